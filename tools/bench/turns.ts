import type { Measure } from './interleave.ts';

/** How `npm run bench before` starts a bench that measures when it is told to. */
export const IN_TURN = '--in-turn';

export interface Turn {
  /** Of the bench, or as soon as it is ready for its first. */
  readonly measured: number | null;
}

/** For a bench that another process has: it measures whenever it is asked to, and ends with who asks. Else nothing. */
export async function takeTurns(measure: Measure): Promise<void> {
  if (!process.argv.includes(IN_TURN)) return;
  process.on('message', () => void measure().then(measured => process.send?.({ measured } satisfies Turn)));
  process.send?.({ measured: null } satisfies Turn);
  await new Promise(() => process.once('disconnect', () => process.exit(0)));
}
