import type { BoardKind } from './boards.ts';
import { choose } from './choose.ts';
import { countPairings } from './pairings.ts';

/** In how many ways the best of several hands has this rank, and in how many of those nobody else has as good a one. */
export interface Best {
  readonly rank: number;
  readonly ways: number;
  readonly alone: number;
}

/**
 * Deals `players` hands from what this board leaves, in every way; who holds which hand is not told apart.
 *
 * Dealing hands is taking pairs of cards that have no card in common. All hands are worse than a rank when all pairs
 * are, and one is best alone when one pair has the rank and the others are worse. So for each rank, pairs are counted
 * among cards that make a worse hand together, with at most one pair that makes this very hand.
 */
export function bestOf(players: number, { cards, rank }: BoardKind): readonly Best[] {
  const counts = cards.map(({ count }) => count);
  const ranks = cards.map(one => cards.map(other => rank(one, other)));
  const levels = [...new Set(ranks.flat())].toSorted((a, b) => a - b);
  const found = levels.map(level => {
    const joined = ranks.map(row => ({ below: bitsOf(row, r => r < level), at: bitsOf(row, r => r === level) }));
    return countPairings(players, counts, joined);
  });
  const all = pairingsOf(
    counts.reduce((sum, count) => sum + count, 0),
    players,
  );
  return levels.map((level, i) => ({
    rank: level,
    ways: (found[i + 1]?.worse ?? all) - found[i]!.worse,
    alone: found[i]!.oneBest,
  }));
}

const bitsOf = <T>(row: readonly T[], isSet: (each: T) => boolean): number =>
  row.reduce((bits, each, i) => (isSet(each) ? bits | (1 << i) : bits), 0);

/** In how many ways so many pairs can be taken from these cards. */
function pairingsOf(cards: number, pairs: number): number {
  return pairs === 0 ? 1 : (choose(cards, 2) * pairingsOf(cards - 2, pairs - 1)) / pairs;
}
