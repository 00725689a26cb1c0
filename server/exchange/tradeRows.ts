import type { MarketId, Millis } from '@maidan/core/ids';
import type { BookEvent, OrderState } from '@maidan/exchange/market';
import type { LegRow, OrderRow } from './rows.ts';

/* What a market leaves behind in the database. */

export function orderRow(market: MarketId, state: OrderState, now: Millis): OrderRow {
  const { order, matched, average, left, lapsed, cancelled, voided, because = null } = state;
  return {
    id: order.id,
    market_id: market,
    user_id: order.user,
    runner: order.runner,
    side: order.side,
    odds: order.odds,
    stake: order.stake,
    is_kept: order.isKept,
    matched,
    average,
    unmatched: left,
    lapsed,
    cancelled,
    voided,
    because,
    at: order.at,
    changed_at: now,
  };
}

/** `cause` is the line of the journal that struck them. */
export function legRows(market: MarketId, cause: string, events: readonly BookEvent[], now: Millis): LegRow[] {
  const matches = events.flatMap(event => (event.type === 'matched' ? [event.match] : []));
  return matches.flatMap(({ legs }, nth) =>
    legs.map(({ order, user, ...leg }, place) => ({
      ...leg,
      id: `${cause}:${nth}:${place}`,
      market_id: market,
      match_id: `${cause}:${nth}`,
      order_id: order,
      user_id: user,
      at: now,
    })),
  );
}

/** The line of the journal that struck it: see above. */
export const struckBy = ({ match_id }: Pick<LegRow, 'match_id'>): number => Number(match_id.split(':').at(-2));
