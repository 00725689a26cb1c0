import { randomFillSync } from 'node:crypto';
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
  secret,
};

const SECRET_BYTES = 32;
/** To ask the system for a secret costs as much as to ask it for a hundred. */
const drawn = Buffer.alloc(SECRET_BYTES * 128);
let used = drawn.length;

/** Each byte is given away once, and is gone then. */
function secret(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = drawn.subarray(used, (used += SECRET_BYTES));
  const text = bytes.toString('base64url');
  bytes.fill(0);
  return text;
}
