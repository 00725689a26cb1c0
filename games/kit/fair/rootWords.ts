import { numberMadeAt } from './announcement.ts';
import type { RecordedWindow } from './record.ts';

/** Since when the root of the bets of a window was on record, beside the moment its number was made; in words. */
export function rootSince({ beacon, betsRoot, betsRootAt }: RecordedWindow): string {
  if (betsRoot === null) return 'betting never closed';
  if (betsRootAt === undefined || betsRootAt === null) return 'this record is of before v4 and does not say since when';
  const made = numberMadeAt(beacon);
  const since = `written down at ${momentOf(betsRootAt)}`;
  if (made === undefined)
    return `${since}. The house made the number itself, so nothing outside shows which came first`;
  return `${since}; the number was made at ${momentOf(made)}`;
}

/** '2026-11-16 14:21:21.526 UTC': to the millisecond, for who compares. */
export const momentOf = (at: number): string => new Date(at).toISOString().replace('T', ' ').replace('Z', ' UTC');
