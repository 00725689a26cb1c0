import { hashOf } from '@maidan/core/commitment';
import type { Bet } from '../bet.ts';

/*
 * The bets of a round as a Merkle tree. Its root is published after a window closed and before its entropy exists: no
 * bet can be added, changed or taken away afterwards. It has no part in the outcome. Every leaf is salted with something
 * that only its player is told, so nobody reads another's bet out of it.
 */

export type LeafBet = Pick<Bet, 'selection' | 'side' | 'odds' | 'line' | 'stake'> & { readonly id: string };

/** Where a hash of the path stands beside what was made so far. */
export interface Step {
  readonly side: 'left' | 'right';
  readonly hash: string;
}

/** SHA-256("salt|secret of the round|bet"). */
export const saltOf = (secret: string, bet: string): string => hashOf(`salt|${secret}|${bet}`);

/** SHA-256("leaf|salt|id|selection|side|odds|line|stake"). */
export const leafOf = (salt: string, { id, selection, side, odds, line, stake }: LeafBet): string =>
  hashOf(['leaf', salt, id, selection, side, odds, line, stake].join('|'));

/** SHA-256("node|left|right"). */
const nodeOf = (left: string, right: string): string => hashOf(`node|${left}|${right}`);

/** Of a window nobody bet in. */
const EMPTY = hashOf('empty');

export const leavesOf = (secret: string, bets: readonly LeafBet[]): readonly string[] =>
  bets.map(bet => leafOf(saltOf(secret, bet.id), bet)).toSorted();

/** Of leaves in order. */
export const rootOf = (leaves: readonly string[]): string => levelsOf(leaves).at(-1)?.[0] ?? EMPTY;

/** What leads from this leaf to the root; nothing when it is not in the tree. */
export function pathTo(leaves: readonly string[], leaf: string): readonly Step[] | undefined {
  let at = leaves.indexOf(leaf);
  if (at < 0) return undefined;
  const path: Step[] = [];
  for (const level of levelsOf(leaves).slice(0, -1)) {
    const other = level[at ^ 1];
    if (other !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash: other });
    at >>= 1;
  }
  return path;
}

/** The root that this path leads to. */
const climbed = (leaf: string, path: readonly Step[]): string =>
  path.reduce((made, { side, hash }) => (side === 'left' ? nodeOf(hash, made) : nodeOf(made, hash)), leaf);

/** From the leaves to the root. One that has no neighbour goes up as it is. */
function levelsOf(leaves: readonly string[]): readonly (readonly string[])[] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1;) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, nth) => level.slice(nth * 2, nth * 2 + 2));
    level = pairs.map(([left, right]) => (right === undefined ? left! : nodeOf(left!, right)));
    levels.push(level);
  }
  return levels;
}

/** What a player is given: with the record of the round it proves that his bet was counted before the cards existed. */
export interface BetProof {
  readonly version: 'v2';
  readonly table: string;
  readonly round: string;
  readonly window: number;
  readonly bet: LeafBet;
  readonly salt: string;
  readonly path: readonly Step[];
}

/** Whether this bet is in the root that the record has of its window. */
export function isInRoot(
  { table, round, window, bet, salt, path }: BetProof,
  record: {
    readonly table: string;
    readonly round: string;
    readonly windows?: readonly { readonly betsRoot: string | null }[];
  },
): boolean {
  if (record.table !== table || record.round !== round) return false;
  return record.windows?.[window - 1]?.betsRoot === climbed(leafOf(salt, bet), path);
}
