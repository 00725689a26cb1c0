import { randomBytes } from 'node:crypto';
import type { Millis } from '@maidan/core/ids';

/** What a rule cannot know by itself, in one place so that a test can own it. */
export interface World {
  /** By the clock on the wall, which somebody may set. */
  now(): Millis;
  /** Milliseconds since some moment, whatever is done to the clock on the wall: for who waits. */
  elapsed(): number;
  /** 256 bits nobody can guess: tokens, cookies, names of files. */
  secret(): string;
}

export const realWorld: World = {
  now: () => Date.now() as Millis,
  elapsed: () => performance.now(),
  secret: () => randomBytes(32).toString('base64url'),
};
