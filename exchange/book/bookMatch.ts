import { type Money, negate, sum } from '@maidan/core/money';
import { type Odds, profit } from '@maidan/core/odds';
import type { Leg, Match, Order } from '../market.ts';

/** What of an order is struck, and at which price. */
export interface Struck {
  readonly order: Order;
  readonly odds: Odds;
  readonly stake: Money;
}

/** A back and a lay of one runner, at the maker's price: who waited named it. The taker's leg comes first. */
export function directMatch(taker: Order, maker: Order, stake: Money): Match {
  const { odds } = maker;
  return { legs: [legOf({ order: taker, odds, stake }), legOf({ order: maker, odds, stake })] };
}

/** Backs, or lays, on every runner. The taker's leg comes first, then the makers' in the order of the runners. */
export function crossMatch(runners: readonly string[], struck: readonly Struck[]): Match {
  const legs = struck.map(legOf);
  const residual = Object.fromEntries(runners.map(id => [id, negate(sum(legs.map(leg => resultIf(leg, id))))]));
  return { legs, residual };
}

/** What a leg makes if `winner` wins. */
function resultIf(leg: Leg, winner: string): Money {
  const backed = leg.runner === winner ? leg.profit : negate(leg.stake);
  return leg.side === 'back' ? backed : negate(backed);
}

function legOf({ order, odds, stake }: Struck): Leg {
  const { id, user, runner, side } = order;
  return { order: id, user, runner, side, odds, stake, profit: profit(stake, odds) };
}
