import { setTimeout as pause } from 'node:timers/promises';

/** Waits no longer than this; then it fails with a sentence, whatever becomes of the work. */
export async function inTime<T>(ms: number, work: Promise<T>, sentence: string): Promise<T> {
  const limit = new AbortController();
  const late = pause(ms, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(sentence);
  });
  late.catch(() => {}); // called off
  work.catch(() => {}); // too late to be told
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}
