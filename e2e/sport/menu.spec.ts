import { SPORTS } from '@maidan/exchange/sports/sports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import { type Matchday, matchday } from './matchday.ts';
import { pathOf, widthLost } from './parts.ts';

/* A house that has just been opened, with something on of every sport: every door of the menu opens on it. */

let day: Matchday;
beforeAll(async () => {
  day = await matchday(SPORTS.map(({ code }) => ({ id: `${code}-1`, sport: code })));
});
afterAll(() => day.close());

/** Played by another part of the house. */
const ELSEWHERE = /sport=virtual-sports$/;

test('every sport of the menu has something open, and says how many', async () => {
  const { page } = await playerAt(day.house, '/home');
  const links = page.locator('nav.side a[href*="sport="]');
  const hrefs = await links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''));
  const sports = [...new Set(hrefs.filter(href => !ELSEWHERE.test(href)))];
  expect(sports).toHaveLength(SPORTS.length);
  for (const href of sports) {
    const link = page.locator(`nav.side a[href="${href}"]`).first();
    await link.locator('em').waitFor();
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.locator('.board-rows > li, a.race').first().waitFor();
  }
});

test.each([
  ['golf', 'Win'],
  ['motogp', 'Win'],
  ['kabaddi', 'MATCH_ODDS'],
])('%s on a phone: its picture, its score and its markets', async (code, market) => {
  const view = day.view(`${code}-1`);
  const { page } = await playerAt(day.house, pathOf(view), { width: 390 });
  await page.getByRole('heading', { level: 1, name: view.name }).waitFor();
  await page.getByRole('region', { name: market }).first().waitFor();
  await page.locator('.scene').waitFor();
  expect(await widthLost(page)).toBeLessThanOrEqual(0);
  await axe(page);
});
