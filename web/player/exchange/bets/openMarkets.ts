import type { MyOrder, MyOrdersView, MyRowBet } from '@maidan/contract/event';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { type Money, sum, ZERO } from '@maidan/core/money';

/** A market or row in which the player has something open. */
export interface OpenMarket {
  readonly id: string;
  /** As far as an order or a bet tells; a market without either is named by its match. */
  readonly name: string;
  readonly made?: Told;
  readonly orders: readonly MyOrder[];
  readonly bets: readonly MyRowBet[];
  readonly held: Money;
}

/** A match or race with all of those. */
export interface OpenEvent {
  readonly id: string;
  readonly name: string;
  readonly markets: readonly OpenMarket[];
}

/** Its match comes first in the name of a market: 'cricket-1042.matchOdds'. */
const eventOf = (market: string): string => market.slice(0, market.indexOf('.'));

/** Everything that is open, match by match: orders that wait, bets with the house, and positions that stand. */
export function openEvents(mine: MyOrdersView): readonly OpenEvent[] {
  const standing = Object.entries(mine.positions)
    .filter(([, position]) => Object.values(position).some(amount => amount !== ZERO))
    .map(([market]) => market);
  const ids = [...new Set([...mine.orders, ...mine.bets].map(({ market }) => market).concat(standing))];
  const markets = ids.map(id => marketOf(mine, id));
  return [...Map.groupBy(markets, ({ id }) => eventOf(id))].map(([id, open]) => ({
    id,
    name: [...mine.orders, ...mine.bets].find(({ event }) => event === id)?.eventName ?? '',
    markets: open,
  }));
}

function marketOf(mine: MyOrdersView, id: string): OpenMarket {
  const orders = mine.orders.filter(({ market }) => market === id);
  const bets = mine.bets.filter(({ market }) => market === id);
  const name = orders[0]?.marketName ?? bets[0]?.marketName ?? '';
  const made = orders[0]?.made ?? bets[0]?.made;
  return { id, name, ...(made && { made }), orders, bets, held: mine.exposures[id] ?? ZERO };
}

/** What is held for all of it. */
export const heldIn = (events: readonly OpenEvent[]): Money =>
  sum(events.flatMap(({ markets }) => markets.map(({ held }) => held)));
