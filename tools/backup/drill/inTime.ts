import { setTimeout as pause } from 'node:timers/promises';

/** A busy machine takes its time; whoever waits longer than this waits for something that will not come. */
const PATIENCE_MS = 300_000;
const LOOK_MS = 20;

/** What is waited for in vain ends the drill, in a sentence that says what it was. */
export async function inTime<T>(what: string, waiting: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const limit = new AbortController();
  const late = pause(patienceMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`${what} was waited for, in vain, for ${patienceMs / 1_000} s`);
  });
  late.catch(() => {}); // called off
  waiting.catch(() => {}); // too late to be told
  try {
    return await Promise.race([waiting, late]);
  } finally {
    limit.abort();
  }
}

/** The same for what has to be looked at to be seen. */
export async function until(what: string, isSo: () => boolean, patienceMs = PATIENCE_MS): Promise<void> {
  const over = new AbortController();
  const looking = async (): Promise<void> => {
    while (!isSo() && !over.signal.aborted) await pause(LOOK_MS);
  };
  await inTime(what, looking(), patienceMs).finally(() => over.abort());
}
