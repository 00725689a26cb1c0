import { VIRTUALS } from '@maidan/games/index';
import type { House } from '@maidan/server/app';
import { sayGame } from '@maidan/words/games/namesHindi';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { everyLook, looksRight } from '../kit/looks.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* Our Virtual: from the menu to a bet in each of the four, and what came of it. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(VIRTUALS.map(({ code }) => code)));
});
afterAll(() => close());

interface Box {
  readonly y: number;
  readonly height: number;
}

const isWithin = (part: Box | null, whole: Box | null): boolean =>
  part !== null && whole !== null && part.y >= whole.y && part.y + part.height <= whole.y + whole.height;

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);

const BETS = [
  ['vfootball', 'home'],
  ['vcricket', 'first'],
  ['vracing', 'forecast2-5'],
  ['vgreyhounds', 'tricast1-2-3'],
] as const;

test('[S023] Our Virtual of the menu leads to the four games, and the search finds them', async () => {
  const { page } = await playerAt(it, '/home', { width: 1440 });
  await page.getByRole('link', { name: 'Our Virtual' }).first().click();
  await page.waitForURL('**/virtual');
  await expect.poll(() => page.locator('.virtual-tile').count()).toBe(4);
  await page
    .getByText(/Bets close in \d+ s/)
    .first()
    .waitFor();
  await looksRight(page, everyLook(widths));
  await page.locator('.virtual-tile').nth(2).click();
  await page.waitForURL('**/casino/vracing');
  await page.getByRole('heading', { level: 1, name: 'Virtual Racing' }).waitFor();
});

describe.each([1440, 390] as const)('at %i px', width => {
  test.each(BETS)(
    '[R20] at %s a bet on %s is taken, the event is played, and the bet is settled',
    async (code, selection) => {
      const { page } = await playerAt(it, `/casino/${code}`, { width });
      const [told, seen] = [page.locator('.vp-score, .vo-sheet, .vt-order'), page.locator('.picture')];
      const isTold = async () => isWithin(await told.boundingBox(), await seen.boundingBox());
      await expect.poll(isTold).toBe(true); // who leads, also on a phone
      await page.getByRole('button', { name: 'Slip', exact: true }).click();
      await cell(page, selection).and(page.locator(':enabled')).click();
      await page.getByLabel(/^Stake/).fill('100');
      await page.locator('.slip').getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
      await looksRight(page, everyLook([width]));
      await tables.finish(code);
      await page.locator('.last-results .mark').first().waitFor();
    },
  );
});

test('a chip is laid on each of the four, as on every table', async () => {
  const { page } = await playerAt(it, '/virtual', { width: 390 });
  for (const [code, selection] of BETS) {
    await page.goto(`/casino/${code}`);
    await page.getByRole('button', { name: 'Chip 100', exact: true }).tap();
    await cell(page, selection).and(page.locator(':enabled')).tap();
    const chip = cell(page, selection).locator('.chip');
    await expect
      .poll(() => chip.evaluateAll(all => all.map(each => each.getAttribute('data-chip'))))
      .toEqual(['taken']);
    expect(await chip.innerText()).toBe('100');
  }
});

test('in Hindi there is no English on the page of the four, nor on a race card', async () => {
  const hindi = speak('hi');
  const { page } = await playerAt(it, '/virtual', { width: 390, locale: 'hi-IN' });
  await page.getByRole('heading', { level: 1, name: hindi('virtual.title') }).waitFor();
  await page.locator('.virtual-tile').first().waitFor();
  expect(await leftOver(page.locator('.virtual-lobby'))).toEqual([]);
  await looksRight(page, everyLook([1440, 768, 390]));
  await page.locator('.virtual-tile').nth(3).click();
  await page.getByRole('heading', { level: 1, name: sayGame('Virtual Greyhounds') }).waitFor();
  await cell(page, 'win1').and(page.locator(':enabled')).waitFor();
  expect(await leftOver(page.locator('.game-bar, .game-table, .game-side'))).toEqual([]);
  await looksRight(page, everyLook([390]));
});
