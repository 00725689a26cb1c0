import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Leads on to another screen of the app that is open, as its links do: what is there is not loaded again, which is most of
 * what opening an address takes. To another path it waits until the screen has changed, which its name in the browser's tab
 * tells; to another query of the same path it waits for nothing.
 */
export async function walk(page: Page, path: string): Promise<void> {
  const before = await page.title();
  const isElsewhere = await page.evaluate(to => {
    const { pathname } = location;
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return location.pathname !== pathname;
  }, path);
  if (isElsewhere) await expect.poll(() => page.title(), { message: `the screen at ${path}` }).not.toBe(before);
}
