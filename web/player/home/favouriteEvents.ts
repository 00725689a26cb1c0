import { toggled } from '../parts/favourites.ts';
import { KeptCodes, useKept } from '../parts/keptCodes.ts';

/** Events end, and their stars are of no more use: the oldest are forgotten. */
const MOST = 50;

const kept = new KeptCodes('favourite-events', eventId);

/** The events with a star, in the order they got it. */
export const useFavouriteEvents = (): readonly string[] => useKept(kept);

export const toggleFavouriteEvent = (id: string): void => kept.change(ids => withStar(ids, id));

export const withStar = (ids: readonly string[], id: string): readonly string[] => toggled(ids, id).slice(-MOST);

/** Which events there are, only the server knows: what looks like the id of one is kept. */
export function eventId(word: string): string | undefined {
  return /^[\w-]{1,60}$/.test(word) ? word : undefined;
}
