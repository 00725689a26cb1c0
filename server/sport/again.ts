import type { EventClock } from './eventClock.ts';

/** What could not go on is tried again after this long. */
const AGAIN_MS = 5_000;

interface Trial {
  readonly clock: EventClock;
  readonly signal: AbortSignal;
  work(): Promise<void> | void;
  report(fault: unknown): void;
}

/** Reported and done after a while, however often it takes: the database may be away for longer. */
export async function again(fault: unknown, { clock, signal, work, report }: Trial): Promise<void> {
  for (let last = fault; !signal.aborted;) {
    report(last);
    await clock.until(clock.in(AGAIN_MS)).catch(() => {});
    if (signal.aborted) return;
    try {
      return await work();
    } catch (next) {
      last = next;
    }
  }
}
