import { randomBytes } from 'node:crypto';
import type { Millis } from '@maidan/core/ids';

/** What a rule cannot know by itself, in one place so that a test can own it. */
export interface World {
  now(): Millis;
  /** 256 bits nobody can guess: tokens, cookies, names of files. */
  secret(): string;
}

export const realWorld: World = {
  now: () => Date.now() as Millis,
  secret: () => randomBytes(32).toString('base64url'),
};
