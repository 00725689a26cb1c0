/* The one way dates are written: a day in India by name of the month, 24 hours, whatever the browser thinks. */

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });

const DAY = { day: '2-digit', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

const weekday = formatter({ weekday: 'short' });
const day = formatter(DAY);
const minute = formatter(MINUTE);
const second = formatter({ ...MINUTE, second: '2-digit' });
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** 07 Mar 2025 */
export const formatDay = (at: number): string => day.format(at);

/** 14:03 */
export const formatTime = (at: number): string => minute.format(at);

/** 07 Mar 2025 14:03 */
export const formatMinute = (at: number): string => `${formatDay(at)} ${formatTime(at)}`;

/** 07 Mar 2025 14:03:22 */
export const formatInstant = (at: number): string => `${formatDay(at)} ${second.format(at)}`;

/** Fri 07 Mar 2025 14:03 IST */
export const formatClock = (at: number): string => `${weekday.format(at)} ${formatMinute(at)} IST`;

/** 2025-03-07, as date inputs and calls write a day in India. */
export const dayOf = (at: number): string => isoDay.format(at);
