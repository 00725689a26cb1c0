import { after, type Millis } from '@maidan/core/ids';

/** A calendar day in India, from its first moment up to the first of the next: days become moments here and nowhere else. */
export function dayIn(day: string): { readonly from: Millis; readonly until: Millis } {
  const from = Date.parse(`${day}T00:00:00+05:30`) as Millis;
  return { from, until: after(from, DAY_MS) };
}

/** The first moment of a first day and the end of a last one, for the database; nothing where none was chosen. */
export const daysOf = (days: {
  readonly from: string | undefined;
  readonly to: string | undefined;
}): readonly [Date | null, Date | null] => [
  days.from === undefined ? null : new Date(dayIn(days.from).from),
  days.to === undefined ? null : new Date(dayIn(days.to).until),
];

/** The day it is in India at this moment: '2026-11-15'. */
export const dayOf = (at: Millis): string => new Date(at + INDIA_MS).toISOString().slice(0, 10);

const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
