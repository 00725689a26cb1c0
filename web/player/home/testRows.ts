import type { BoardPrice, BoardRow } from '@maidan/contract/event';
import type { Millis } from '@maidan/core/ids';
import { odds } from '@maidan/core/odds';

/** 10 November 2025, 16:00 in India. */
export const NOW = Date.UTC(2025, 10, 10, 10, 30);

/** A match of a test; whatever the test is about is handed in. */
export function rowOf(id: string, its: Partial<BoardRow> = {}, inMinutes = 60): BoardRow {
  return {
    id,
    sport: 'cricket',
    competition: 'River League',
    name: `${id} Kings v Comets`,
    startsAt: (NOW + inMinutes * 60_000) as Millis,
    state: 'upcoming',
    country: '',
    venue: '',
    hasTv: false,
    hasFancy: false,
    hasBookmaker: false,
    market: `${id}.matchOdds`,
    status: 'open',
    prices: [],
    score: '',
    toss: '',
    ...its,
  };
}

export const priceOf = (runner: string, back: number | null, lay: number | null): BoardPrice => ({
  runner,
  back: back === null ? null : odds(back),
  lay: lay === null ? null : odds(lay),
});

export const raceOf = (id: string, country: string, venue: string, inMinutes: number): BoardRow =>
  rowOf(id, { sport: 'horseRacing', country, venue, name: `10:00 ${venue} (${country})` }, inMinutes);
