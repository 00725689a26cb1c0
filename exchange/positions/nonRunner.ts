import { type Money, scale } from '@maidan/core/money';
import { type Odds, odds, profit, type Side } from '@maidan/core/odds';
import type { MarketPlan } from '../sports/sport.ts';

/** A runner that was removed, and what bets on the others are reduced by, in hundredths of a per cent. */
export interface Removal {
  readonly runner: string;
  readonly reduction: number;
}

/** Those of a market so far, by name. */
export const removalsIn = ({ runners = [], removed = [] }: MarketPlan): Removal[] =>
  removed.flatMap(({ runner: place, reduction }) => {
    const runner = runners[place];
    return runner === undefined ? [] : [{ runner, reduction }];
  });

/** In hundredths of a per cent: smaller ones are ignored. */
const LEAST_REDUCTION = 250;

const SHORTEST: Odds = odds(1.01);

/** Where one runner wins the whole price is reduced; in a place market the winnings are, and the price stays. */
export type Reduced = 'win' | 'place';

export const reducedIn = (winners = 1): Reduced => (winners > 1 ? 'place' : 'win');

/** A bet that was struck, as far as a removal changes it. */
export interface Reducible {
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
  readonly profit: Money;
}

/**
 * A bet after a runner was removed. Undefined on the runner itself: it is void. On the others it is struck anew at a
 * reduced price, back and lay alike, so that two who bet with each other still do, to the paisa.
 *
 * Where backs (or lays) on every runner paid each other, one of them is gone: what it staked and what the others are
 * reduced by need not be the same, and the difference is the house's, whichever way.
 */
export function withoutRunner<B extends Reducible>(
  bet: B,
  { runner, reduction }: Removal,
  kind: Reduced,
): B | undefined {
  if (bet.runner === runner) return undefined;
  if (reduction < LEAST_REDUCTION) return bet;
  if (kind === 'place') return { ...bet, profit: scale(bet.profit, 10_000 - reduction, 10_000) };
  const price = reducedPrice(bet.odds, reduction);
  return { ...bet, odds: price, profit: profit(bet.stake, price) };
}

/** The whole price is reduced, down to a thousandth; never below 1.01. */
export const reducedPrice = (at: Odds, reduction: number): Odds =>
  odds(Math.max(SHORTEST, Math.floor((at * (10_000 - reduction)) / 10_000)) / 1000);

/** After one removal and the next. */
export const withoutRunners = <B extends Reducible>(
  bet: B,
  removals: readonly Removal[],
  kind: Reduced,
): B | undefined => removals.reduce<B | undefined>((left, removal) => left && withoutRunner(left, removal, kind), bet);

/** What bets on the others are reduced by, in per cent: nothing where it is too little to count. */
export const percentOff = ({ reduction }: Removal): number => (reduction < LEAST_REDUCTION ? 0 : reduction / 100);
