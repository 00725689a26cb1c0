import { type Money, negate, scale } from '@maidan/core/money';
import { type Odds, odds, profit } from '@maidan/core/odds';
import type { Leg, Match } from './market.ts';
import { positionOf } from './position.ts';

/** In hundredths of a per cent: smaller ones are ignored. */
export const LEAST_REDUCTION = 250;

const SHORTEST: Odds = odds(1.01);

/** In a place market the winnings are reduced and the price stays. */
export type Reduced = 'win' | 'place';

/**
 * A match after a runner was withdrawn: bets on it are void, and those on the others are struck anew at a reduced price,
 * back and lay alike. Undefined when nothing is left of it. `reduction` is in hundredths of a per cent.
 *
 * Where backs (or lays) on every runner paid each other, one of them is gone: what it staked and what the others are
 * reduced by need not be the same, and the difference is the house's, whichever way.
 */
export function withoutRunner(match: Match, runner: string, reduction: number, kind: Reduced): Match | undefined {
  const standing = match.legs.filter(leg => leg.runner !== runner);
  if (standing.length === 0) return undefined;
  const legs = reduction < LEAST_REDUCTION ? standing : standing.map(leg => reducedLeg(leg, reduction, kind));
  return match.residual ? { legs, residual: residualOf(legs) } : { legs };
}

function reducedLeg(leg: Leg, reduction: number, kind: Reduced): Leg {
  if (kind === 'place') return { ...leg, profit: scale(leg.profit, 10_000 - reduction, 10_000) };
  const price = reducedPrice(leg.odds, reduction);
  return { ...leg, odds: price, profit: profit(leg.stake, price) };
}

/** The whole price is reduced, down to a thousandth; never below 1.01. */
export const reducedPrice = (at: Odds, reduction: number): Odds =>
  odds(Math.max(SHORTEST, Math.floor((at * (10_000 - reduction)) / 10_000)) / 1000);

/** Whatever the players make together is taken from the house. */
function residualOf(legs: readonly Leg[]): Record<string, Money> {
  const runners = [...new Set(legs.map(leg => leg.runner))];
  const { ifWins } = positionOf(runners, legs);
  return Object.fromEntries(runners.map(winner => [winner, negate(ifWins[winner]!)]));
}
