import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId, Millis } from '@maidan/core/ids';
import { type Money, paise, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { cashOut } from '@maidan/exchange/positions/cashOut';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { Order, OrderState } from '@maidan/exchange/market';
import { quotedOffers, upTo } from '@maidan/exchange/trading/offers';
import { positionOf } from '@maidan/exchange/positions/position';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import type { Command } from '../writer/command.ts';
import type { Way } from './desk.ts';
import { orderId } from './orderId.ts';
import { orderReply } from './orders.ts';
import { placeRowBets, tabId, type Terms } from './rowBets.ts';
import type { PlacedRowBet } from './rows.ts';
import { inTurn } from './rowTurn.ts';

type Wanted = Input<'cashOut'>;

/** Bets with a bookmaker that closed a position. */
interface Closed {
  readonly value: Money;
  readonly bets: readonly PlacedRowBet[];
}

/** As it is kept under its key. */
type KeptCashOut = readonly OrderState[] | Closed;

/**
 * Closes a position at the prices that are there: never for less than the player was shown. Position and prices are those
 * of the moment it is struck. So of many at once each closes a part of what the one before it left, and none goes beyond.
 */
export async function cashOutNow(
  deps: Deps,
  caller: Player,
  input: Wanted,
): Promise<Result<Reply<'cashOut'>, ErrorCode>> {
  const done = (await deps.writer.answered<KeptCashOut>(caller)) ?? (await closed(deps, caller, input));
  return done.ok ? ok(replyOf(caller, input.market, done.value)) : done;
}

async function closed(deps: Deps, caller: Player, input: Wanted): Promise<Result<KeptCashOut, ErrorCode>> {
  const { sport } = deps;
  const { key, fingerprint } = caller;
  const id = input.market as MarketId; // looked up below
  if (sport.engine.trading(id))
    return sport.engine.trade(id, { key, fingerprint }, wayOut(caller, input, deps.world.now()));
  const found = sport.market(id);
  if (found?.row.kind !== 'bookmaker') return refuse('unknown-market');
  return inTurn(deps, found, caller, terms => closeRow(deps, caller, id, input, { accepts: 'none', ...terms }));
}

/** The orders that close it in the book as it is then; they are of when it was asked for, as all orders are. */
const wayOut = ({ user, key }: Player, { percent, value }: Wanted, at: Millis): Way => ({
  user,
  orders: trading => {
    const position = trading.positionOf(user);
    const offers = upTo(trading.offersTo(user), trading.market.limits.max);
    const way = position && cashOut(position, offers, percent, trading.outcomes);
    if (!way) return refuse('nothing-to-cash-out');
    const place = way.legs.map(({ runner, side, odds, stake }, nth): Order => ({
      id: orderId(key, nth),
      user,
      runner,
      side,
      odds,
      stake,
      at,
      isKept: false,
      isDirect: true,
    }));
    return ok({ type: 'orders', user, cancel: [], reduce: [], place, isAllOrNone: true, worth: { percent, value } });
  },
});

/** Out of a bookmaker's bets, whatever they and its prices are when it is decided. */
function closeRow(
  { sport }: Deps,
  caller: Player,
  id: MarketId,
  { percent, value }: Wanted,
  terms: Terms,
): Command<Closed> {
  const tab = tabId(id, caller.user);
  return {
    ...placeRowBets(() => undefined, id, caller, [], terms),
    decide: decision => {
      const row = sport.houseRow(id);
      if (!row) return refuse('market-closed');
      const stop = stopOf(row);
      if (stop) return refuse(stop);
      const position = positionOf(row.runners, decision.row('rowTab', tab)?.bets ?? []);
      const way = cashOut(position, quotedOffers(row), percent);
      if (!way) return refuse('nothing-to-cash-out');
      if (way.value < value) return refuse('price-changed');
      const slips = way.legs.map(({ runner, side, odds, stake }) => ({ runner, side, odds, stake, line: 0 }));
      // Whoever gets out may do so with any stake.
      const open = { ...row, limits: { ...row.limits, min: paise(1) } };
      const placed = placeRowBets(() => open, id, caller, slips, { ...terms, isWayOut: true }).decide(decision);
      return placed.ok ? ok({ value: way.value, bets: placed.value }) : placed;
    },
  };
}

const STOPS = { suspended: 'market-suspended', ballRunning: 'ball-running', closed: 'market-closed' } as const;

function stopOf({ status, limits }: HouseRow): ErrorCode | undefined {
  if (limits.max < limits.min) return 'market-closed';
  return status === 'active' ? undefined : STOPS[status];
}

function replyOf(caller: Player, market: string, struck: KeptCashOut): Reply<'cashOut'> {
  if ('bets' in struck) return { value: struck.value, orders: struck.bets.map(bet => betReply(market, bet)) };
  const orders = struck.map(({ worth, ...state }) => ({ worth, order: orderReply(caller, market, state) }));
  const value = orders.find(({ worth }) => worth !== undefined)?.worth ?? ZERO; // an own order that was in its way has none
  return { value, orders: orders.map(({ order }) => order) };
}

const betReply = (market: string, { id, runner, side, odds, stake }: PlacedRowBet) => ({
  id,
  market,
  runner,
  side,
  odds,
  stake,
  matched: stake,
  average: odds,
  left: paise(0),
  lapsed: paise(0),
  cancelled: paise(0),
  voided: paise(0),
  ...({ state: 'matched', because: null, why: '' } as const),
});
