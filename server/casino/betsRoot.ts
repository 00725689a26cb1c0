import { createHash } from 'node:crypto';
import type { Bet } from '@maidan/games/kit/bet';

/**
 * The Merkle root of the bets of a round, published after its window closed and before its entropy exists: evidence
 * that no bet was added or taken away afterwards. It has no part in the outcome.
 */
export function betsRoot(bets: readonly Bet[]): string {
  let level = bets.map(leafOf).toSorted();
  if (level.length === 0) return hash('');
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, nth) => level.slice(nth * 2, nth * 2 + 2));
    level = pairs.map(pair => (pair.length === 1 ? pair[0]! : hash(pair.join(''))));
  }
  return level[0]!;
}

const leafOf = ({ id, selection, side, odds, line, stake }: Bet): string =>
  hash([id, selection, side, odds, line, stake].join('|'));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
