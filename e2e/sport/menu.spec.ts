import { ALL, VIRTUALS } from '@maidan/games/index';
import { HOME_STRIP, SPORTS } from '@maidan/exchange/sports/sports';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { everyLook, looksRight } from '../kit/looks.ts';
import { walk } from '../kit/walk.ts';
import { type Matchday, matchday } from './matchday.ts';
import { namesOf } from './names.ts';
import { pathOf, widthLost } from './parts.ts';

/* A house with something on of every sport: what is behind each of them, before play and while it is played. */

let day: Matchday;
beforeAll(async () => {
  day = await matchday(
    SPORTS.map(({ code }) => ({ id: `${code}-1`, sport: code })),
    { tables: ALL.map(({ code }) => code), pace: 60 },
  );
}, 300_000);
afterAll(() => day.close());

const hrefsOf = async (page: Page): Promise<readonly string[]> => {
  const links = page.locator('nav.side a[href]');
  return links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''));
};

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

/** How much of the first row of prices is below the fold, if any of it is. */
async function cutOff(page: Page, code: string): Promise<readonly string[]> {
  const row = page.locator('.match-page .market-row:not(.captions)').first();
  await row.waitFor();
  await page.locator('.scene').waitFor(); // it comes late, and moves what is below it
  const box = (await row.boundingBox())!;
  const below = box.y + box.height - (await page.locator('.bnav').boundingBox())!.y;
  return below > 0 ? [`${code}: ${Math.round(below)} px`] : [];
}

test('on a phone a match of every sport has a whole row of prices above the fold', { timeout: 400_000 }, async () => {
  const { page } = await playerAt(day.house, '/home', { width: 390, height: 844 });
  const cut: string[] = [];
  for (const { code } of SPORTS) {
    await walk(page, pathOf({ id: `${code}-1`, sport: code }));
    cut.push(...(await cutOff(page, code)));
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

/** The strip of the home page has the older ones. */
const NEWER = SPORTS.filter(({ code }) => HOME_STRIP.every(each => each.code !== code) && code !== 'politics');

test(
  'on a phone, in the dark and in Hindi, everybody can use the match of every newer sport',
  { timeout: 400_000 },
  async () => {
    const { page } = await playerAt(day.house, '/home', { width: 390, locale: 'hi-IN', theme: 'dark' });
    for (const { code } of NEWER) {
      await walk(page, pathOf({ id: `${code}-1`, sport: code }));
      await page.locator('.match-page .market-bar').first().waitFor();
      await page.locator('.scene').waitFor();
      expect(await widthLost(page), code).toBeLessThanOrEqual(0);
      await axe(page);
    }
  },
);

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
  await expect.poll(() => page.locator('.scene').boundingBox()).toMatchObject({ width: expect.any(Number) });
  await looksRight(page, everyLook([390]));
});

/** Comes last: from here on the matches are played. */
test(
  'on a phone a match that is played leaves a whole row of prices above the fold, in every sport',
  { timeout: 400_000 },
  async () => {
    const { page } = await playerAt(day.house, '/home', { width: 390, height: 844 });
    const left = new Set(SPORTS.map(({ code }) => code));
    const cut: string[] = [];
    while (left.size > 0) {
      let played = 0;
      await day.play(() => (played += 1) > 1); // the next thing in every match
      for (const code of left) {
        const { state, said } = day.view(`${code}-1`);
        if (state !== 'inPlay' || said.length < 2) continue;
        left.delete(code);
        await walk(page, pathOf({ id: `${code}-1`, sport: code }));
        cut.push(...(await cutOff(page, code)));
      }
    }
    expect(cut).toEqual([]);
  },
);
