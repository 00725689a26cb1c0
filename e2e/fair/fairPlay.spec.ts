import { readFile } from 'node:fs/promises';
import { sentenceOf } from '@maidan/contract/errors';
import { ALL } from '@maidan/games/index';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handHouse } from '../casino/handHouse.ts';
import { atEveryWidth, playerAt } from '../frame/pages.ts';
import { axe, visit } from '../kit.ts';

let it: House;
let close: () => Promise<void>;
let round: string;
beforeAll(async () => {
  const byHand = await handHouse(['worli2', 'teen20']);
  ({ it, close } = byHand);
  await byHand.tables.finish('worli2');
  round = await byHand.tables.finish('teen20');
});
afterAll(() => close());

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Without an account. */
async function fairPlay(): Promise<Page> {
  const page = await visit(it);
  await page.goto('/casino/fair');
  return page;
}

test('Fair Play says how it works, what the beacon is worth, and what was promised', async () => {
  const page = await fairPlay();
  await page.getByRole('heading', { level: 1, name: 'Fair Play' }).waitFor();
  await atEveryWidth(page, async () => {
    await page.getByText('Demo beacon, not independent', { exact: true }).waitFor();
    const row = page.getByRole('row', { name: /^20-20 Teenpatti / });
    await row.waitFor();
    expect(Number(await row.getByRole('cell').nth(1).innerText())).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\d+ of \d+ rounds void/);
    await page.getByText('Its bets return from 94.88 % to 99.00 %.').waitFor();
    await axe(page);
  });
});

test('[R19] a round is drawn again in the page, step by step, and its record taken away', async () => {
  const page = await fairPlay();
  await page.getByLabel('Round ID').fill(` ${round} `);
  await page.getByRole('button', { name: 'Verify in this page' }).click();
  await page.getByText('Verified', { exact: true }).waitFor();
  await atEveryWidth(page, async () => {
    expect(await page.locator('.checks .right').count()).toBe(10);
    expect(await page.locator('.draws tbody tr').count()).toBe(6);
    await axe(page);
    const record = await saved(page, 'Record (JSON)');
    expect(record.name).toBe(`round-${round}.json`);
    expect(parseRecord(record.text).ok).toBe(true);
  });
});

test('[R19] a record with one digit changed is not verified', async () => {
  const page = await visit(it);
  await page.goto(`/casino/fair?round=${round}`);
  await page.getByText('Verified', { exact: true }).waitFor();
  const { text } = await saved(page, 'Record (JSON)');
  const at = text.indexOf('"seed":"') + 10;
  const forged = text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
  await page.getByText('Or paste a record').click();
  await page.getByLabel('The JSON of a round that you kept').fill(forged);
  await page.getByRole('button', { name: 'Verify this record' }).click();
  await page.getByText('Not verified', { exact: true }).waitFor();
  expect(await page.locator('.checks .wrong').innerText()).toContain(
    'The seed is not the one that was committed to before the round.',
  );
});

test('a number that is no round is refused in words', async () => {
  const page = await fairPlay();
  const verify = page.getByRole('button', { name: 'Verify in this page' });
  await verify.click();
  await page.getByText('Please enter the number of a round.').waitFor();
  await page.getByLabel('Round ID').fill('999999999');
  await verify.click();
  const alert = page.getByRole('alert').filter({ hasText: 'The round was not checked' });
  await alert.waitFor();
  expect(await alert.locator('p').innerText()).toBe(sentenceOf('unknown-round'));
});

test('[R19] both verifiers can be taken away', async () => {
  const page = await fairPlay();
  for (const [name, start] of [
    ['verify_round.py', /^#!\/usr\/bin\/env python3/],
    ['verifyRound.mjs', /^#!\/usr\/bin\/env node/],
  ] as const) {
    const file = await saved(page, name);
    expect(file.name).toBe(name);
    expect(file.text).toMatch(start);
  }
});

test('the return of every bet is counted in the page, game by game', async () => {
  const page = await visit(it, { width: 390 });
  await page.goto('/casino/fair');
  await page.getByLabel('Game').selectOption('ourroullete');
  const red = page.getByRole('row', { name: /Red/ });
  await expect.poll(() => red.first().innerText()).toMatch(/97\.30 %/);
});

test('Rules has every game, with the return of every bet, and leads here', async () => {
  const { page } = await playerAt(it, '/rules?game=baccarat');
  await page.getByText('Player and Banker get two cards each from eight decks.', { exact: false }).waitFor();
  const tie = page.getByRole('row', { name: /^Tie / });
  await expect.poll(() => tie.innerText()).toMatch(/85\.64 %/);
  expect(await page.locator('.rules-games summary b').allInnerTexts()).toEqual(ALL.map(({ name }) => name));
  await axe(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fair Play' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fair Play' }).waitFor();
});
