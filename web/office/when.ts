import type { Millis } from '@maidan/core/ids';
import { useEffect, useState } from 'react';

/* Times as the office reads them: in India, whatever the browser thinks. */

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options });

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const SECOND = { ...TIME, second: '2-digit' } as const;

const day = formatter(DAY);
const time = formatter(TIME);
const second = formatter(SECOND);
const dayTime = formatter({ ...DAY, ...TIME });
const daySecond = formatter({ ...DAY, ...SECOND });
const clock = formatter({ weekday: 'short', ...DAY, ...TIME });

export const dayOf = (at: number): string => day.format(at); // 12 Jan 2026
export const timeOf = (at: number): string => time.format(at); // 22:14
export const secondOf = (at: number): string => second.format(at); // 22:14:07
export const dayTimeOf = (at: number): string => dayTime.format(at); // 12 Jan 2026, 22:14
export const daySecondOf = (at: number): string => daySecond.format(at);
export const clockOf = (at: number): string => `${clock.format(at)} IST`;

const STEPS = [
  [86_400_000, 'day', 'days'],
  [3_600_000, 'h', 'h'],
  [60_000, 'min', 'min'],
] as const;

/** How long something has waited, in its largest whole unit. */
export function ageOf(at: Millis, now: number): string {
  const waited = now - at;
  for (const [ms, one, many] of STEPS) {
    const count = Math.floor(waited / ms);
    if (count >= 1) return `${count} ${count === 1 ? one : many}`;
  }
  return 'just now';
}

const TICK_MS = 15_000;

/** The browser's time, moving on by itself: ages grow while a page lies open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
