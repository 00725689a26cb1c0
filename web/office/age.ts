import type { Millis } from '@maidan/core/ids';
import { say } from '@maidan/words/say';
import { useEffect, useState } from 'react';

const STEPS: readonly (readonly [ms: number, words: (count: number) => string])[] = [
  [86_400_000, count => say('office.days', { count })],
  [3_600_000, count => say('office.hours', { count })],
  [60_000, count => say('office.minutes', { count })],
];

/** How long something has waited, in its largest whole unit. */
export function ageOf(at: Millis, now: number): string {
  const waited = now - at;
  for (const [ms, words] of STEPS) {
    const count = Math.floor(waited / ms);
    if (count >= 1) return words(count);
  }
  return say('office.justNow');
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
