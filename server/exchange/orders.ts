import type { Input, Reply } from '@maidan/contract/api';
import { endingSentence } from '@maidan/contract/endings';
import type { ErrorCode } from '@maidan/contract/errors';
import { after, type MarketId, type OrderId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { subtract } from '@maidan/core/money';
import type { Order, OrderState } from '@maidan/exchange/market';
import { wordOf } from '@maidan/exchange/trading/orderStates';
import type { OrdersCommand } from '@maidan/exchange/trading/tradeCommand';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import { orderId } from './orderId.ts';

/* What players do with orders. */

type Orders = Promise<Result<Reply<'placeOrders'>, ErrorCode>>;

export async function placeOrders(deps: Deps, caller: Player, input: Input<'placeOrders'>): Orders {
  const now = deps.world.now();
  const lapses = deps.sport.engine.now;
  const place = input.orders.map(({ minFill, lifeMs, ...wish }, nth): Order => ({
    ...wish,
    id: orderId(caller.key, nth),
    user: caller.user,
    at: now,
    ...(minFill && { minFill }),
    ...(lifeMs && { until: after(lapses, lifeMs) }),
  }));
  const seen = input.version === undefined ? {} : { version: input.version };
  return traded(deps, caller, input.market, { ...NOTHING, place, ...seen });
}

/** A smaller stake at the same price keeps its place in the queue; anything else is a new order. */
export async function changeOrder(deps: Deps, caller: Player, input: Input<'changeOrder'>): Orders {
  const change = changeOf(deps, caller, input);
  if (change.ok) return traded(deps, caller, input.market, change.value);
  const before = await deps.writer.answered<readonly OrderState[]>(caller); // what it did may be why it cannot do it again
  return before ? replyOf(caller, input.market, before) : change;
}

function changeOf(deps: Deps, caller: Player, input: Input<'changeOrder'>): Result<Wanted, ErrorCode> {
  const id = input.order as OrderId; // looked up below
  const trading = deps.sport.engine.trading(input.market as MarketId);
  if (!trading) return refuse('unknown-market');
  const state = trading.order(id);
  if (!state || state.order.user !== caller.user) return refuse('order-not-open');
  const { odds, stake } = input;
  if (stake < trading.market.limits.min) return refuse('stake-too-small');
  const seen = { order: id, left: state.left };
  if (odds === state.order.odds && stake <= state.left) {
    const by = subtract(state.left, stake);
    return ok({ ...NOTHING, seen, reduce: by > 0 ? [{ order: id, by }] : [] });
  }
  const order = { ...state.order, id: orderId(caller.key, 0), odds, stake, at: deps.world.now() };
  return ok({ ...NOTHING, seen, cancel: [id], place: [order] });
}

type Wanted = Omit<OrdersCommand, 'type' | 'user'>;

export const cancelOrders = (deps: Deps, caller: Player, input: Input<'cancelOrders'>): Orders =>
  traded(deps, caller, input.market, {
    ...NOTHING,
    cancel: input.orders === 'all' ? 'all' : (input.orders as OrderId[]), // the market knows its own
  });

const NOTHING = { cancel: [], reduce: [], place: [], isAllOrNone: false } as const;

async function traded({ sport }: Deps, caller: Player, market: string, command: Wanted): Orders {
  const id = market as MarketId; // the engine knows its own
  const { key, fingerprint, user } = caller;
  const done = await sport.engine.trade(id, { key, fingerprint }, { type: 'orders', user, ...command });
  return replyOf(caller, market, done);
}

const replyOf = (caller: Player, market: string, done: Result<readonly OrderState[], ErrorCode>): Awaited<Orders> =>
  done.ok ? ok({ orders: done.value.map(state => orderReply(caller, market, state)) }) : done;

export function orderReply(
  { language }: Pick<Player, 'language'>,
  market: string,
  { order, ...state }: OrderState,
): Reply<'placeOrders'>['orders'][number] {
  const { id, runner, side, odds, stake } = order;
  const { because = null } = state;
  const ending = { because, why: because ? endingSentence(because, language) : '' };
  return { id, market, runner, side, odds, stake, ...state, state: wordOf(state), ...ending };
}
