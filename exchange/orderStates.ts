import { add, type Money, subtract, sum, ZERO } from '@maidan/core/money';
import type { Ending, Leg, Order, OrderState } from './market.ts';

/* What becomes of an order. */

export const fresh = (order: Order): OrderState => ({
  order,
  matched: ZERO,
  average: 0,
  left: order.stake,
  lapsed: ZERO,
  cancelled: ZERO,
  voided: ZERO,
});

/** So much less of it is left, and where that went; a match has a price. */
export function shrunk(state: OrderState, by: Money, into: Ending | 'matched', at = 0): OrderState {
  const matched = into === 'matched' ? add(state.matched, by) : state.matched;
  const average = at === 0 ? state.average : (state.average * state.matched + at * by) / matched;
  return { ...state, left: subtract(state.left, by), average, [into]: add(state[into], by) };
}

type Priced = Pick<Leg, 'stake' | 'odds'>;

/** The price of bets together, weighted by stake; 0 where there are none. */
export const averageOf = (legs: readonly Priced[]): number =>
  legs.reduce((total, { stake, odds }) => total + stake * odds, 0) / (sum(legs.map(({ stake }) => stake)) || 1);

/** With the price its bets have now, of all bets of its player: they were reduced. */
export const repriced = (state: OrderState, legs: Iterable<Leg>): OrderState => ({
  ...state,
  average: averageOf([...legs].filter(({ order }) => order === state.order.id)),
});
