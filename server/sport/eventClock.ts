import type { Millis } from '@maidan/core/ids';
import { type Clock, pacedClock } from '../clock.ts';
import type { World } from '../world.ts';

/** Time as matches need it: the next thing happens so long after the last one. */
export interface EventClock extends Clock {
  /** When so many milliseconds of a match will have gone by since then. */
  since(from: Millis, ms: number): Millis;
  /** Milliseconds that one of a match takes; where nobody knows, everything is said to begin when it was announced for. */
  readonly pace?: number;
  /** A time that was announced comes by the clock on the wall. Where that is the same clock, `until` will do. */
  announced?(at: Millis): Promise<void>;
  /** What the clock on the wall says. */
  wall?(): Millis;
}

/** How soon somebody who waits for an announced time sees that the clock on the wall was set. */
const LOOK_MS = 1_000;

/** The server's clock; matches go faster or slower by `pace`, and the delay of a bet stays what it is. */
export function eventClock(world: World, pace: number, signal: AbortSignal): EventClock {
  const clock = pacedClock(world, 1, signal);
  return {
    ...clock,
    pace,
    since: (from, ms) => Math.round(from + ms * pace) as Millis,
    wall: world.now,
    announced: async at => {
      for (let left = at - world.now(); left > 0; left = at - world.now()) {
        await clock.until(clock.in(Math.min(left, LOOK_MS)));
      }
    },
  };
}
