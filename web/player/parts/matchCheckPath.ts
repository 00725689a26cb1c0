/** Fair Play with this match filled in and checked; without one, where its id is asked for. */
export const matchCheckPath = (match: string): string =>
  match === '' ? '/casino/fair' : `/casino/fair?match=${encodeURIComponent(match)}`;
