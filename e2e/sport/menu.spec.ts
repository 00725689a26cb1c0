import { ALL, VIRTUALS } from '@maidan/games/index';
import { SPORTS } from '@maidan/exchange/sports/sports';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { walk } from '../kit/walk.ts';
import { type Matchday, matchday } from './matchday.ts';
import { namesOf } from './names.ts';
import { pathOf, widthLost } from './parts.ts';

/* A house that has just been opened, with something on of every sport: every door of the menu opens on it. */

let day: Matchday;
beforeAll(async () => {
  day = await matchday(
    SPORTS.map(({ code }) => ({ id: `${code}-1`, sport: code })),
    { tables: ALL.map(({ code }) => code), pace: 60 },
  );
}, 300_000);
afterAll(() => day.close());

/** What is alive on a page: a match, a race, a table, a slot, a virtual game, a contest. */
const ALIVE = [
  '.board .board-rows > li:not(.loading-line)',
  '.board a.race',
  '.lobby ~ * .tile, .lobby .tile',
  '.slot-tile',
  '.virtual-tile',
  '.fantasy-match',
].join(', ');

const hrefsOf = async (page: Page): Promise<readonly string[]> => {
  const links = page.locator('nav.side a[href]');
  return links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''));
};

test('every entry of the menu, clicked one by one, opens on something alive', { timeout: 400_000 }, async () => {
  const { page } = await playerAt(day.house, '/home');
  const hrefs = await hrefsOf(page);
  expect(hrefs.length).toBeGreaterThan(40);
  const empty: string[] = [];
  for (const [nth, href] of hrefs.entries()) {
    const before = page.url();
    await page.locator('nav.side a[href]').nth(nth).click();
    if (!before.endsWith(href)) await page.waitForURL(url => url.href !== before);
    const seen = page.locator('main').locator(ALIVE).first();
    await seen.waitFor().catch(() => empty.push(href));
  }
  expect(empty).toEqual([]);
});

test('every sport of the menu says how many of its matches are open, and leads to results and competitions', async () => {
  const { page } = await playerAt(day.house, '/home');
  const hrefs = (await hrefsOf(page)).filter(href => href.includes('sport='));
  const sports = [...new Set(hrefs)];
  expect(sports).toHaveLength(SPORTS.length);
  for (const href of sports) {
    const link = page.locator(`nav.side a[href="${href}"]`).first();
    await link.locator('em').waitFor();
    await link.click();
    await page.waitForURL(`**${href}`);
    const slug = new URL(page.url()).searchParams.get('sport')!;
    await page.locator(`main a[href*="/results?sport=${slug}&"]`).waitFor();
    await page.locator(`main a[href*="/competitions?sport=${slug}"]`).waitFor();
  }
});

test('virtual games are behind one door', async () => {
  const { page } = await playerAt(day.house, '/home');
  await page.getByRole('link', { name: 'Our Virtual' }).first().click();
  await expect.poll(() => page.locator('.virtual-tile').count()).toBe(VIRTUALS.length);
});

test('on a phone a match of every sport has a whole row of prices above the fold', { timeout: 400_000 }, async () => {
  const { page } = await playerAt(day.house, '/home', { width: 390, height: 844 });
  const cut: string[] = [];
  for (const { code } of SPORTS) {
    await walk(page, pathOf({ id: `${code}-1`, sport: code }));
    const row = page.locator('.match-page .market-row:not(.captions)').first();
    await row.waitFor();
    const box = (await row.boundingBox())!;
    const fold = (await page.locator('.bnav').boundingBox())!.y;
    if (box.y + box.height > fold) cut.push(`${code}: ${Math.round(box.y + box.height - fold)} px`);
  }
  expect(cut).toEqual([]);
});

test('every market of every sport has its rules at its heading', { timeout: 400_000 }, async () => {
  const { page } = await playerAt(day.house, '/home');
  const without: string[] = [];
  for (const { code } of SPORTS) {
    await walk(page, pathOf({ id: `${code}-1`, sport: code }));
    await page.locator('.match-page .market-bar').first().waitFor();
    const bars = page.locator('.match-page .market-bar:not(:has(.rules-open))');
    without.push(...(await bars.allInnerTexts()).map(text => `${code}: ${text}`));
  }
  expect(without).toEqual([]);
});

test('in Hindi no match of any sport has a sentence in English', { timeout: 400_000 }, async () => {
  const { page } = await playerAt(day.house, '/home', { locale: 'hi-IN' });
  const left: string[] = [];
  for (const { code } of SPORTS) {
    const view = day.view(`${code}-1`);
    await walk(page, pathOf(view));
    await page.locator('.match-page .market-bar').first().waitFor();
    const said = page.locator('.market-bar h2, .runner-name, .score-facts, .score-name, .commentary li, .scene b');
    left.push(...(await leftOver(said, namesOf(day.view(`${code}-1`)))).map(text => `${code}: ${text}`));
  }
  expect(left).toEqual([]);
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
