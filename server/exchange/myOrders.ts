import type { MyOrder, MyOrdersView } from '@maidan/contract/event';
import type { UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { OrderState } from '@maidan/exchange/market';
import { pickOf } from '@maidan/exchange/rows/pick';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import type { Trading } from '@maidan/exchange/trading/trading';
import { say } from '@maidan/words/say';
import type { Queryable } from '../db/db.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { pickWords } from './sportWords.ts';
import { openTabsOf, settledOf } from './store.ts';

/** What a player has open between players, of some events or all. */
export type MyBooks = Omit<MyOrdersView, 'bets'>;

/** Everything one player has open on sport, where all of it is kept here. */
export const myOrdersOf = async (db: Queryable, sport: SportHouse, user: UserId): Promise<MyOrdersView> =>
  myOrdersWith(db, [await myBooksIn(db, sport, user)], user);

/** The same, given the books of all events. */
export async function myOrdersWith(db: Queryable, books: readonly MyBooks[], user: UserId): Promise<MyOrdersView> {
  const tabs = await openTabsOf(db, user);
  const held = Object.fromEntries(tabs.map(tab => [tab.market_id, tab.held]));
  return {
    orders: books.flatMap(({ orders }) => orders),
    bets: tabs.flatMap(betsIn),
    positions: Object.assign({}, ...books.map(({ positions }) => positions)),
    ifNone: Object.assign({}, ...books.map(({ ifNone }) => ifNone)),
    exposures: Object.assign({}, ...books.map(({ exposures }) => exposures), held),
  };
}

type Tab = Awaited<ReturnType<typeof openTabsOf>>[number];

const betsIn = (tab: Tab): MyOrdersView['bets'] =>
  tab.bets.map(({ id, at, ...bet }) => ({
    id,
    event: tab.event_id,
    eventName: tab.fixture.name,
    market: tab.market_id,
    marketName: tab.name,
    kind: tab.kind,
    ...madeOf(tab.plan),
    label: pickWords(say, tab.kind, pickOf(tab.kind, bet)),
    bet,
    side: bet.side,
    odds: bet.odds,
    stake: bet.stake,
    at,
  }));

/** In the books that are kept here. */
export async function myBooksIn(db: Queryable, sport: SportHouse, user: UserId): Promise<MyBooks> {
  const orders: MyOrder[] = [];
  const positions: Record<string, Readonly<Record<string, Money>>> = {};
  const exposures: Record<string, Money> = {};
  const ifNone: Record<string, Money> = {};
  const held = [...sport.engine.all()].flatMap(({ trading }) => {
    const position = trading.positionOf(user);
    return position ? [{ trading, position }] : [];
  });
  const settled = await settledOf(
    db,
    held.map(({ trading }) => trading.id),
  );
  for (const { trading, position } of held) {
    if (settled.has(trading.id)) continue; // paid, and its book is about to be put away
    positions[trading.id] = position.ifWins;
    ifNone[trading.id] = position.ifNone;
    exposures[trading.id] = trading.heldOf(user);
    const market = sport.market(trading.id);
    const named = { eventName: market?.desk.row.fixture.name ?? '', ...madeOf(market?.row.plan) };
    orders.push(...trading.ordersOf(user).map(state => myOrder(trading, named, state)));
  }
  return { orders, positions, ifNone, exposures };
}

const madeOf = (plan: MarketPlan | undefined): Pick<MyOrder, 'made'> => (plan?.made ? { made: plan.made } : {});

type Named = Pick<MyOrder, 'eventName' | 'made'>;

function myOrder(trading: Trading, named: Named, { order, ...state }: OrderState): MyOrder {
  const { id, runner, side, odds, stake, isKept, at } = order;
  const { ahead, place } = trading.queueOf(id) ?? { ahead: 0 as Money, place: 0 };
  const { event, name } = trading.market;
  return {
    ...state,
    id,
    event,
    ...named,
    market: trading.id,
    marketName: name,
    runner,
    side,
    odds,
    stake,
    isKept,
    ahead,
    place,
    at,
  };
}
