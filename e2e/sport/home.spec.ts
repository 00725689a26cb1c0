import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEveryWidth, playerAt, screenOf, stopClock, WIDTHS } from '../frame/pages.ts';
import { axe, house, isWhole, widths } from '../kit.ts';
import { HOUR_MS, price, row, toldBoard } from './board.ts';
import { CRICKET, type Matchday, matchday, TOMORROW } from './matchday.ts';

/** Without sports of its own: the tests tell its board. */
let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const strip = (page: Page) => page.getByRole('navigation', { name: 'Sports on the board' });
const lines = (page: Page) => page.locator('.board-rows > li');
const lineOf = (page: Page, name: string) => lines(page).filter({ hasText: name });
const cellsOf = async (page: Page, name: string): Promise<string[]> =>
  (await lineOf(page, name).locator('.bc').allTextContents()).map(text => text.trim());
const widthLost = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const MATCHES = [
  row('c3', 'Coastal Cyclones v Thar Raiders', 2 * HOUR_MS, { hasFancy: true }),
  row('c1', 'Kaveri Kings v Deccan Comets', -HOUR_MS, {
    hasTv: true,
    hasFancy: true,
    hasBookmaker: true,
    score: '92/3 (11.4)',
    prices: [price('Kaveri Kings', 1.85, 1.86), price('Deccan Comets', 2.16, null), price('The Draw', 4.1, 4.2)],
  }),
  row('c2', 'Sahyadri Women v Konkan Women', HOUR_MS, { status: 'suspended' }),
  row('c4', 'Harbour City v Lakeside XI', 72 * HOUR_MS, { status: null, market: null, prices: [] }),
  row('f1', 'Rivermouth v Old Mill Town', -HOUR_MS, { sport: 'football', score: '1 · 0' }),
];

describe('a house with matches', () => {
  let day: Matchday;
  let playing: House;
  beforeAll(async () => {
    const soon = ['football', 'football', 'football', 'tennis'].map((sport, nth) => ({
      id: `${sport}-${nth}`,
      sport,
      startsInMs: HOUR_MS,
    }));
    day = await matchday([CRICKET, TOMORROW, ...soon]);
    playing = day.house;
  });
  afterAll(() => day.close());

  test('[S070] [S071] five featured events, and a board of what is open, straight from the house', async () => {
    const { page } = await playerAt(playing, '/home?sport=football', {});
    const featured = page.getByRole('navigation', { name: 'Featured events' }).getByRole('link');
    await expect.poll(() => featured.count()).toBe(5);
    await expect.poll(() => lines(page).count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('a.bc').count()).toBeGreaterThan(0);
    const first = page.locator('a.bc').first();
    await first.click();
    await page.waitForURL(/\/sport\/football\/[\w-]+\?market=[^&]+&runner=[^&]+&side=(back|lay)$/);
  });

  test('the sidebar counts what is open, and the search finds it by name', async () => {
    const { page } = await playerAt(playing, '/home', {});
    await lines(page).first().waitFor();
    await page
      .getByRole('navigation', { name: 'All sports and games' })
      .getByRole('link', { name: /^Cricket\s+\d+ open$/ })
      .waitFor();
    const name = (await lines(page).first().locator('.bl-ev b').innerText()).trim();
    await page.goto('/install'); // where nothing that can be pressed lies under the answers
    await screenOf(page);
    await page.keyboard.press('/');
    await page.keyboard.type(name.slice(0, -2));
    const found = page.locator('.found').getByRole('link', { name });
    await found.waitFor();
    await axe(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cricket\/[\w-]+$/);
    await expect.poll(() => page.locator('.found').count()).toBe(0);
  });
});

/** Asks to be connected until it is: an attempt that was already under way may still fail. */
async function isBack(page: Page): Promise<boolean> {
  if ((await page.locator('a.bc').count()) > 0) return true;
  await page
    .getByRole('button', { name: 'Reconnect now' })
    .click({ timeout: 2_000 })
    .catch(() => {});
  return false;
}

