import { useEffect, useState } from 'react';
import { secondsLeft } from './timing.ts';

/** Counts down to `dueAt` by the server's clock, once a second. */
export function useSecondsLeft(dueAt: number, now: () => number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(dueAt, now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = dueAt - now();
      setSeconds(secondsLeft(dueAt, now()));
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000); // when the figure changes next
    };
    tick();
    return () => clearTimeout(timer);
  }, [dueAt, now]);
  return seconds;
}
