import { setTimeout as sleep } from 'node:timers/promises';
import type { Millis } from '@maidan/core/ids';
import type { Clock } from '../casino/table.ts';
import type { World } from '../world.ts';

/** Time as matches need it: the next thing happens so long after the last one. */
export interface EventClock extends Clock {
  /** When so many milliseconds of a match will have gone by since then. */
  since(from: Millis, ms: number): Millis;
}

/** The server's clock; matches go faster or slower by `pace`, and the delay of a bet stays what it is. */
export function eventClock({ now }: World, pace: number, signal: AbortSignal): EventClock {
  return {
    now,
    in: ms => (now() + ms) as Millis,
    since: (from, ms) => Math.round(from + ms * pace) as Millis,
    until: async at => {
      for (let left = at - now(); left > 0; left = at - now())
        await sleep(Math.min(left, A_DAY), undefined, { signal });
      signal.throwIfAborted();
    },
  };
}

/** Longer than that a timer of Node does not wait. */
const A_DAY = 86_400_000;
