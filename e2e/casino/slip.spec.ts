import { sentenceOf } from '@maidan/contract/errors';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* The slip from one bet to the next. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'poker']));
});
afterAll(() => close());

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const stake = (page: Page) => page.getByLabel(/^Stake/);
const notes = (page: Page) => page.locator('.slip-notes');

test('the stake survives the next pick, the bet and the next round, and its field has the focus', async () => {
  const { page } = await playerAt(it, '/casino/teen20');
  await cell(page, 'A.win').click();
  await page.keyboard.type('300'); // nobody had to click on it
  await expect.poll(() => stake(page).inputValue()).toBe('300');
  await cell(page, 'B.win').click();
  expect(await stake(page).inputValue()).toBe('300');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
  expect(await cell(page, 'B.win').locator('.chip').innerText()).toBe('300');
  expect(await page.locator('.toast').count()).toBe(0);
  await tables.finish('teen20');
  await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
  await cell(page, 'A.win').click();
  expect(await stake(page).inputValue()).toBe('300');
  await page.keyboard.type('5'); // what was there is typed over
  await expect.poll(() => stake(page).inputValue()).toBe('5');
});

test('a refusal names the figure, and goes when it is mended', async () => {
  const { page } = await playerAt(it, '/casino/teen20');
  await cell(page, 'A.win').click();
  await stake(page).fill('99');
  await page.keyboard.press('Enter');
  await notes(page)
    .getByText(`${sentenceOf('stake-too-small')} The least is 100.`)
    .waitFor();
  await stake(page).fill('१००');
  await expect.poll(() => notes(page).innerText()).toBe('');
  expect(await stake(page).inputValue()).toBe('100');
  await page.route('**/api/casino/*/bets', route => {
    const sent = route.request().postDataJSON() as { bets: object[] };
    return route.continue({ postData: { ...sent, bets: sent.bets.map(bet => ({ ...bet, stake: 20_000_100 })) } });
  });
  await page.keyboard.press('Enter');
  await notes(page)
    .getByText(`${sentenceOf('stake-too-large')} The most is 2L.`)
    .waitFor();
  await stake(page).fill('200');
  await expect.poll(() => notes(page).innerText()).toBe('');
});

test('a slip does not reach into another window: its price is accepted there first', async () => {
  const { page } = await playerAt(it, '/casino/poker');
  const accept = page.getByRole('button', { name: /^Accept \d/ });
  const isPricedNext = async () => {
    await tables.nextWindow('poker');
    return it.deps.tables.of('poker')!.round.quotes['A']?.back !== undefined;
  };
  const isAskedAgain = async () => {
    await cell(page, 'A').click();
    await stake(page).fill('100');
    if (!(await isPricedNext())) return false;
    await accept.waitFor();
    await page.locator('.slip-notes').getByText(sentenceOf('price-changed')).waitFor();
    const price = await cell(page, 'A').locator('.odds-price b').innerText();
    expect(await accept.innerText()).toBe(`Accept ${price}`);
    await accept.click();
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor(); // accepted, not bet
    return isPricedNext(); // for one window only: in the next it is asked again
  };
  while (!(await isAskedAgain())) {
    await tables.finish('poker'); // the cards had decided it
    const { id } = it.deps.tables.of('poker')!.round;
    await expect.poll(() => page.locator('.round-id b').innerText()).toBe(id);
  }
  await accept.click();
  await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
});

test('which moves of a price are taken is a setting of the slip, and is kept', async () => {
  const { page } = await playerAt(it, '/casino/teen20');
  const moves = page.getByRole('radiogroup', { name: 'When the price changes' });
  const edit = () => page.locator('.slip').getByRole('button', { name: 'Edit' }).click();
  await cell(page, 'A.win').click();
  await edit();
  expect(await moves.getByLabel('Ask me').isChecked()).toBe(true);
  await moves.getByText('Take better').click();
  await page.reload();
  await cell(page, 'A.win').click();
  await edit();
  expect(await moves.getByLabel('Take better').isChecked()).toBe(true);
});

test('the slip says how long bets are taken', async () => {
  const { page } = await playerAt(it, '/casino/teen20');
  await cell(page, 'A.win').click();
  await expect.poll(() => page.locator('.slip .last-call').innerText()).toMatch(/^\d+ s$/);
});
