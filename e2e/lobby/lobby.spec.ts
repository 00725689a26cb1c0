import { GAMES } from '@maidan/games/index';
import { CATEGORIES } from '@maidan/games/kit/category';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEveryWidth, playerAt, screenOf, WIDTHS } from '../frame/pages.ts';
import { axe, visit } from '../kit.ts';
import type { ByHand } from '../casino/byHand.ts';
import { handHouse } from '../casino/handHouse.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['worli2', 'teen20']));
  await tables.finishRounds('worli2', 3);
  await tables.finishRounds('teen20', 1);
});
afterAll(() => close());

const tiles = (page: Page) => page.getByRole('main').locator('.tile');
const tileOf = (page: Page, code: string) => page.getByRole('main').locator(`.tile[href="/casino/${code}"]`);
const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `${name}: favourite`, exact: true });
const codesShown = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll(all => all.map(tile => tile.getAttribute('href')!.split('/').at(-1)!));

describe.each(WIDTHS)('the lobby at %i px', width => {
  test('[S073] twelve categories and the others, that slide by 200 px, highlight and filter', async () => {
    const { page } = await playerAt(it, '/casino', { width });
    const rail = page.getByRole('navigation', { name: 'Categories' });
    const names = await rail.getByRole('link').evaluateAll(all => all.map(link => link.firstChild?.textContent));
    expect(names).toEqual([...CATEGORIES, 'Others']);
    const left = page.getByRole('button', { name: 'Categories to the left' });
    const right = page.getByRole('button', { name: 'Categories to the right' });
    const scrolled = () => rail.evaluate(element => element.scrollLeft);
    const far = await rail.evaluate(element => element.scrollWidth - element.clientWidth);
    expect(await left.isDisabled()).toBe(true);
    await right.click();
    await expect.poll(scrolled).toBe(Math.min(200, far));
    await left.click();
    await expect.poll(scrolled).toBe(0);
    await rail.getByRole('link', { name: /^Baccarat/ }).click();
    await page.waitForURL('**/casino?category=baccarat');
    await expect.poll(() => codesShown(page)).toEqual(['baccarat', 'baccarat2', 'teensin']);
    expect(await rail.locator('[aria-current]').innerText()).toContain('Baccarat');
  });

  test('opens with what is about to close, and a table that has closed gives way', async () => {
    const { page } = await playerAt(it, '/casino', { width });
    const soon = page.getByRole('region', { name: 'Closing soon' });
    const codes = () => soon.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')));
    await expect.poll(async () => (await codes()).toSorted()).toEqual(['/casino/teen20', '/casino/worli2']);
    await expect.poll(() => soon.locator('.tile-ring b').first().innerText()).toMatch(/^\d+$/);
    await soon
      .getByText(/^0 players$/)
      .first()
      .waitFor();
    expect(await soon.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(
      await page.locator('.tiles').evaluate(element => element.getBoundingClientRect().top),
    );
    await axe(page);
    await soon.getByRole('link').first().click();
    await page.waitForURL(/casino\/(teen20|worli2)$/);
  });

  test('the search finds tables inside the category', async () => {
    const { page } = await playerAt(it, '/casino?category=teenpatti', { width });
    const search = page.getByRole('searchbox', { name: 'Search tables' });
    await search.fill('instant');
    await expect.poll(() => codesShown(page)).toEqual(['teen3', 'teen32', 'teen41', 'teen33']);
    await page.getByRole('status').getByText('4 tables', { exact: true }).waitFor();
    await search.fill('roulette');
    await page.getByText('No table matches').waitFor();
    await page.getByRole('link', { name: 'Show all tables' }).click();
    await expect.poll(() => tiles(page).count()).toBe(GAMES.length);
  });

  test('a heart keeps a table in this browser, until it is taken back', async () => {
    const { page } = await playerAt(it, '/casino', { width });
    await heartOf(page, 'Baccarat').click();
    await heartOf(page, 'Instant Worli').click();
    const favourites = page.getByRole('button', { name: /^Favourites/ });
    await favourites.click();
    await expect.poll(() => codesShown(page)).toEqual(['baccarat', 'worli2']);
    await page.reload();
    await expect.poll(() => codesShown(page)).toEqual(['baccarat', 'worli2']);
    expect(await heartOf(page, 'Baccarat').getAttribute('aria-pressed')).toBe('true');
    await heartOf(page, 'Baccarat').click();
    await heartOf(page, 'Instant Worli').click();
    await page.getByText('No favourites here').waitFor();
    await axe(page);
    await favourites.click();
    await expect.poll(() => tiles(page).count()).toBe(GAMES.length);
  });

  test('[S072] the tiles on home are the same, and live', async () => {
    const { page } = await playerAt(it, '/home', { width });
    await expect.poll(() => tiles(page).count()).toBe(8);
    await tileOf(page, 'teen20')
      .getByText(/^(Betting|Dealing|Result)$/)
      .first()
      .waitFor();
    await expect.poll(() => tileOf(page, 'teen20').locator('.mark').count()).toBeGreaterThan(0);
    await tileOf(page, 'sicbo').click();
    await page.waitForURL('**/casino/sicbo');
  });
});

test('[S073] a tile for every code, with the state of its table, at any width', async () => {
  const { page } = await playerAt(it, '/casino');
  await atEveryWidth(page, async () => {
    expect(await codesShown(page)).toEqual(GAMES.map(({ code }) => code));
    await tileOf(page, 'worli2')
      .getByText(/^(Betting|Dealing|Result)$/)
      .first()
      .waitFor();
    await expect.poll(() => tileOf(page, 'worli2').locator('.mark').count()).toBe(3);
    await tileOf(page, 'baccarat').getByText('Closed', { exact: true }).waitFor();
    const picture = tiles(page).first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560);
    await axe(page);
  });
});

