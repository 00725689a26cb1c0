import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/**
 * Waits no longer than this; then it fails with a sentence, whatever becomes of the work. Who was too busy to look has to look
 * before it may say that nothing came: an answer that arrived meanwhile counts.
 */
export async function inTime<T>(ms: number, work: Promise<T>, sentence: string): Promise<T> {
  const limit = new AbortController();
  const late = pause(ms, undefined, { signal: limit.signal, ref: false })
    .then(() => turn())
    .then(() => {
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
