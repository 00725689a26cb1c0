/** What one node does alone at a time: a table, all of sport, a chore of the house. */
export type Place = `table:${string}` | 'sport' | 'chores';

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

/** What was to be done for a place was not: another node keeps it by now, or none. It is to be asked for again, there. */
export class NotKept extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super(`${place} is not kept here`);
    this.place = place;
  }
}
