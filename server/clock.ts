import { setTimeout as sleep } from 'node:timers/promises';
import { after, type Millis } from '@maidan/core/ids';
import type { World } from './world.ts';

/** Time for who waits: for the next step of a script, or for a delay to go by. A test hands in one of its own. */
export interface Clock {
  now(): Millis;
  /** When so many milliseconds of a script will have gone by. */
  in(ms: number): Millis;
  until(at: Millis): Promise<void>;
  /** Takes the time from the wall again: between two rounds, where nobody waits for anything. */
  adjust?(): void;
  /** From now on `until` waits for nothing. */
  hurry?(): void;
  /** Also in a hurry: for what comes in its own time. */
  wait?(ms: number): Promise<void>;
}

type Time = Pick<World, 'now' | 'elapsed'>;
type Rest = (ms: number, signal: AbortSignal) => Promise<unknown>;

/**
 * The server's clock; scripts run slower or faster by `pace`. It goes on steadily, whatever becomes of the clock on the
 * wall: set back, nothing is waited for twice; set forward, no window closes early.
 */
export function pacedClock(time: Time, pace: number, signal: AbortSignal, rest: Rest = really): Clock {
  let origin = time.now() - time.elapsed();
  let isHurried = false;
  const now = (): Millis => Math.floor(origin + time.elapsed()) as Millis;
  const asleep = new Set<AbortController>();
  const wake = (): void => asleep.forEach(alarm => alarm.abort());
  signal.addEventListener('abort', wake);
  const nap = async (ms: number): Promise<void> => {
    const alarm = new AbortController();
    asleep.add(alarm);
    await rest(Math.min(ms, A_DAY), alarm.signal).catch(() => {}); // woken
    asleep.delete(alarm);
  };
  return {
    now,
    in: ms => after(now(), Math.round(ms * pace)),
    until: async at => {
      const left = (): number => (isHurried || signal.aborted ? 0 : at - now());
      while (left() > 0) await nap(left());
      signal.throwIfAborted();
    },
    wait: async ms => {
      const over = time.elapsed() + ms * pace;
      while (time.elapsed() < over && !signal.aborted) await nap(Math.min(over - time.elapsed(), 1_000));
      signal.throwIfAborted();
    },
    adjust: () => {
      origin = time.now() - time.elapsed();
    },
    hurry: () => {
      isHurried = true;
      wake();
    },
  };
}

const really: Rest = (ms, signal) => sleep(ms, undefined, { signal });

/** Longer than that a timer of Node does not wait. */
const A_DAY = 86_400_000;
