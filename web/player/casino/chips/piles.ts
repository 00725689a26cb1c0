import { add, type Money, ZERO } from '@maidan/core/money';
import type { Slip } from '@maidan/games/kit/bet';
import { cellOf } from '../table/offers.ts';

/** What lies on one cell. */
export interface Pile {
  /** As the house has it. */
  readonly taken: Money;
  /** Not answered yet. */
  readonly pending: Money;
}

/** By cell. */
export function pilesOf(taken: readonly Slip[], pending: readonly Slip[]): ReadonlyMap<string, Pile> {
  const piles = new Map<string, Pile>();
  const put = ({ selection, side, stake }: Slip, which: keyof Pile): void => {
    const cell = cellOf(selection, side);
    const pile = piles.get(cell) ?? { taken: ZERO, pending: ZERO };
    piles.set(cell, { ...pile, [which]: add(pile[which], stake) });
  };
  for (const bet of taken) put(bet, 'taken');
  for (const chip of pending) put(chip, 'pending');
  return piles;
}
