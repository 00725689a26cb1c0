import type { Page } from 'playwright-core';

/** Counts what was really started in a context that runs. */
export async function countStarted(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function counted(at?: number) {
      if (this.context.state === 'running') count += 1;
      Object.assign(window, { soundsStarted: count });
      start.call(this, at);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'soundsStarted') ?? 0));
}
