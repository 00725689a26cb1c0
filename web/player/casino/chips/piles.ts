import type { MyBet } from '@maidan/contract/table';
import { add, type Money, ZERO } from '@maidan/core/money';
import type { Slip } from '@maidan/games/kit/bet';
import { cellOf } from '../table/offers.ts';

/** What lies on one cell. */
export interface Pile {
  /** As the house has it. */
  readonly taken: Money;
  /** Not answered yet. */
  readonly pending: Money;
  /** Settled: what was staked there, and what the house paid on it. */
  readonly decided?: { readonly stake: Money; readonly net: Money };
}

type Decided = Pick<MyBet, 'selection' | 'side' | 'stake' | 'state' | 'profit'>;

/** Bets that have come to their end lie where they were until the next round. */
export function withDecided(piles: ReadonlyMap<string, Pile>, bets: readonly Decided[]): ReadonlyMap<string, Pile> {
  const all = new Map(piles);
  for (const { selection, side, stake, state, profit } of bets) {
    if (state !== 'settled' && state !== 'void') continue;
    const cell = cellOf(selection, side);
    const pile = all.get(cell) ?? { taken: ZERO, pending: ZERO };
    const { stake: staked, net } = pile.decided ?? { stake: ZERO, net: ZERO };
    all.set(cell, { ...pile, decided: { stake: add(staked, stake), net: add(net, profit ?? ZERO) } });
  }
  return all;
}

/** How a pile looks: what is still open counts before what is decided. */
export function fateOfPile({ taken, pending, decided }: Pile): 'pending' | 'taken' | 'won' | 'lost' | 'returned' {
  if (pending > ZERO) return 'pending';
  if (taken > ZERO || !decided) return 'taken';
  if (decided.net === ZERO) return 'returned';
  return decided.net > ZERO ? 'won' : 'lost';
}

/** By cell. */
export function pilesOf(taken: readonly Slip[], pending: readonly Slip[]): ReadonlyMap<string, Pile> {
  const piles = new Map<string, Pile>();
  const put = ({ selection, side, stake }: Slip, which: 'taken' | 'pending'): void => {
    const cell = cellOf(selection, side);
    const pile = piles.get(cell) ?? { taken: ZERO, pending: ZERO };
    piles.set(cell, { ...pile, [which]: add(pile[which], stake) });
  };
  for (const bet of taken) put(bet, 'taken');
  for (const chip of pending) put(chip, 'pending');
  return piles;
}
