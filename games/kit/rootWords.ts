import { numberMadeAt } from './announcement.ts';
import type { RecordedWindow } from './record.ts';

/** Since when the root of the bets of a window was on record, beside the moment its number was made; in words. */
export function rootSince({ beacon, betsRoot, betsRootAt }: RecordedWindow): string {
  if (betsRoot === null) return 'betting never closed';
  if (betsRootAt === undefined || betsRootAt === null) return 'this record is of before v4 and does not say since when';
  const made = numberMadeAt(beacon);
  const since = `on record since ${momentOf(betsRootAt)}`;
  if (made === undefined) return `${since}; a number of the house itself has no time to hold it against`;
  return `${since}, and the number is made at ${momentOf(made)}`;
}

const momentOf = (at: number): string => new Date(at).toISOString();
