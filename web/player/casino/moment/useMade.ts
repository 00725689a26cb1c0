import type { RoundMade } from '@maidan/contract/table';
import { ZERO } from '@maidan/core/money';
import { useMemo } from 'react';
import { useLive } from '../../../live/useLive.ts';

const NONE: readonly RoundMade[] = [];

/** What the player's latest rounds at a table came to, newest first. */
export function useMade(code: string): readonly RoundMade[] {
  const rounds = useLive('mybets')?.rounds ?? NONE;
  return useMemo(() => rounds.filter(({ game }) => game === code), [rounds, code]);
}

/** More came back than was staked, less, or just that. */
export type MadeFate = 'won' | 'lost' | 'returned';

export function fateOf({ net }: Pick<RoundMade, 'net'>): MadeFate {
  if (net === ZERO) return 'returned';
  return net > ZERO ? 'won' : 'lost';
}
