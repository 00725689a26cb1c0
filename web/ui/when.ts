import type { Millis } from '@maidan/core/ids';

/* The one way dates are written: a day in India by name of the month, 24 hours. */

const DAY = { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'short', year: 'numeric' } as const;
const TIME = {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

const day = new Intl.DateTimeFormat('en-GB', DAY);
const time = new Intl.DateTimeFormat('en-GB', TIME);
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** 07 Mar 2025 14:03:22 */
export const formatInstant = (at: Millis): string => `${day.format(at)} ${time.format(at)}`;

/** 2025-03-07, as date inputs and calls write a day in India. */
export const dayOf = (at: number): string => isoDay.format(at);
