import { randomBytes } from 'node:crypto';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import type { Player } from '../kit/people.ts';
import { TOMORROW } from '../sport/matchday.ts';
import { bearer } from './requests.ts';
import { press, toast } from './screens.ts';

/* What traders do in the back office, and what players do with the same markets. */

/** Each width has a match of its own that is not being played yet: what one test does is not in the way of another. */
export const MATCHES = {
  1440: TOMORROW,
  390: {
    ...TOMORROW,
    id: 'cricket-3',
    name: 'Malwa Tigers v Sindh Royals',
    sides: ['Malwa Tigers', 'Sindh Royals'],
  },
} as const;

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** One cell of the player's match page. */
export const cellOf = (page: Page, market: string, runner: string, side: 'back' | 'lay'): Locator =>
  page.locator(`[data-market="${market}"][data-runner="${runner}"][data-side="${side}"][data-level="0"]`);

/** Backs a runner of a row with so many rupees at the price on offer, and says what came of it. */
export async function backRow(house: House, player: Player, row: HouseRow, runner: string, stake: number) {
  const offer = row.quotes[runner]?.back;
  const response = await fetch(`${house.url}/api/exchange/${row.id}/bets`, {
    method: 'POST',
    headers: {
      ...bearer(player),
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    body: JSON.stringify({
      runner,
      side: 'back',
      odds: offer?.odds ?? 2_000,
      line: offer?.line ?? 0,
      stake: stake * 100,
      accepts: 'any',
    }),
  });
  const { code = 'taken' } = (await response.json()) as { code?: string };
  return code;
}

/** The second person looks at what a proposal would do, and lets it happen. */
export async function approve(page: Page, words: RegExp, look: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.goto('/admin/proposals');
  await press(page.getByRole('row', { name: words }), 'Look at it');
  const dialog = page.getByRole('dialog');
  await look(dialog);
  await press(dialog, 'Approve');
  await dialog.waitFor({ state: 'hidden' });
  await toast(page, 'Approved').waitFor();
}

export const widthLost = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
