const DAY_MS = 24 * 3_600_000;

interface Daily {
  /** What was begun last is done. */
  idle(): Promise<unknown>;
  close(): Promise<void>;
}

/** Does something now and every day. What fails is reported; the next day, or the next start, catches up. */
export function daily(act: () => Promise<unknown>, report: (error: unknown) => void): Daily {
  let running: Promise<unknown>;
  const go = (): void => {
    running = act().catch(report);
  };
  go();
  const timer = setInterval(go, DAY_MS);
  timer.unref();
  return {
    idle: () => running,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
