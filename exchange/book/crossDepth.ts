import { paise } from '@maidan/core/money';
import { CENTS } from './bookLimit.ts';
import { virtualRank } from './cross.ts';
import { BACK, LAY, type Ladder, type LadderSide, queueOf, rankOf } from './ladder.ts';
import type { Level } from '../market.ts';
import { priceAt } from '../ticks.ts';

/** Stake by rank: what somebody of the other side could get, at which price. */
type Offers = Map<number, number>;

/** The best prices of a queue, from the orders that rest in it and, with `others`, from those on all other runners. */
export function levelsOf(
  ladder: Ladder,
  runner: number,
  side: LadderSide,
  count: number,
  others: readonly number[] = [],
): Level[] {
  const offers: Offers = new Map();
  const queue = queueOf(runner, side);
  for (let rank = ladder.best(queue); rank !== 0 && offers.size < count; rank = ladder.worse(queue, rank)) {
    offers.set(rank, ladder.volume(queue, rank));
  }
  if (others.length > 0) addVirtual(ladder, others, side === LAY ? BACK : LAY, count, offers);
  return [...offers]
    .toSorted(([a], [b]) => b - a)
    .slice(0, count)
    .map(([rank, stake]) => ({ odds: priceAt(rankOf(side, rank)), stake: paise(stake) }));
}

interface Cursor {
  readonly queue: number;
  rank: number;
  /** What is not yet used of this price, as what it would return. */
  returns: number;
}

/**
 * Pots of whole prices: the smallest return of the best prices of all other runners sets the size, what is used up makes
 * way for the next price. Orders are not told apart here, so of a price up to a few paise may turn out not to be there.
 */
function addVirtual(ladder: Ladder, others: readonly number[], side: LadderSide, count: number, offers: Offers): void {
  const cursors = others.map((runner): Cursor => {
    const queue = queueOf(runner, side);
    return at(ladder, side, queue, ladder.best(queue));
  });
  const found = new Set<number>();
  while (cursors.every(cursor => cursor.rank !== 0)) {
    const rank = virtualRank(side, sumOf(cursors, side));
    if (rank === 0 || (found.size === count && !found.has(rank))) return;
    const pot = Math.min(...cursors.map(cursor => cursor.returns));
    const stake = Math.floor((pot * 100) / CENTS[rankOf(side === BACK ? LAY : BACK, rank)]!);
    if (stake > 0) {
      found.add(rank);
      offers.set(rank, (offers.get(rank) ?? 0) + stake);
    }
    for (const cursor of cursors) {
      cursor.returns -= pot;
      if (cursor.returns < 1)
        Object.assign(cursor, at(ladder, side, cursor.queue, ladder.worse(cursor.queue, cursor.rank)));
    }
  }
}

function at(ladder: Ladder, side: LadderSide, queue: number, rank: number): Cursor {
  return { queue, rank, returns: rank === 0 ? 0 : (ladder.volume(queue, rank) * CENTS[rankOf(side, rank)]!) / 100 };
}

const sumOf = (cursors: readonly Cursor[], side: LadderSide): number =>
  cursors.reduce((sum, { rank }) => sum + 100 / CENTS[rankOf(side, rank)]!, 0);
