import { hashOf } from '@maidan/core/commitment';
import { drandRound, drandSource, firstRoundFrom, QUICKNET, timeOfRound } from '@maidan/core/drand';
import { after, type Millis } from '@maidan/core/ids';
import type { Fault } from './faults.ts';
import type { RecordedWindow, RoundRecord } from './record.ts';

/*
 * What is announced when a betting window opens: when it closes, and which number will decide after it. Each announcement
 * holds the hash of the one before at the same table, so that none can be changed later without all that players have
 * seen since.
 */

/** What the first announcement of a table follows. */
export const NO_ANNOUNCEMENT = '0'.repeat(64);

/** Between the closing of a window and the number that decides. */
export const MARGIN_MS = 1_000;

/** No betting window is open for longer. */
const WINDOW_MAX_MS = 600_000;

export interface Announced {
  readonly table: string;
  readonly round: string;
  readonly commitment: string;
  readonly window: number;
  readonly closes: Millis;
  readonly beacon: string;
  readonly previous: string;
}

/** SHA-256("v2|table|round|commitment|window|closes|beacon|previous"). */
export const announcementOf = ({ table, round, commitment, window, closes, beacon, previous }: Announced): string =>
  hashOf(['v2', table, round, commitment, window, closes, beacon, previous].join('|'));

/** What is wrong with the windows of a record, if anything. */
export function announcementFault(record: RoundRecord): Fault | undefined {
  const { windows, previous } = record;
  if (!windows || previous === undefined) return undefined; // of version v1
  let before = previous;
  for (const each of windows) {
    if (announcementOf({ ...record, ...each, previous: before }) !== each.announcement) {
      return 'announcement-is-another-one';
    }
    before = each.announcement;
  }
  if (windows.some(isLate)) return 'beacon-is-not-the-first-after-the-close';
  return windows.some(isRootEarly) ? 'bets-root-was-too-early' : usedFault(record, windows);
}

/** Whether another round of the public beacon was announced than the first that is made a second after the close. */
function isLate({ closes, beacon }: RecordedWindow): boolean {
  const isPublic = drandRound(beacon) !== undefined;
  return isPublic && beacon !== drandSource(firstRoundFrom(QUICKNET, after(closes, MARGIN_MS)));
}

/** When a number of the public beacon is made; nothing is known of others, which the house makes when it asks. */
export function numberMadeAt(beacon: string): Millis | undefined {
  const round = drandRound(beacon);
  return round === undefined ? undefined : timeOfRound(QUICKNET, round);
}

/** The root was put on record when the number could be known. Records before v4 do not tell. */
export function isRootLate({ beacon, betsRootAt }: RecordedWindow): boolean {
  const made = numberMadeAt(beacon);
  return made !== undefined && typeof betsRootAt === 'number' && betsRootAt >= made;
}

/**
 * The root was put on record before its bets can have been open: before that of the window before, or long before the
 * close. A house in a hurry closes earlier than announced, but no earlier than it opened.
 */
function isRootEarly({ closes, betsRootAt }: RecordedWindow, nth: number, windows: readonly RecordedWindow[]): boolean {
  if (typeof betsRootAt !== 'number') return false;
  return betsRootAt < closes - WINDOW_MAX_MS || betsRootAt < (windows[nth - 1]?.betsRootAt ?? 0);
}

/** Cards came after what was announced, and after the root of the bets, which was there before the number was. */
function usedFault({ entropy }: RoundRecord, windows: readonly RecordedWindow[]): Fault | undefined {
  for (const { window, source } of entropy) {
    if (window === 0) continue; // dealt before anybody could bet
    const announced = windows[window - 1];
    if (!announced) return 'window-was-not-announced';
    if (announced.beacon !== source) return 'beacon-is-not-the-announced-one';
    if (announced.betsRoot === null) return 'bets-root-is-missing';
    if (isRootLate(announced)) return 'bets-root-was-late';
  }
  return undefined;
}

/** The last announcement that a record tells of: what the next round at the table goes on from. */
export const lastAnnouncement = ({ windows, previous }: RoundRecord): string | undefined =>
  windows?.at(-1)?.announcement ?? previous;
