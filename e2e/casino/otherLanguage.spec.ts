import type { House } from '@maidan/server/app';
import { sayLabel } from '@maidan/words/games/labelsHindi';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt, screenOf, userMenuOf } from '../frame/pages.ts';
import { leftOver } from '../kit/hindi.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* Another language in the middle of a round: everything is where it was, in other words. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['poker']));
});
afterAll(() => close());

const hindi = speak('hi');
const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const on = (page: Page, selection: string) =>
  cell(page, selection)
    .locator('.chip')
    .evaluateAll(chips => chips.map(each => `${each.textContent} ${each.getAttribute('data-chip')}`).join());
const cards = (page: Page) => page.locator('.picture .st-card, .picture .st-overlay .card').count();
const roundOn = (page: Page) => page.locator('.round-id b').innerText();

async function goIn(page: Page, username: string, language: string): Promise<void> {
  await userMenuOf(page, username).click();
  const there = page.waitForURL(/.*/, { waitUntil: 'load' });
  await page.getByRole('link', { name: language, exact: true }).click();
  await there;
  await page.locator(`html[lang="${language === 'English' ? 'en-IN' : 'hi-IN'}"]`).waitFor({ state: 'attached' });
  await screenOf(page);
}

/** The second window of a round in which A is still on offer: two cards lie before each. */
async function toSecondWindow(): Promise<void> {
  for (;;) {
    await tables.nextWindow('poker');
    if (it.deps.tables.of('poker')!.round.quotes['A']?.back) return;
    await tables.finish('poker');
  }
}

test('the slip, open bets and the picture are the same in the other language, and back', async () => {
  const { page, player } = await playerAt(it, '/casino/poker');
  await toSecondWindow();
  // Both are on offer in the first window and neither while cards are dealt: the page is in the second one as well.
  const isOffered = () => Promise.all(['A', 'A.two'].map(selection => cell(page, selection).isEnabled()));
  await expect.poll(isOffered).toEqual([true, false]);
  await cell(page, 'A').click();
  await page.getByLabel(/^Stake/).fill('200');
  await page.keyboard.press('Enter');
  await expect.poll(() => on(page, 'A')).toBe('200 taken');
  await page.locator('.slip.empty').waitFor(); // the answer, too, has come: it empties the slip
  await cell(page, 'B').click();
  await page.getByLabel(/^Stake/).fill('300');
  const round = await roundOn(page);
  await expect.poll(() => cards(page)).toBeGreaterThan(0);
  const dealt = await cards(page);

  await goIn(page, player.username, 'हिन्दी');
  const slip = page.locator('.slip');
  await slip.locator('.slip-title b').getByText(sayLabel('Player B')).waitFor();
  expect(await page.getByLabel(hindi('casino.stake'), { exact: true }).inputValue()).toBe('300');
  await expect.poll(() => on(page, 'A')).toBe('200 taken');
  await page.locator('.my-bet').getByText(sayLabel('Player A')).waitFor();
  expect(await roundOn(page)).toBe(round);
  await expect.poll(() => cards(page)).toBe(dealt);
  expect(await leftOver(page.locator('.game-page'))).toEqual([]);

  await goIn(page, player.username, 'English');
  await slip.locator('.slip-title b').getByText('Player B').waitFor();
  await page.getByRole('button', { name: 'Submit' }).click(); // the same window: its price is still accepted
  await expect.poll(() => on(page, 'B')).toBe('300 taken');
  await tables.finish('poker');
  await page.reload();
  await screenOf(page);
  await page.getByText('Tap a price to bet on it').or(page.locator('.slip.empty')).first().waitFor();
});

test('chips lie where they lay, and the next tap bets with the same chip', async () => {
  const { page, player } = await playerAt(it, '/casino/poker', { width: 390 });
  const chips = page.locator('.chip-rail');
  await chips.getByRole('button', { name: 'Chip 100', exact: true }).tap();
  await cell(page, 'A').tap();
  await expect.poll(() => on(page, 'A')).toBe('100 taken');
  await goIn(page, player.username, 'हिन्दी');
  await expect.poll(() => on(page, 'A')).toBe('100 taken');
  expect(await chips.locator('.chip-total b').innerText()).toBe('100.00');
  await cell(page, 'A').tap();
  await expect.poll(() => on(page, 'A')).toBe('200 taken');
});
