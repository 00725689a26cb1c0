import type { Millis } from '@maidan/core/ids';
import { useEffect, useState } from 'react';

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
