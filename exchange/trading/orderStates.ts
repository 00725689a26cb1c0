import { add, type Money, subtract, sum, ZERO } from '@maidan/core/money';
import { END_REASONS, type EndReason, type Leg, type Order, type OrderState } from '../market.ts';

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

/** So much of it was matched at this price. */
export function met(state: OrderState, by: Money, at: number): OrderState {
  const matched = add(state.matched, by);
  const average = (state.average * state.matched + at * by) / matched;
  return { ...state, left: subtract(state.left, by), average, matched };
}

/** So much of it left the book. */
export function ended(state: OrderState, by: Money, because: EndReason): OrderState {
  const into = END_REASONS[because];
  return { ...state, left: subtract(state.left, by), [into]: add(state[into], by), because };
}

/** `open`: in the book, all of it or a part. `matched`: out of the book, and as far as it was met it stands. */
export const ORDER_WORDS = ['open', 'matched', 'cancelled', 'lapsed', 'void'] as const;
export type OrderWord = (typeof ORDER_WORDS)[number];

/** What an order is, in a word. Where something of it is matched, that counts more than what became of the rest. */
export function wordOf(state: Pick<OrderState, 'left' | 'matched' | 'lapsed' | 'voided' | 'because'>): OrderWord {
  const { left, matched, lapsed, voided, because } = state;
  if (left > 0) return 'open';
  if (matched > 0) return 'matched';
  const ending = because ? END_REASONS[because] : voided > 0 ? 'voided' : lapsed > 0 ? 'lapsed' : 'cancelled';
  return ending === 'voided' ? 'void' : ending;
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
