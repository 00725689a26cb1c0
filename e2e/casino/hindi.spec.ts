import { gzipSync } from 'node:zlib';
import { gameOf } from '@maidan/games/index';
import type { House } from '@maidan/server/app';
import { sayLabel } from '@maidan/words/games/labelsHindi';
import { sayGame } from '@maidan/words/games/namesHindi';
import { sayRule } from '@maidan/words/games/rulesHindi';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf } from '../frame/pages.ts';
import { leftOver } from '../kit/hindi.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* The casino as somebody sees it who reads Hindi, on a phone. */

const hindi = speak('hi');
const READER = { width: 390, locale: 'hi-IN' } as const;

/** Rounds of these have no winner: a tile says what came instead. */
const TOLD_IN_WORDS = ['kbc', 'trio', 'ab20'];

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'sicbo', 'dt20', ...TOLD_IN_WORDS]));
});
afterAll(() => close());

/** A phone lays chips, unless somebody wants the slip. */
const bySlip = (page: Page): Promise<void> =>
  page.getByRole('button', { name: hindi('casino.bySlip'), exact: true }).click();

const isInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('the lobby says every table, category and last result in Hindi, and finds tables by both names', async () => {
  const { page } = await playerAt(it, '/casino', READER);
  await page.locator('.tile >> nth=53').waitFor();
  for (const code of TOLD_IN_WORDS) {
    await tables.finish(code);
    await page.locator(`.tile[href="/casino/${code}"] .marks .mark`).first().waitFor();
  }
  expect(await leftOver(page.locator('.lobby, .tiles'))).toEqual([]);
  expect(await isInside(page)).toBe(true);
  const search = page.getByRole('searchbox', { name: hindi('lobby.search') });
  for (const text of ['Dragon', 'ड्रैगन']) {
    await search.fill(text);
    await expect
      .poll(() => page.locator('.tiles .nm b').allInnerTexts())
      .toEqual(['20-20 Dragon Tiger', '1 Day Dragon Tiger', '20-20 Dragon Tiger 2', '20-20 D T L'].map(sayGame));
  }
});

describe.each([
  ['teen20', 'A.win'],
  ['sicbo', 'double4'],
])('the table %s in Hindi', (code, selection) => {
  test('has no English on it, from the bet to its rules', async () => {
    const { page } = await playerAt(it, `/casino/${code}`, READER);
    const game = (await gameOf(code))!;
    await page.getByRole('heading', { level: 1, name: sayGame(game.name), exact: true }).waitFor();
    expect(await page.title()).toBe(`${sayGame(game.name)} · Maidan`);
    const round = await tables.finish(code);
    await page.locator(`[data-round="${round}"]`).waitFor();
    const cell = page.locator(`[data-selection="${selection}"][data-side="back"]:enabled`);
    await cell.waitFor();
    expect(await leftOver(page.locator('.game-bar, .game-table, .game-side'))).toEqual([]);
    expect(await isInside(page)).toBe(true);

    const declared = game.markets.flatMap(({ selections }) => selections).find(({ id }) => id === selection)!;
    const label = sayLabel(String(declared.label));
    await bySlip(page);
    await cell.click();
    await page.locator('.slip-title b').getByText(label, { exact: true }).waitFor();
    await page.locator('.slip-title').getByText(sayGame(game.name)).waitFor();
    expect(await leftOver(page.locator('.game-side'))).toEqual([]);

    await page.getByRole('button', { name: hindi('casino.rules'), exact: true }).click();
    const rules = page.getByRole('dialog');
    await rules.getByText(sayRule(game.rules[0]!)).waitFor();
    await rules.locator('.returns tbody tr').first().waitFor();
    expect(await leftOver(rules)).toEqual([]);
  });
});

