import { setTimeout as sleep } from 'node:timers/promises';
import { after, type Millis } from '@maidan/core/ids';
import type { World } from './world.ts';

/** Time for who waits: for the next step of a script, or for a delay to go by. A test hands in one of its own. */
export interface Clock {
  now(): Millis;
  /** When so many milliseconds of a script will have gone by. */
  in(ms: number): Millis;
  until(at: Millis): Promise<void>;
}

/** The server's clock; scripts run slower or faster by `pace`. */
export const pacedClock = ({ now }: Pick<World, 'now'>, pace: number, signal: AbortSignal): Clock => ({
  now,
  in: ms => after(now(), Math.round(ms * pace)),
  until: async at => {
    for (let left = at - now(); left > 0; left = at - now()) await sleep(Math.min(left, A_DAY), undefined, { signal });
    signal.throwIfAborted();
  },
});

/** Longer than that a timer of Node does not wait. */
const A_DAY = 86_400_000;
