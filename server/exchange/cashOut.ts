import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId } from '@maidan/core/ids';
import { type Money, paise, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { cashOut } from '@maidan/exchange/cashOut';
import type { HouseRow } from '@maidan/exchange/houseRow';
import type { Order, OrderState } from '@maidan/exchange/market';
import { quotedOffers, upTo } from '@maidan/exchange/offers';
import { positionOf } from '@maidan/exchange/position';
import type { Trading } from '@maidan/exchange/trading';
import type { Player } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { DELAY_MS } from '../sport/marketRows.ts';
import type { Command } from '../writer.ts';
import { limitsFor } from './limits.ts';
import { orderId, orderReply } from './orders.ts';
import { placeRowBets, tabId } from './rowBets.ts';
import type { PlacedRowBet } from './rows.ts';

type Wanted = Input<'cashOut'>;

/** Bets with a bookmaker that closed a position. */
interface Closed {
  readonly value: Money;
  readonly bets: readonly PlacedRowBet[];
}

/** As it is kept under its key. */
type Struck = readonly OrderState[] | Closed;

/**
 * Closes a position at the prices that are there: never for less than the player was shown, when it is struck and not only
 * when it is asked for. Two at once cannot close it twice: the second finds another position, and comes to less.
 */
export async function cashOutNow(
  deps: Deps,
  caller: Player,
  input: Wanted,
): Promise<Result<Reply<'cashOut'>, ErrorCode>> {
  const done = (await deps.writer.answered<Struck>(caller)) ?? (await closed(deps, caller, input));
  return done.ok ? ok(replyOf(input.market, done.value)) : done;
}

async function closed(deps: Deps, caller: Player, input: Wanted): Promise<Result<Struck, ErrorCode>> {
  const { sport, writer } = deps;
  const { user, key, fingerprint } = caller;
  const id = input.market as MarketId; // looked up below
  const trading = sport.engine.trading(id);
  if (trading) {
    const place = placedIn(trading, caller, input, deps);
    // Written down: the same request that arrives once more must not find a way after all.
    if (!place) return writer.do({ key, fingerprint, accounts: [], decide: () => refuse('nothing-to-cash-out') });
    const worth = { percent: input.percent, value: input.value };
    const command = { type: 'orders', user, cancel: [], reduce: [], place, isAllOrNone: true, worth } as const;
    return sport.engine.trade(id, { key, fingerprint }, command);
  }
  const found = sport.market(id);
  if (found?.row.kind !== 'bookmaker') return refuse('unknown-market');
  const act = () => writer.do(closeRow(deps, caller, id, input));
  const mayWait = found.desk.row.state === 'inPlay' && sport.houseRow(id)?.status === 'active';
  return mayWait ? sport.waitingRoom.wait(id, caller, DELAY_MS.rowInPlay, act) : act();
}

/** The orders that close it, as the book is now; undefined when it does not offer a way. */
function placedIn(trading: Trading, { user, key }: Player, { percent }: Wanted, { world }: Deps): Order[] | undefined {
  const position = trading.positionOf(user);
  const offers = upTo(trading.offersTo(user), trading.market.limits.max);
  const way = position && cashOut(position, offers, percent, trading.outcomes);
  return way?.legs.map(({ runner, side, odds, stake }, nth) => ({
    id: orderId(key, nth),
    user,
    runner,
    side,
    odds,
    stake,
    at: world.now(),
    isKept: false,
    isDirect: true,
  }));
}

/** Out of a bookmaker's bets, whatever they and its prices are when it is decided. */
function closeRow(
  { sport, settings }: Deps,
  caller: Player,
  id: MarketId,
  { percent, value }: Wanted,
): Command<Closed> {
  const terms = { accepts: 'none', limits: limitsFor(caller.user, settings.values.sport) } as const;
  const tab = tabId(id, caller.user);
  return {
    ...placeRowBets(() => undefined, id, caller, [], terms),
    decide: books => {
      const row = sport.houseRow(id);
      if (!row) return refuse('market-closed');
      const stop = stopOf(row);
      if (stop) return refuse(stop);
      const position = positionOf(row.runners, books.row('rowTab', tab)?.bets ?? []);
      const way = cashOut(position, quotedOffers(row), percent);
      if (!way) return refuse('nothing-to-cash-out');
      if (way.value < value) return refuse('price-changed');
      const slips = way.legs.map(({ runner, side, odds, stake }) => ({ runner, side, odds, stake, line: 0 }));
      // Whoever gets out may do so with any stake.
      const open = { ...row, limits: { ...row.limits, min: paise(1) } };
      const placed = placeRowBets(() => open, id, caller, slips, terms).decide(books);
      return placed.ok ? ok({ value: way.value, bets: placed.value }) : placed;
    },
  };
}

const STOPS = { suspended: 'market-suspended', ballRunning: 'ball-running', closed: 'market-closed' } as const;

function stopOf({ status, limits }: HouseRow): ErrorCode | undefined {
  if (limits.max < limits.min) return 'market-closed';
  return status === 'active' ? undefined : STOPS[status];
}

function replyOf(market: string, struck: Struck): Reply<'cashOut'> {
  if ('bets' in struck) return { value: struck.value, orders: struck.bets.map(bet => betReply(market, bet)) };
  const orders = struck.map(({ worth, ...state }) => ({ worth, order: orderReply(market, state) }));
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
});