test('rules of every game are named in Hindi, and one that is opened is in Hindi with its returns', async () => {
  const { page } = await playerAt(it, '/rules?game=dt20', READER);
  const game = page.locator('.rules-games details[open]');
  await game.locator('.returns tbody tr').first().waitFor();
  expect(await leftOver(page.locator('.rules-games'))).toEqual([]);
});

test('a bet that was placed is called by its Hindi name among one’s own bets, and results choose by it', async () => {
  const { page } = await playerAt(it, '/casino/dt20', READER);
  await bySlip(page);
  await page.locator('[data-selection="dragon"][data-side="back"]:enabled').click();
  await page.getByLabel(hindi('casino.stake'), { exact: true }).fill('100');
  await page.getByRole('button', { name: hindi('casino.submit'), exact: true }).click();
  await page.locator('.chip-words').getByText(sayLabel('Dragon')).waitFor();
  await page.goto('/bets');
  await screenOf(page);
  const mine = page.locator('.my-sport-bets').filter({ hasText: sayGame('20-20 Dragon Tiger') });
  await mine.locator('b').getByText(sayLabel('Dragon'), { exact: true }).waitFor();
  expect(await leftOver(mine)).toEqual([]);
  await page.goto('/casino/results?game=dt20');
  await screenOf(page);
  expect(await page.locator('select[name="game"] option:checked').innerText()).toBe(sayGame('20-20 Dragon Tiger'));
  expect(await leftOver(page.locator('select[name="game"]'))).toEqual([]);
});

test('a bet at a table is settled, and found among past bets by the Hindi names of its game and of what was bet on', async () => {
  const { page } = await playerAt(it, '/casino/dt20', READER);
  await bySlip(page);
  await page.locator('[data-selection="tiger"][data-side="back"]:enabled').click();
  await page.getByLabel(hindi('casino.stake'), { exact: true }).fill('100');
  await page.getByRole('button', { name: hindi('casino.submit'), exact: true }).click();
  await page.locator('.chip-words').getByText(sayLabel('Tiger')).waitFor();
  await tables.finish('dt20');
  for (const text of [sayLabel('Tiger'), sayGame('20-20 Dragon Tiger')]) {
    await page.goto(`/bets?show=casino&search=${encodeURIComponent(text)}`);
    const past = page.getByRole('table', { name: hindi('betting.pastCasino') });
    await past.getByText(sayLabel('Tiger'), { exact: true }).first().waitFor();
    const fate = past.getByText(new RegExp(`^(${hindi('betting.isWon')}|${hindi('betting.isLost')})$`));
    await expect.poll(() => fate.count()).toBe(1);
  }
});

test('the list of results is told in Hindi', async () => {
  const { page } = await playerAt(it, '/casino/teen20', READER);
  await page.locator('[data-selection="A.win"][data-side="back"]:enabled').waitFor();
  await tables.finish('teen20');
  await page.goto('/casino/results?game=teen20');
  await screenOf(page);
  const told = page.locator('.results tbody td').filter({ hasText: ' · ' });
  await told.first().waitFor();
  expect(await leftOver(told)).toEqual([]);
});

/** What Hindi loads on top of English: names with the lobby, labels with a table, what matches tell with open bets. */
const MORE_KB: Readonly<Record<string, number>> = { '/home': 8.2, '/casino': 3, '/casino/teen20': 8.6 };

test.each(Object.entries(MORE_KB))('%s weighs at most %f KB more in Hindi than in English', async (path, most) => {
  const { page } = await playerAt(it, '/casino', READER);
  const weight = async (language: string): Promise<number> => {
    const headers = { accept: 'text/html', 'accept-language': language, cookie: '' };
    const html = await (await page.request.get(path, { headers })).text();
    expect(html).toContain(`lang="${language}"`);
    const files = new Set(html.match(/\/assets\/[^"]+\.js(?=")/g));
    const bodies = await Promise.all([...files].map(async file => (await page.request.get(file)).body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_000;
  };
  expect((await weight('hi-IN')) - (await weight('en-IN'))).toBeLessThanOrEqual(most);
});
