import { after, type Millis } from '@maidan/core/ids';

/** A calendar day in India, from its first moment up to the first of the next: days become moments here and nowhere else. */
export function dayIn(day: string): { readonly from: Millis; readonly until: Millis } {
  const from = Date.parse(`${day}T00:00:00+05:30`) as Millis;
  return { from, until: after(from, DAY_MS) };
}

const DAY_MS = 86_400_000;
