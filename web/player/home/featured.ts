import type { BoardRow } from '@maidan/contract/event';
import { BOARD_SPORTS } from '../parts/places.ts';

export const FEATURED = 5;

/**
 * The events a visitor sees first: the first of each sport, in the order of the strip, then the second of each, until
 * there are enough. They change when an event begins or ends, not with its prices.
 */
export function featuredOf(open: readonly BoardRow[], count = FEATURED): readonly BoardRow[] {
  const bySport = Map.groupBy(open, ({ sport }) => sport);
  const known = BOARD_SPORTS.map(({ code }) => code);
  const others = [...bySport.keys()].filter(sport => !known.includes(sport));
  const queues = [...known, ...others].map(sport => bySport.get(sport) ?? []);
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, nth) => queues.flatMap(queue => queue[nth] ?? []));
  return inTurns.flat().slice(0, count);
}
