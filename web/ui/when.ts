import { say } from '@maidan/words/say';

/* The one way dates are written: a day in India by name of the month, 24 hours, whatever the browser thinks. India is five and
   a half hours ahead all year round, so nothing has to be looked up: making one of the browser's own formatters takes a phone
   as long as drawing a screen. */

const AHEAD_MS = 5.5 * 3_600_000;
const MONTHS = say('frame.months').split(' ');
const WEEKDAYS = say('frame.weekdays').split(' ');

/** 2025-03-07T14:03:22, in India. */
const written = (at: number): string => new Date(at + AHEAD_MS).toISOString();

/** 2025-03-07, as date inputs and calls write a day in India. */
export const dayOf = (at: number): string => written(at).slice(0, 10);

/** 07 Mar 2025 */
export function formatDay(at: number): string {
  const [year, month, day] = dayOf(at).split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** 14:03 */
export const formatTime = (at: number): string => written(at).slice(11, 16);

/** 07 Mar 2025 14:03 */
export const formatMinute = (at: number): string => `${formatDay(at)} ${formatTime(at)}`;

/** 07 Mar 2025 14:03:22 */
export const formatInstant = (at: number): string => `${formatDay(at)} ${written(at).slice(11, 19)}`;

/** Fri 07 Mar 2025 14:03 IST */
export const formatClock = (at: number): string =>
  `${WEEKDAYS[new Date(at + AHEAD_MS).getUTCDay()]} ${formatMinute(at)} IST`;
