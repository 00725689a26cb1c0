import type { EventRow, MarketRow } from '../exchange/rows.ts';
import type { EventHouse } from './eventHouse.ts';

/* What the operator stopped of an event, and what players are told of it. */

type Asked = Pick<EventHouse, 'isStopped' | 'wordsOf'>;

export const isStoppedIn = (house: Asked, event: EventRow, market: MarketRow): boolean =>
  house.isStopped(event.sport) || event.is_stopped || market.is_stopped;

/** Nothing if it is not stopped, or nothing was said. */
export const whyStopped = (house: Asked, event: EventRow, market: MarketRow): string =>
  isStoppedIn(house, event, market)
    ? house.wordsOf('sport:all', `sport:${event.sport}`, `event:${event.id}`, `market:${market.id}`)
    : '';
