import { hash } from 'node:crypto';

/** A part of sport: some of its events, each with everything on it. */
export type SportPlace = `sport:${string}`;

/** What one node does alone at a time: a table, a part of sport, what is to be played next, a chore of the house. */
export type Place = `table:${string}` | SportPlace | 'programme' | 'chores';

/** That a node keeps a place. Each time it changes hands, or is taken up again, the epoch is another. */
export interface Lease {
  readonly place: Place;
  readonly epoch: number;
}

export const tablePlace = (code: string): Place => `table:${code}`;
/** The table it is, if it is one. */
export const tableAt = (place: Place): string | undefined =>
  place.startsWith(TABLE) ? place.slice(TABLE.length) : undefined;
const TABLE = 'table:';

/**
 * How many parts sport has. All nodes have to agree on it, or an event would be kept twice: it is in the names of the parts, and
 * the database takes no others (0073_parts_of_sport.sql).
 */
const PARTS = 8;

const sportPlace = (nth: number): SportPlace => `sport:${nth}/${PARTS}`;

export const SPORT_PLACES: readonly SportPlace[] = Array.from({ length: PARTS }, (_, nth) => sportPlace(nth));

export const isSportPlace = (place: Place): place is SportPlace => place.startsWith('sport:');

/** Where an event is kept, and whatever is on it: the id of a market begins with that of its event. */
export function sportPlaceOf(id: string): SportPlace {
  const [event = ''] = id.split('.');
  return sportPlace(parseInt(hash('sha256', event, 'hex').slice(0, 8), 16) % PARTS);
}

/** What was to be done for a place was not: another node keeps it by now, or none. It is to be asked for again, there. */
export class NotKept extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super(`${place} is not kept here`);
    this.place = place;
  }
}