describe.each(WIDTHS)('the board at %i px', width => {
  test('[S070] fifteen sports, one active, twelve of them on a phone', async () => {
    const { page } = await toldBoard(it, MATCHES, { width });
    const links = strip(page).getByRole('link');
    expect(await strip(page).locator('a:visible').count()).toBe(width < 768 ? 12 : 15);
    expect(await links.first().innerText()).toMatch(/^Cricket/);
    expect(await strip(page).locator('[aria-current]').allInnerTexts()).toEqual([expect.stringMatching(/^Cricket/)]);
    await links.nth(1).click();
    await page.waitForURL('**/home?sport=football');
    await expect.poll(() => strip(page).locator('[aria-current]').innerText()).toMatch(/^Football/);
    await lineOf(page, 'Rivermouth v Old Mill Town').waitFor();
    expect(await lines(page).count()).toBe(1);
    for (const [path, active] of [
      ['/home?sport=kabaddi', /^Kabaddi/],
      ['/home?sport=hockey-on-the-moon', /^Cricket/],
      ['/home?in-play=yes&sport=ice-hockey', /^Hockey/],
      ['/home?in-play=yes', /^Cricket/],
      ['/home?only=favourites', /^Cricket/],
    ] as const) {
      await page.goto(path);
      await expect
        .poll(() => strip(page).locator('[aria-current]:visible').allInnerTexts())
        .toEqual([expect.stringMatching(active)]);
      expect(await strip(page).locator('a:visible').count()).toBe(width < 768 ? 12 : 15);
    }
  });

  test('[S071] the score of a chase is read to its end, on the board and on the tile, and so is why it is stopped', async () => {
    const chase = { score: '156/3 (10.0) · 180 (43.2)' };
    const { page, change } = await toldBoard(it, [row('c1', 'Kaveri Kings v Deccan Comets', -HOUR_MS, chase)], {
      width,
    });
    await lines(page).first().waitFor();
    const scores = page.locator('.ev-score');
    await expect.poll(() => scores.allInnerTexts()).toEqual([chase.score, chase.score]);
    for (const score of await scores.all()) expect(await score.evaluate(isWhole)).toBe(true);
    change([
      row('c1', 'Kaveri Kings v Deccan Comets', -HOUR_MS, { ...chase, why: 'The third umpire looks at a catch again' }),
    ]);
    const why = lines(page).locator('.ev-why');
    await why.waitFor();
    expect(await why.evaluate(isWhole)).toBe(true);
  });

  test('[S071] Game, 1, X, 2; in play first; icons; - where there is no price; locked where it is suspended', async () => {
    const { page } = await toldBoard(it, MATCHES, { width });
    await lines(page).first().waitFor();
    await expect
      .poll(() => lines(page).locator('.bl-ev b').allInnerTexts())
      .toEqual(['c1', 'c2', 'c3', 'c4'].map(id => MATCHES.find(match => match.id === id)!.name));
    const heads = await page.locator('.board-h > span:visible').allInnerTexts();
    expect(heads).toEqual(['Game', '1', 'X', '2']);
    expect(await lines(page).first().locator('.bl-ev').innerText()).toMatch(
      /In-Play\s*(\d+ \w+ )?\d\d:\d\d\s*92\/3 \(11\.4\)/,
    );
    expect(await lines(page).first().locator('.bl-marks').textContent()).toBe('Live pictureFFancyBMBookmaker');
    expect(await cellsOf(page, 'Kaveri Kings')).toEqual([
      'Back Kaveri Kings, 1.851.85',
      'Lay Kaveri Kings, 1.861.86',
      'Back The Draw, 4.14.1',
      'Lay The Draw, 4.24.2',
      'Back Deccan Comets, 2.162.16',
      'Lay Deccan Comets, no price-',
    ]);
    expect(await cellsOf(page, 'Harbour City')).toEqual(Array(6).fill('no price-'));
    expect(await lineOf(page, 'Sahyadri Women').locator('.bc.locked').count()).toBe(6);
    expect(await lineOf(page, 'Sahyadri Women').locator('a.bc').count()).toBe(0);
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  });

  test('[S071] a row opens its match, and a price the match with that price', async () => {
    const { page } = await toldBoard(it, MATCHES, { width });
    await lineOf(page, 'Kaveri Kings').getByRole('link', { name: 'Lay Kaveri Kings, 1.86' }).click();
    await page.waitForURL('**/cricket/c1?market=c1.matchOdds&runner=Kaveri+Kings&side=lay');
    await page.goBack();
    await lineOf(page, 'Coastal Cyclones').locator('.bl-ev').click();
    await page.waitForURL('**/cricket/c3');
    expect(new URL(page.url()).search).toBe('');
  });

  test('[S071] a price that moves says which way, in its own cell only', async () => {
    const { page, change } = await toldBoard(it, MATCHES, { width });
    await lines(page).first().waitFor();
    expect(await page.locator('.bc-move').count()).toBe(0);
    change([{ ...MATCHES[1]!, prices: [price('Kaveri Kings', 1.9, 1.86), ...MATCHES[1]!.prices.slice(1)] }]);
    await lineOf(page, 'Kaveri Kings').getByRole('link', { name: 'Back Kaveri Kings, 1.9' }).waitFor();
    expect(await page.locator('.bc-move').evaluateAll(all => all.map(({ className }) => className))).toEqual([
      'bc-move up',
    ]);
  });

  test('without a connection prices are grey and cannot be clicked, and come back with it', async () => {
    const { page, cut, mend } = await toldBoard(it, MATCHES, { width });
    await page.locator('a.bc').first().waitFor();
    await cut();
    await expect.poll(() => page.locator('a.bc').count()).toBe(0);
    await expect.poll(() => lineOf(page, 'Kaveri Kings').locator('.bc.stale').count()).toBe(5);
    await axe(page);
    await stopClock(page); // so that it does not come back before it is asked to
    mend();
    await expect.poll(() => isBack(page)).toBe(true);
  });

  test('a star is kept, and the favourites are a view of their own', async () => {
    const { page } = await toldBoard(it, MATCHES, { width });
    await page.getByRole('button', { name: 'Kaveri Kings v Deccan Comets: favourite' }).press('Enter');
    await page.getByRole('link', { name: 'Favourites 1' }).click();
    await page.waitForURL('**/home?only=favourites');
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await lines(page).locator('.bl-ev').innerText()).toContain('Kaveri Kings v Deccan Comets');
    await page.getByRole('button', { name: 'Kaveri Kings v Deccan Comets: favourite' }).click();
    await page.getByText('No favourites are open').waitFor();
    await axe(page);
  });
});

