import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from '@maidan/server/work/inTime';

/** A busy machine takes its time; whoever waits longer than this waits for something that will not come. */
const PATIENCE_MS = 300_000;
const LOOK_MS = 20;

/** What is waited for in vain ends the drill, in a sentence that says what it was. */
export const awaited = <T>(what: string, waiting: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> =>
  inTime(patienceMs, waiting, `${what} was waited for, in vain, for ${patienceMs / 1_000} s`);

/** The same for what has to be looked at to be seen. */
export async function until(what: string, isSo: () => boolean, patienceMs = PATIENCE_MS): Promise<void> {
  const over = new AbortController();
  const looking = async (): Promise<void> => {
    while (!isSo() && !over.signal.aborted) await pause(LOOK_MS);
  };
  await awaited(what, looking(), patienceMs).finally(() => over.abort());
}
