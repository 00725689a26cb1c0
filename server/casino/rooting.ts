import type { Millis } from '@maidan/core/ids';
import { type LeafBet, leavesOf, rootOf } from '@maidan/games/kit/fair/betsTree';
import type { Decision } from '../writer/decision.ts';
import { partsOf, type Pieces } from '../work/pieces.ts';
import type { RoundRow } from './rows.ts';

/* Which bets there were when a window closed is put on record as the root of a tree: see games/kit/fair/betsTree.ts. */

/** The bets that were open, as leaves in order, and what they lead to. */
interface BetsTree {
  readonly leaves: readonly string[];
  readonly root: string;
}

/** Hashed at a time. A power of two: then the parts of the leaves are parts of the tree, and their roots lead to its root. */
const PART = 64;

export function* treeOf(secret: string, bets: readonly LeafBet[]): Pieces<BetsTree> {
  const leaves: string[] = [];
  for (const some of partsOf(bets, PART)) {
    leaves.push(...leavesOf(secret, some));
    yield;
  }
  leaves.sort();
  const roots: string[] = [];
  for (const some of partsOf(leaves, PART)) {
    roots.push(rootOf(some));
    yield;
  }
  return { leaves, root: rootOf(roots) };
}

/** A window has closed, or should have, and no root says yet which bets there were. */
export const lacksRoot = (row: RoundRow, now: Millis): boolean =>
  row.beacons.length > row.bet_roots.length && (row.state !== 'open' || (row.closes.at(-1) ?? now) <= now);

/** The row with the root of these bets, put on record now; what leads to it is kept beside. */
export function rooted(decision: Decision, row: RoundRow, { leaves, root }: BetsTree, now: Millis): RoundRow {
  const nth = row.bet_roots.length + 1;
  decision.put('betTree', { id: `${row.id}:${nth}`, round_id: row.id, nth, leaves });
  return {
    ...row,
    bet_roots: [...row.bet_roots, root],
    bet_roots_at: row.bet_roots_at && [...row.bet_roots_at, now],
  };
}
