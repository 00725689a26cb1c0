import { after, type Millis } from '@maidan/core/ids';
import { realWorld, type World } from '@maidan/server/world';

/** A house whose clock stands still until it is moved on: codes of an authenticator app then count when a test says so. */
export interface StoppedWorld extends World {
  pass(ms: number): void;
}

export function stoppedWorld(): StoppedWorld {
  let now: Millis = realWorld.now();
  return {
    ...realWorld,
    now: () => now,
    elapsed: () => now,
    pass: ms => {
      now = after(now, ms);
    },
  };
}

/** Each code works once, and a new one comes every thirty seconds. */
export const NEXT_CODE_MS = 30_000;
