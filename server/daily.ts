import { UnderWay } from './underWay.ts';

export const DAY_MS = 24 * 3_600_000;

/** What the house does by itself, again and again. */
export interface Chore {
  /** What was begun is done. */
  idle(): Promise<unknown>;
  close(): Promise<void>;
}

type Act = () => Promise<unknown>;
type Report = (error: unknown) => void;

/** Does something now and every day. What fails is reported; the next day, or the next start, catches up. */
export const daily = (act: Act, report: Report): Chore => repeated(DAY_MS, act, report, true);

/** Does something every so often, and not before that. */
export const every = (ms: number, act: Act, report: Report): Chore => repeated(ms, act, report, false);

function repeated(ms: number, act: Act, report: Report, isNow: boolean): Chore {
  const running = new UnderWay(); // one may take longer than it is to the next
  const go = (): void => void running.follow(act().catch(report));
  if (isNow) go();
  const timer = setInterval(go, ms);
  timer.unref();
  return {
    idle: () => running.idle(),
    close: async () => {
      clearInterval(timer);
      await running.idle();
    },
  };
}
