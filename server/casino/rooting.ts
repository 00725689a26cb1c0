import type { Millis } from '@maidan/core/ids';
import { type LeafBet, leavesOf, rootOf } from '@maidan/games/kit/fair/betsTree';
import type { Decision } from '../writer/decision.ts';
import type { RoundRow } from './rows.ts';

/* Which bets there were when a window closed is put on record as the root of a tree: see games/kit/fair/betsTree.ts. */

/** A window has closed, or should have, and no root says yet which bets there were. */
export const lacksRoot = (row: RoundRow, now: Millis): boolean =>
  row.beacons.length > row.bet_roots.length && (row.state !== 'open' || (row.closes.at(-1) ?? now) <= now);

/** The row with the root of these bets, put on record now; what leads to it is kept beside. */
export function rooted(decision: Decision, row: RoundRow, bets: readonly LeafBet[], now: Millis): RoundRow {
  const leaves = leavesOf(row.salt, bets);
  const nth = row.bet_roots.length + 1;
  decision.put('betTree', { id: `${row.id}:${nth}`, round_id: row.id, nth, leaves });
  return {
    ...row,
    bet_roots: [...row.bet_roots, rootOf(leaves)],
    bet_roots_at: row.bet_roots_at && [...row.bet_roots_at, now],
  };
}
