import { after, type Millis } from '@maidan/core/ids';

/** A calendar day in India, from its first moment up to the first of the next: days become moments here and nowhere else. */
export function dayIn(day: string): { readonly from: Millis; readonly until: Millis } {
  const from = Date.parse(`${day}T00:00:00+05:30`) as Millis;
  return { from, until: after(from, DAY_MS) };
}

/** The day it is in India at this moment: '2026-11-15'. */
export const dayOf = (at: Millis): string => new Date(at + INDIA_MS).toISOString().slice(0, 10);

const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