test('[S073] the tables that no other category has are under Others, at any width', async () => {
  const { page } = await playerAt(it, '/casino?category=others');
  const others = GAMES.filter(({ category }) => category === 'All Casino').map(({ code }) => code);
  expect(others).toHaveLength(18);
  await atEveryWidth(page, async () => {
    await expect.poll(() => codesShown(page)).toEqual(others);
    expect(await page.getByRole('region', { name: 'Closing soon' }).count()).toBe(0);
  });
});

test('[S073] the arrow keys go from category to category', async () => {
  const { page } = await playerAt(it, '/casino');
  const focused = () => page.evaluate(() => document.activeElement?.firstChild?.textContent);
  await page.getByRole('link', { name: /^All Casino 54/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Roulette');
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Others');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('Worli');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/casino?category=casino-war');
  await page.keyboard.press('Home');
  await expect.poll(focused).toBe('All Casino');
});

test('the tables somebody opened are under Recently played, the latest first', async () => {
  const { page } = await playerAt(it, '/casino/teen20');
  await page.goto('/casino/worli2');
  await screenOf(page);
  await page.goto('/casino?only=recent');
  await expect.poll(() => codesShown(page)).toEqual(['worli2', 'teen20']);
});

test('a tile counts those who are at the table', async () => {
  const { page } = await playerAt(it, '/casino');
  const count = () => tileOf(page, 'worli2').locator('.players').innerText();
  await expect.poll(count).toMatch(/^0/);
  const other = await visit(it);
  await other.goto('/theme.js');
  await other.evaluate(
    token => localStorage.setItem('token', token ?? ''),
    await page.evaluate(() => localStorage.getItem('token')),
  );
  await other.goto('/casino/worli2');
  await other.locator('[data-selection]:enabled').first().waitFor();
  await tables.finish('worli2'); // the lobby is told when something happens at a table
  await expect.poll(count).toMatch(/^1/);
});
