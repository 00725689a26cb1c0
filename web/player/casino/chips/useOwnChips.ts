import { inRupees, ZERO } from '@maidan/core/money';
import type { Game } from '@maidan/games/kit/game';
import { useState } from 'react';
import { readQuickStakes } from '../../parts/stake/quickStakes.ts';
import { widestLimits } from '../slip/draft.ts';
import { keepChip, readChip } from './keptChip.ts';

/** The player's own chips, and the one that a tap lays: one for a page, however many tables are on it. */
export interface OwnChips {
  readonly stakes: readonly number[];
  readonly setStakes: (stakes: readonly number[]) => void;
  readonly chip: number | undefined;
  readonly choose: (chip: number) => void;
}

/** Of tables that take no less than this. */
export function useOwnChips(least: number): OwnChips {
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
  const [chip, setChip] = useState(() => readChip(localStorage, stakes, least));
  function choose(next: number) {
    keepChip(localStorage, next);
    setChip(next);
  }
  return { stakes, setStakes, chip, choose };
}

/** No bet of this table is smaller, in rupees. */
export const leastOf = (game: Game): number => inRupees(widestLimits(game)?.min ?? ZERO);

/** A chip that is too small for a table is none there. */
export const chipAt = (game: Game, chip: number | undefined): number | undefined =>
  chip !== undefined && chip >= leastOf(game) ? chip : undefined;
