import { hashOf } from '@maidan/core/commitment';
import type { Bet } from '@maidan/games/kit/bet';
import { leavesOf, rootOf } from '@maidan/games/kit/fair/betsTree';

/** The root that a round has of these bets: salted, or as it was made before there were salts. */
export const betsRoot = (salt: string, bets: readonly Bet[]): string =>
  salt === '' ? unsaltedRoot(bets) : rootOf(leavesOf(salt, bets));

function unsaltedRoot(bets: readonly Bet[]): string {
  let level = bets
    .map(({ id, selection, side, odds, line, stake }) => hashOf([id, selection, side, odds, line, stake].join('|')))
    .toSorted();
  if (level.length === 0) return hashOf('');
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, nth) => level.slice(nth * 2, nth * 2 + 2));
    level = pairs.map(pair => (pair.length === 1 ? pair[0]! : hashOf(pair.join(''))));
  }
  return level[0]!;
}