describe('the states of the board', () => {
  test('on its way: grey lines in its shape', async () => {
    const { page } = await toldBoard(it, undefined, {});
    await page.locator('.loading-line').first().waitFor();
    expect(await page.locator('.loading-line').count()).toBe(14);
    await axe(page);
  });

  test('empty: it says what will come', async () => {
    const { page } = await toldBoard(it, [], { path: '/home?sport=horse-racing' });
    await page.getByText('No races are open yet').waitFor();
    await page.goto('/home?in-play=yes');
    await page.getByText('Nothing is in play yet').waitFor();
    expect(await lines(page).count()).toBe(0);
    await axe(page);
  });

  test('without a line it says so and can be tried again', async () => {
    const { page, cut, mend } = await toldBoard(it, undefined, {});
    await page.locator('.loading-line').first().waitFor();
    await cut();
    const alert = page.getByRole('alert').filter({ hasText: 'The board could not be loaded' });
    await alert.waitFor();
    await axe(page);
    mend();
    await page.locator('.loading-line').first().waitFor();

    await stopClock(page); // it does not try by itself, so nothing is under way when it is asked to
    await cut();
    await alert.waitFor();
    mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.loading-line').first().waitFor();
    expect(await alert.count()).toBe(0);
  });
});

describe.each(WIDTHS)('races at %i px', width => {
  const race = (id: string, country: string, venue: string, minutes: number) =>
    row(id, `10:00 ${venue} (${country})`, minutes * 60_000, { sport: 'horseRacing', country, venue });

  test('countries, courses and times; a time opens its race', async () => {
    const races = [
      race('r1', 'GB', 'Redmoor', 5.5),
      race('r2', 'GB', 'Redmoor', 35.5),
      race('r3', 'IE', 'Ballyfern', 15.5),
      race('r4', 'GB', 'Thirlwick', -1),
    ];
    const { page } = await toldBoard(it, races, { width, path: '/home?sport=horse-racing' });
    const tabs = page.getByRole('navigation', { name: 'Countries' }).getByRole('link');
    await tabs.first().waitFor();
    expect(await tabs.allTextContents()).toEqual(['GB, United Kingdom', 'IE, Ireland']);
    const redmoor = page.getByRole('region', { name: 'Redmoor' }).getByRole('link');
    expect(await redmoor.count()).toBe(2);
    expect(await redmoor.first().innerText()).toMatch(/^\d\d:\d\d\s+in [56] min$/);
    await axe(page);
    await tabs.nth(1).click();
    await page.waitForURL('**/home?sport=horse-racing&country=IE');
    await page.getByRole('region', { name: 'Ballyfern' }).getByRole('link').click();
    await page.waitForURL('**/sport/horseRacing/r3');
  });
});

test('[S070] dark, at any width: readable, and nothing is cut off', async () => {
  const { page } = await toldBoard(it, MATCHES, { theme: 'dark' });
  await lines(page).first().waitFor();
  const look = async (): Promise<void> => {
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  };
  await atEveryWidth(page, look, widths);
});

test('the score of a match that is worth a look is whole at any width', async () => {
  const chase = { score: '213/5 (20.0) · 143/6 (17.3)' };
  const { page } = await toldBoard(it, [row('c1', 'Brahmaputra Blazers v Malabar Mariners', -HOUR_MS, chase)], {});
  const card = page.locator('.feat > a').first();
  const score = card.getByText(chase.score);
  await score.waitFor();
  const look = async (): Promise<void> =>
    expect([await score.evaluate(isWhole), await card.evaluate(isWhole)]).toEqual([true, true]);
  await atEveryWidth(page, look, widths);
});

test('[S071] by keyboard alone: from a line of the board to its match', async () => {
  const { page } = await toldBoard(it, MATCHES, {});
  await page.getByRole('button', { name: 'Kaveri Kings v Deccan Comets: favourite' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back Kaveri Kings, 1.851.85');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cricket/c1?market=c1.matchOdds&runner=Kaveri+Kings&side=back');
});
