import type { EventView } from '@maidan/contract/event';
import type { Locator, Page } from 'playwright-core';

/* What the tests of the match page look at. */

export const pathOf = ({ sport, id }: Pick<EventView, 'sport' | 'id'>): string =>
  sport === 'cricket' ? `/cricket/${id}` : `/sport/${sport}/${id}`;

export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const cell = (page: Page, market: string, runner: string, side: 'back' | 'lay', level = 0): Locator =>
  page.locator(`[data-market="${market}"][data-runner="${runner}"][data-side="${side}"][data-level="${level}"]`);

export const slip = (page: Page): Locator => panel(page, 'Bet Slip');
export const stake = (page: Page): Locator => slip(page).getByLabel('Stake', { exact: true });
export const submit = (page: Page): Locator => slip(page).locator('button[type="submit"]');

export const widthLost = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The line of a runner in a book, or of a row. */
export const lineOf = (page: Page, market: string, name: string): Locator =>
  panel(page, market).locator('.market-row').filter({ hasText: name });
