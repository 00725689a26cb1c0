import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { cashOut } from '@maidan/exchange/cashOut';
import type { HouseRow } from '@maidan/exchange/houseRow';
import type { Depth, Level, Order } from '@maidan/exchange/market';
import { type Position, positionOf } from '@maidan/exchange/position';
import { TICKS } from '@maidan/exchange/ticks';
import type { Trading } from '@maidan/exchange/trading';
import type { Player } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { limitsFor } from './limits.ts';
import { orderId, orderReply } from './orders.ts';
import { placeRowBets, tabId } from './rowBets.ts';
import type { PlacedRowBet } from './rows.ts';
import { rowTabOf } from './store.ts';

type Answer = Promise<Result<Reply<'cashOut'>, ErrorCode>>;

/** Closes a position at the prices that are there: never for less than the player was shown. */
export async function cashOutNow(deps: Deps, caller: Player, input: Input<'cashOut'>): Answer {
  const id = input.market as MarketId; // looked up below
  const trading = deps.sport.engine.trading(id);
  if (trading) return fromBook(deps, caller, trading, input);
  const row = deps.sport.houseRow(id);
  return row?.kind === 'bookmaker' ? fromBookmaker(deps, caller, row, input) : refuse('unknown-market');
}

async function fromBook({ sport, world }: Deps, caller: Player, trading: Trading, input: Input<'cashOut'>): Answer {
  const { user, key, fingerprint } = caller;
  const position = positionIn(trading, user);
  const way = position && cashOut(position, depthsFor(trading, user), input.percent, trading.outcomes);
  if (!way) return refuse('nothing-to-cash-out');
  if (way.value < input.value) return refuse('price-changed');
  const place = way.legs.map(({ runner, side, odds, stake }, nth): Order => ({
    id: orderId(key, nth),
    user,
    runner,
    side,
    odds,
    stake,
    at: world.now(),
    isKept: false,
  }));
  const command = { type: 'orders', user, cancel: [], reduce: [], place, isAllOrNone: true } as const;
  const done = await sport.engine.trade(trading.id, { key, fingerprint }, command);
  if (!done.ok) return done;
  const orders = done.value.map(state => orderReply(trading.id, state));
  return ok({ value: way.value, orders });
}

/** A bookmaker's prices are as deep as its largest bet. */
async function fromBookmaker(deps: Deps, caller: Player, row: HouseRow, input: Input<'cashOut'>): Answer {
  const { sport, db, writer, settings } = deps;
  const tab = await rowTabOf(db, tabId(row.id, caller.user));
  const position = positionOf(row.runners, tab?.bets ?? []);
  const way = row.status === 'active' ? cashOut(position, quotedDepths(row), input.percent) : undefined;
  if (!way) return refuse('nothing-to-cash-out');
  if (way.value < input.value) return refuse('price-changed');
  const slips = way.legs.map(({ runner, side, odds, stake }) => ({ runner, side, odds, stake, line: 0 }));
  // Whoever gets out may do so with any stake.
  const rowNow = (): HouseRow | undefined => {
    const now = sport.houseRow(row.id);
    return now && { ...now, limits: { ...now.limits, min: paise(Math.min(1, now.limits.max)) } };
  };
  const terms = { accepts: 'none', limits: limitsFor(caller.user, settings.values.sport) } as const;
  const placed = await writer.do(placeRowBets(rowNow, row.id, caller, slips, terms));
  return placed.ok ? ok({ value: way.value, orders: placed.value.map(bet => betReply(row.id, bet)) }) : placed;
}

/** What a player makes with each runner that runs. */
export function positionIn(trading: Trading, user: UserId): Position | undefined {
  const holding = trading.holdingOf(user);
  if (!holding) return undefined;
  const runners = trading.market.runners.flatMap(({ id, isRemoved }, i) =>
    isRemoved ? [] : [[id, holding.position(i)] as const],
  );
  return {
    ifWins: Object.fromEntries(runners),
    ifNone: paise(holding.ifLose.reduce((total, each) => total + each, 0)),
  };
}

/** Everything on offer but the player's own. */
function depthsFor(trading: Trading, user: UserId): Record<string, Depth> {
  const own = trading.ordersOf(user);
  const without = (levels: readonly Level[], runner: string, side: Order['side']): Level[] =>
    levels.flatMap(({ odds, stake }) => {
      const mine = own
        .filter(({ order }) => order.runner === runner && order.side === side && order.odds === odds)
        .reduce((total, { left }) => total + left, 0);
      return stake > mine ? [{ odds, stake: paise(stake - mine) }] : [];
    });
  return Object.fromEntries(
    trading.market.runners.map(({ id }) => {
      const { back, lay } = trading.depth(id, TICKS.length);
      return [id, { back: without(back, id, 'lay'), lay: without(lay, id, 'back') }];
    }),
  );
}

function quotedDepths({ runners, quotes, limits }: HouseRow): Record<string, Depth> {
  const levels = (odds: Level['odds'] | undefined): Level[] =>
    odds === undefined ? [] : [{ odds, stake: limits.max }];
  return Object.fromEntries(
    runners.map(runner => {
      const { back, lay } = quotes[runner] ?? {};
      return [runner, { back: levels(back?.odds), lay: levels(lay?.odds) }];
    }),
  );
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
