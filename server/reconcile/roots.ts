import type { Millis } from '@maidan/core/ids';
import { type Bet, contains } from '@maidan/games/kit/bet';
import { leafOf, rootOf, saltOf } from '@maidan/games/kit/fair/betsTree';
import type { Game } from '@maidan/games/kit/game';
import { betsRoot } from '../casino/betsRoot.ts';
import type { BetTreeRow, RoundRow } from '../casino/rows.ts';
import type { Fault } from './fault.ts';

/*
 * Bets beside the roots that were published when each window closed. A bet stands in the root of the window it was placed
 * in and in every later one until its market was paid; nothing else stands in any of them. So none can be put in, changed
 * or taken back once its window is closed.
 */

export type Rooted = Pick<RoundRow, 'id' | 'state' | 'paid' | 'beacons' | 'closes' | 'bet_roots' | 'salt'>;
export type RootedBet = Bet & { readonly at: Millis };
export type Tree = Pick<BetTreeRow, 'round_id' | 'nth' | 'leaves'>;

/** `bets` are all that were not taken back. */
export function rootFaults(game: Game, round: Rooted, bets: readonly RootedBet[], trees: readonly Tree[]): Fault[] {
  if (round.salt === '') return isOldRoot(round, bets) ? [] : [altered(round.id, 'bets', bets.length)];
  const leaves = round.bet_roots.map((_, n) => new Set(trees.find(({ nth }) => nth === n + 1)?.leaves));
  const broken = round.bet_roots.flatMap((root, n) =>
    rootOf([...leaves[n]!].toSorted()) === root ? [] : [altered(round.id, `window:${n + 1}`, leaves[n]!.size)],
  );
  const known = new Set<string>();
  const misplaced = bets.flatMap((bet): Fault[] => {
    const leaf = leafOf(saltOf(round.salt, bet.id), bet);
    known.add(leaf);
    return isWhereItBelongs(game, round, bet, n => leaves[n]!.has(leaf)) ? [] : [alteredBet(bet)];
  });
  const gone = leaves.flatMap(window => [...window].filter(leaf => !known.has(leaf)));
  return [...broken, ...misplaced, ...(gone.length > 0 ? [altered(round.id, 'gone', gone.length)] : [])];
}

/** Windows count from 0. One that is open, or ended with its round before it closed, has no root. */
function isWhereItBelongs(game: Game, round: Rooted, bet: RootedBet, isIn: (window: number) => boolean): boolean {
  const placed = windowOf(round, bet, isIn);
  if (placed < 0) return round.bet_roots.length < round.beacons.length;
  const mayBePaid = game.markets.some(market => round.paid.includes(market.id) && contains(market, bet));
  return round.bet_roots.every((_, n) => {
    if (n < placed) return !isIn(n);
    return isIn(n) || (n > placed && mayBePaid);
  });
}

/** By when it was placed; where the clock on the wall was another one than that of the table, the first it is in. */
function windowOf({ closes, bet_roots }: Rooted, { at }: RootedBet, isIn: (window: number) => boolean): number {
  const placed = closes.findIndex(close => at < close);
  return placed < 0 ? bet_roots.findIndex((_, n) => isIn(n)) : placed;
}

/** Rounds before there were leaves have one root that tells something: of all bets, where none was paid before the end. */
function isOldRoot({ bet_roots, beacons, paid, state, salt }: Rooted, bets: readonly Bet[]): boolean {
  const root = bet_roots.at(-1);
  const isRooted = root !== undefined && bet_roots.length === beacons.length; // all windows are closed
  return !isRooted || paid.length > 0 || state === 'open' || root === betsRoot(salt, bets);
}

const altered = (round: string, what: string, found: number): Fault => ({
  ...{ rule: 'bet-altered', subject: `round:${round}:${what}`, expected: 0, found, round },
});

const alteredBet = ({ id, user, round, stake }: RootedBet): Fault => ({
  ...{ rule: 'bet-altered', subject: `bet:${id}`, expected: 0, found: stake, player: user, round },
});
