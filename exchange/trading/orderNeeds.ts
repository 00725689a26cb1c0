import type { OrderId } from '@maidan/core/ids';
import { paise, ZERO } from '@maidan/core/money';
import type { Holding } from '../positions/holding.ts';
import type { OrderState } from '../market.ts';
import type { OrdersCommand } from './tradeCommand.ts';

/** What is in a player's book already, and what the command takes out of it. */
export interface Standing {
  readonly orders: readonly OrderState[];
  readonly cancelled: readonly OrderId[];
  place(runner: string): number;
}

/** Where somebody would stand if all of it were accepted and nothing matched: written onto the holding. */
export function expectAll(holding: Holding, { reduce, place }: OrdersCommand, standing: Standing): void {
  const open = new Map(standing.orders.map(state => [state.order.id, state]));
  const shrink = (id: OrderId, by: number): void => {
    const state = open.get(id);
    if (!state) return;
    const left = paise(Math.max(0, state.left - by));
    holding.expect(standing.place(state.order.runner), state.order, state.left, left);
  };
  for (const id of standing.cancelled) shrink(id, Infinity);
  for (const { order, by } of reduce) shrink(order, by);
  for (const order of place) holding.expect(standing.place(order.runner), order, ZERO, order.stake);
}
