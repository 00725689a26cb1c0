import type { OrderId } from '@maidan/core/ids';
import { MOST } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Market, OrderState } from '../market.ts';
import { isRunning } from './marketTurns.ts';
import { isTick } from '../ticks.ts';
import type { OrdersCommand, TradeRefusal } from './tradeCommand.ts';

/** Whether a market takes new orders at all, and these. Whether the player can afford them is the wallet's business. */
export function accept(market: Market, { place, version, isAllOrNone }: OrdersCommand): Result<void, TradeRefusal> {
  const { min, max } = market.limits;
  if (market.status === 'suspended') return refuse('market-suspended');
  if (max < min) return refuse('market-closed');
  if (version !== undefined && version !== market.version) return refuse('market-changed');
  for (const { runner, odds, stake } of place) {
    if (!isRunning(market, runner)) return refuse('unknown-runner');
    if (!isTick(odds)) return refuse('price-off-ladder');
    if (stake < min && !isAllOrNone) return refuse('stake-too-small');
    if (stake > max || stake > MOST) return refuse('stake-too-large');
  }
  return ok(undefined);
}

/** What is put in the place of an order needs all of it; of those only taken back, one that is open is enough. */
export function hasThem({ cancel, reduce, place }: OrdersCommand, isTheirs: (id: OrderId) => boolean): boolean {
  if (!reduce.every(({ order }) => isTheirs(order))) return false;
  if (cancel === 'all') return true;
  const open = cancel.filter(isTheirs).length;
  return place.length > 0 ? open === cancel.length : open > 0 || cancel.length === 0;
}

/** Whether orders that are all filled whole or not placed at all were, and came to what they are worth to their player. */
export function cameTrue({ place, worth }: OrdersCommand, orders: readonly OrderState[]): Result<void, TradeRefusal> {
  const placed = new Set(place.map(({ id }) => id));
  const own = orders.filter(({ order }) => placed.has(order.id));
  const isFilled = own.every(({ order, matched }) => matched === order.stake);
  if (!worth) return isFilled ? ok(undefined) : refuse('not-filled');
  const isWorthIt = own.every(state => state.worth !== undefined && state.worth >= worth.value);
  return isFilled && isWorthIt ? ok(undefined) : refuse('price-changed');
}
