import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { countStarted } from './sounds.ts';

/* Several tables at once: one slip, one rail of chips, one sound. */

const CODES = ['teen20', 'dt20', 'lucky7', 'war'];

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(CODES));
});
afterAll(() => close());

const tile = (page: Page, code: string): Locator => page.locator(`[data-table="${code}"]`);
const cell = (page: Page, code: string, selection: string) =>
  tile(page, code).locator(`[data-selection="${selection}"][data-side="back"]`);
const slip = (page: Page) => page.getByRole('region', { name: 'Bet Slip' });
const mine = (page: Page) => page.getByRole('region', { name: 'My Bet', exact: true });
const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const on = (page: Page, code: string, selection: string) =>
  cell(page, code, selection)
    .locator('.chip')
    .evaluateAll(chips => chips.map(each => `${each.textContent} ${each.getAttribute('data-chip')}`).join());
const shown = (page: Page) => page.locator('[data-table]').evaluateAll(all => all.map(each => each.dataset['table']));
const used = (page: Page) => page.locator('[data-used]').getAttribute('data-table');

/** Tables other than the one in use in whose pictures something moves. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const table = target?.closest('.picture')?.closest('[data-table]:not([data-used])');
      return table?.getAttribute('data-table') ?? [];
    }),
  );

async function floorAt(codes: readonly string[], width = 1440): Promise<Page> {
  const { page } = await playerAt(it, `/casino/tables?codes=${codes.join()}`, { width });
  await page.locator('[data-table] .odds.back:enabled').first().waitFor();
  return page;
}

describe('two tables at 1440 px', () => {
  test('one slip bets at both: it names the table and the round, and keeps its stake', async () => {
    const page = await floorAt(['teen20', 'dt20']);
    await cell(page, 'teen20', 'A.win').click();
    const round = it.deps.tables.of('teen20')!.round.id;
    await slip(page).getByText(`20-20 Teenpatti · Round ${round}`).waitFor();
    await slip(page).getByLabel('Stake', { exact: true }).fill('100');
    await cell(page, 'dt20', 'tiger').click();
    const dragon = it.deps.tables.of('dt20')!.round.id;
    await slip(page).getByText(`20-20 Dragon Tiger · Round ${dragon}`).waitFor();
    expect(await cell(page, 'teen20', 'A.win').getAttribute('aria-pressed')).toBe('false');
    expect(await slip(page).getByLabel('Stake', { exact: true }).inputValue()).toBe('100');
    await slip(page).getByRole('button', { name: 'Submit' }).click();
    await mine(page).getByRole('region', { name: 'My Bet: 20-20 Dragon Tiger' }).getByText('Tiger Back').waitFor();
    await slip(page).getByText('Tap a blue or pink price to bet.').waitFor(); // the answer, too, has come: it empties the slip
    await cell(page, 'teen20', 'A.win').click();
    await slip(page).getByRole('button', { name: 'Submit' }).click();
    await mine(page).getByRole('region', { name: 'My Bet: 20-20 Teenpatti' }).getByText('Player A Back').waitFor();
    expect(await mine(page).getByRole('region').count()).toBe(2);
    await tile(page, 'dt20').getByText('Yours: 100.00').waitFor();
    await axe(page);

    await cell(page, 'dt20', 'dragon').click();
    await tables.finish('teen20'); // the slip is of the other table: it stays
    const before = mine(page)
      .getByRole('region', { name: 'My Bet: 20-20 Teenpatti' })
      .getByRole('region', { name: `Round before · ${round}` });
    await before.getByText('Player A Back').waitFor();
    await before
      .locator('h3')
      .getByText(/[+−]\d/)
      .waitFor(); // and what it came to
    expect(await before.getByRole('button').count()).toBe(0);
    await mine(page).getByRole('button', { name: 'Take back Tiger, 100.00' }).waitFor(); // the other round goes on
    expect(await mine(page).locator('.my-bet-row').count()).toBe(2);
    await slip(page).getByText('20-20 Dragon Tiger · Round').waitFor();
    await tables.finish('dt20'); // and ends with its round
    await slip(page).getByText('Tap a blue or pink price to bet.').waitFor();
    await mine(page).getByText('No open bets at these tables').waitFor();
    await mine(page)
      .getByRole('region', { name: `Round before · ${dragon}` })
      .getByText('Tiger Back')
      .waitFor();
    // The same again is one line, beside the round before.
    for (const count of [1, 2]) {
      await cell(page, 'teen20', 'A.win').click();
      await slip(page).getByRole('button', { name: 'Submit' }).click();
      await tile(page, 'teen20').getByText(`Yours: ${count}00.00`).waitFor();
    }
    await mine(page).getByRole('region', { name: 'My Bet: 20-20 Teenpatti' }).getByText('× 2').waitFor();
    await before.getByText('Player A Back').waitFor();
    expect(await mine(page).locator('.my-bet-row').count()).toBe(3);
    await axe(page);
  });

  test('the set is kept, and its tables change, move and close; what is closed is heard no more', async () => {
    const page = await floorAt(['teen20', 'dt20']);
    await tile(page, 'dt20').getByRole('button', { name: 'Move 20-20 Dragon Tiger forward' }).click();
    await expect.poll(() => shown(page)).toEqual(['dt20', 'teen20']);
    await page.getByLabel('Another table in place of 20-20 Teenpatti').selectOption('lucky7');
    await expect.poll(() => shown(page)).toEqual(['dt20', 'lucky7']);
    await page.goto('/casino/tables');
    await screenOf(page);
    await expect.poll(() => shown(page)).toEqual(['dt20', 'lucky7']);
    await tile(page, 'lucky7').getByRole('button', { name: 'Close Lucky 7 - A' }).click();
    await expect.poll(() => shown(page)).toEqual(['dt20']);
    await page.getByRole('region', { name: 'Add a table' }).getByLabel('Any other table').selectOption('war');
    await expect.poll(() => shown(page)).toEqual(['dt20', 'war']);
  });

  test('a table leads to two and four of them in one click, and the lobby does too', async () => {
    const { page } = await playerAt(it, '/casino/dt20');
    await page.getByRole('link', { name: '2 tables side by side' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tables side by side' }).waitFor();
    await expect.poll(async () => (await shown(page))[0]).toBe('dt20');
    await expect.poll(() => page.locator('.floor-places > section').count()).toBe(2);
    await page.goto('/casino');
    await page.getByRole('link', { name: '4 tables side by side' }).click();
    await page.locator('.floor[data-places="4"]').waitFor();
    await expect.poll(async () => (await shown(page))[0]).toBe('dt20');
  });
});

describe('four tables at 1440 px', () => {
  test('chips lie on all of them, Undo takes the last of all, Clear those of the table in use', async () => {
    const page = await floorAt(CODES);
    await page.getByRole('button', { name: 'Chips', exact: true }).click();
    await rail(page).getByRole('button', { name: 'Chip 100', exact: true }).click();
    await cell(page, 'teen20', 'A.win').click();
    await expect.poll(() => on(page, 'teen20', 'A.win')).toBe('100 taken');
    await cell(page, 'dt20', 'tiger').click();
    await expect.poll(() => on(page, 'dt20', 'tiger')).toBe('100 taken');
    await cell(page, 'teen20', 'B.win').click();
    await expect.poll(() => on(page, 'teen20', 'B.win')).toBe('100 taken');
    expect(await rail(page).locator('.chip-total').innerText()).toBe('On these tables 300.00');
    await rail(page).getByText('Clear, Repeat and Double: 20-20 Teenpatti').waitFor();

    await tile(page, 'lucky7').locator('.picture').click();
    const undo = rail(page).getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expect.poll(() => on(page, 'teen20', 'B.win')).toBe('');
    await undo.click();
    await expect.poll(() => on(page, 'dt20', 'tiger')).toBe('');
    expect(await on(page, 'teen20', 'A.win')).toBe('100 taken');
    expect(await rail(page).getByRole('button', { name: 'Clear: Lucky 7 - A' }).isDisabled()).toBe(true);
    await tile(page, 'teen20').locator('.picture').click();
    await rail(page).getByRole('button', { name: 'Clear: 20-20 Teenpatti' }).click();
    await expect.poll(() => on(page, 'teen20', 'A.win')).toBe('');
    await axe(page);
  });

  test('only the table in use is heard, and the frame says which', async () => {
    const { page } = await playerAt(it, '/home');
    const started = await countStarted(page);
    await page.goto(`/casino/tables?codes=${CODES.join()}`);
    await page.locator('[data-table] .odds.back:enabled').first().waitFor();
    expect(await used(page)).toBe('teen20');
    await page.getByRole('button', { name: 'Sound' }).click();
    await tile(page, 'dt20').locator('.picture').click();
    expect(await used(page)).toBe('dt20');
    expect(await moving(page)).toEqual([]);
    await expect.poll(started).toBe(2); // the switch itself
    await playedOn(page, 'teen20');
    expect(await started()).toBe(2);
    await playedOn(page, 'dt20');
    await expect.poll(started).toBeGreaterThan(2);
  });
});

test('768 px has room for two of four under each other, and leads to the others', async () => {
  const page = await floorAt(CODES, 768);
  expect(await shown(page)).toEqual(['teen20', 'dt20']);
  const [first, second] = await page
    .locator('[data-table]')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  await page.getByRole('link', { name: 'Lucky 7 - A' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Tables side by side take a wider screen.').waitFor();
  await page.getByRole('link', { name: '20-20 Teenpatti' }).click();
  await page.getByRole('heading', { level: 1, name: '20-20 Teenpatti' }).waitFor();
});

/** A round is over, and the page has the next one open. */
async function playedOn(page: Page, code: string): Promise<void> {
  const round = await tables.finish(code);
  await tile(page, code).locator(`[data-round="${round}"]`).waitFor();
  await tile(page, code).locator('.odds.back:enabled').first().waitFor();
}
