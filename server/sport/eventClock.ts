import type { Millis } from '@maidan/core/ids';
import { type Clock, pacedClock } from '../clock.ts';
import type { World } from '../world.ts';

/** Time as matches need it: the next thing happens so long after the last one. */
export interface EventClock extends Clock {
  /** When so many milliseconds of a match will have gone by since then. */
  since(from: Millis, ms: number): Millis;
}

/** The server's clock; matches go faster or slower by `pace`, and the delay of a bet stays what it is. */
export const eventClock = (world: World, pace: number, signal: AbortSignal): EventClock => ({
  ...pacedClock(world, 1, signal),
  since: (from, ms) => Math.round(from + ms * pace) as Millis,
});
