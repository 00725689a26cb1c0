import { readFile } from 'node:fs/promises';
import { ALL } from '@maidan/games/index';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, WIDTHS } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { resultsOf, today } from '../lobby/tables.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['worli2', 'teen20']));
  await tables.finishRounds('worli2', 13);
  await tables.finishRounds('teen20', 3);
});
afterAll(() => close());

const WORLI = '/casino/results?game=worli2';

async function resultsAt(width: number, path = WORLI): Promise<Page> {
  const { page } = await playerAt(it, path, { width });
  await page.getByText(/^Page \d+ of \d+$/).waitFor();
  return page;
}

const rounds = (page: Page): Promise<string[]> =>
  page.locator('.tbl tbody tr td:first-child b').evaluateAll(all => all.map(cell => cell.textContent));

const isOff = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).isDisabled();

describe.each(WIDTHS)('Casino Results at %i px', width => {
  test('[S063] date, every game, Submit, entries, search, Round ID and Winner; opens on today', async () => {
    const page = await resultsAt(width, '/casino/results');
    expect(await page.getByLabel('Date').inputValue()).toBe(today());
    const games = page.getByRole('main').getByLabel('Game');
    expect(await games.locator('option').allInnerTexts()).toEqual(ALL.map(({ name }) => name));
    await page.getByText('No rounds that day').waitFor();
    await games.selectOption('worli2');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => page.locator('.tbl tbody tr').count()).toBe(10);
    const columns = await page.locator('.tbl th').evaluateAll(cells => cells.map(cell => cell.textContent));
    expect(columns.slice(0, 2)).toEqual(['Round ID', 'Winner']);
    expect(await page.getByLabel('Show').locator('option').allInnerTexts()).toEqual(['10', '20', '50']);
    await page.getByText('Entries', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('game')).toBe('worli2');
    await axe(page);
  });

  test('[S063] pages like the statement, and never leaves 1..y', async () => {
    const page = await resultsAt(width);
    expect([await isOff(page, 'First'), await isOff(page, 'Previous'), await isOff(page, 'Next')]).toEqual([
      true,
      true,
      false,
    ]);
    const newest = await rounds(page);
    await page.getByRole('button', { name: 'Last', exact: true }).click();
    await expect.poll(() => isOff(page, 'Next')).toBe(true);
    await expect.poll(() => rounds(page)).not.toEqual(newest);
    await page.getByLabel('Go to page').fill('0');
    await page.getByLabel('Go to page').press('Enter');
    await page.getByText(/^A whole number from 1 to \d+$/).waitFor();
    await page.getByLabel('Go to page').fill('1');
    await page.getByLabel('Go to page').press('Enter');
    await page.getByText(/^Page 1 of \d+$/).waitFor();
    await page.getByLabel('Show').selectOption('50');
    await expect.poll(() => page.locator('.tbl tbody tr').count()).toBeGreaterThan(11);
  });

  test('[S063] the search finds a round by its number, and a row opens its story', async () => {
    const [, second] = (await resultsOf(it, 'worli2')).rows;
    const page = await resultsAt(width);
    await page.getByRole('main').getByLabel('Search').fill(second!.roundId);
    await expect.poll(() => rounds(page)).toEqual([second!.roundId]);
    await page.getByText(second!.text.split('#').join(' · ')).waitFor();
    await page.getByRole('button', { name: `View round ${second!.roundId}` }).click();
    const dialog = page.getByRole('dialog', { name: `Instant Worli · Round ${second!.roundId}` });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByLabel('Search').fill('no such round');
    await page.getByText('No round matches').waitFor();
  });
});

test('[S063] the search finds rounds by the name of their winner, in any case', async () => {
  const { rows } = await resultsOf(it, 'teen20');
  const name = rows[0]!.text.split('#')[0]!;
  const wonBy = rows.filter(({ text }) => text.startsWith(`${name}#`)).map(({ roundId }) => roundId);
  const page = await resultsAt(1440, '/casino/results?game=teen20');
  await page.getByRole('main').getByLabel('Search').fill(name.toUpperCase());
  await expect.poll(() => page.url()).toContain('search=');
  await expect.poll(() => rounds(page)).toEqual(wonBy);
  await page.getByRole('main').getByLabel('Search').fill('void');
  await page.getByText('No round matches').waitFor();
});

test('[S063] another day has other results: none, when nothing was played', async () => {
  const page = await resultsAt(1440);
  await page.getByLabel('Date').fill('2025-03-07');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Instant Worli has no results on 07 Mar 2025.').waitFor();
  await page.goBack();
  await expect.poll(() => rounds(page)).toHaveLength(10);
});

test('the CSV has every round of the day', async () => {
  const page = await resultsAt(1440);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`results-worli2-${today()}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Round ID,Time,Winner,Result');
  expect(lines.length).toBeGreaterThan(12);
});

test('results that do not load say so and load again when asked', async () => {
  const { page } = await playerAt(it, '/home', { expected: [/ERR_FAILED/] });
  await page.route(/\/api\/casino\/results\?/, route => route.abort());
  await page.goto(WORLI);
  await page.getByText('Casino Results did not load').waitFor();
  await page.unroute(/\/api\/casino\/results\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rounds(page)).toHaveLength(10);
});

test.each(WIDTHS)('[S227] at %i px the statistics of a table are drawn here and said in words', async width => {
  const { page } = await playerAt(it, '/casino/teen20', { width });
  const statistics = page.locator('.statistics');
  await statistics.getByText('Big road', { exact: true }).waitFor();
  expect(await statistics.locator('.plate').count()).toBe(5);
  expect(await statistics.locator('.donut').count()).toBe(1);
  await expect.poll(() => statistics.innerText()).toMatch(/Now Player [AB] × \d+\. Longest Player [AB] × \d+\./);
  const { counted, beads } = await statistics.evaluate(shown => ({
    counted: [...shown.querySelectorAll('.tally li b')].reduce((sum, { textContent }) => sum + Number(textContent), 0),
    beads: shown.querySelectorAll('.bead').length,
  }));
  expect(beads).toBeGreaterThan(0);
  expect(counted).toBe(beads);
});
