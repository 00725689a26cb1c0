import { sentenceOf } from '@maidan/contract/errors';
import type { EventView } from '@maidan/contract/event';
import { refusalIn } from '@maidan/contract/refusalsIn';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { OwnLimit } from '@maidan/core/ownLimits';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, toastOf } from '../frame/pages.ts';
import { ask, axe, type Player } from '../kit.ts';
import type { Visit } from '../kit/visit.ts';
import { fillUpi, submit as submitDeposit } from '../money/depositForm.ts';
import { openDialog } from '../money/screens.ts';
import { type Matchday, matchday, TOMORROW } from './matchday.ts';
import { cell, pathOf, slip, stake, submit } from './parts.ts';

/* What a player is told whose own limit refuses something beside the tables: by which figure, and when there is room again. */

let it: House;
let day: Matchday;
beforeAll(async () => {
  day = await matchday([TOMORROW], { tables: [] });
  it = day.house;
  await it.deps.sport.tidy();
});
afterAll(() => day.close());

const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}` });
const match = (): EventView => day.view(TOMORROW.id);
const book = () => match().markets.find(({ name }) => name === 'MATCH_ODDS')!;
const row = () =>
  match().rows.find(({ kind, status, quotes }) => kind === 'bookmaker' && status === 'active' && isBacked(quotes))!;
const isBacked = (quotes: EventView['rows'][number]['quotes']) => Object.values(quotes).some(quote => quote.back);

/** By a program: 100 on a team of the match, which meets nobody and waits. */
async function bet(player: Player): Promise<void> {
  const { id: market, runners } = book();
  const order = { runner: runners[0]!.id, side: 'back', odds: odds(900), stake: rupees(100), isKept: false } as const;
  await ask(it, 'placeOrders', { market, orders: [order] }, bearer(player));
}

type Case = readonly [code: string, limit: OwnLimit, value: number, before: number, figure: string];

/** A limit of one's own, how many bets of 100 come before it, and what a bet of 200 is then told. */
const LIMITS: readonly Case[] = [
  ['own-largest-stake', 'largestStake', rupees(150), 0, 'Your limit is 150.00.'],
  ['own-open-bets', 'openBets', 1, 1, 'Your limit is 1 open bet.'],
  ['own-stakes-day', 'stakesDay', rupees(250), 1, 'Your limit is 250.00, and 150.00 of it is left.'],
  ['own-loss-week', 'lossWeek', rupees(250), 1, 'Your limit is 250.00, and 150.00 of it is left.'],
];

/** On the page of the match with that limit, and as many bets already taken. */
async function limited([, limit, value, before]: Case, path: string, options: Visit = {}): Promise<Page> {
  const { page, player } = await playerAt(it, path, options);
  await ask(it, 'setLimit', { limit, value }, bearer(player));
  for (let nth = 0; nth < before; nth += 1) await bet(player);
  return page;
}

/** The sentence, whole, on the slip, and as a toast. */
async function isTold(page: Page, sentence: string): Promise<void> {
  await slip(page).locator('.slip-notes').getByText(sentence, { exact: true }).waitFor();
  await toastOf(page, sentence).waitFor();
}

describe('[R33] nothing that adds to a stake goes above what a limit of one’s own leaves', () => {
  const left = 'Your limit is 250.00, and 150.00 of it is left.';

  test('the quick stakes of the slip, by what is typed already; and as bets are placed', async () => {
    const { page, player } = await playerAt(it, pathOf(match()));
    await ask(it, 'setLimit', { limit: 'lossDay', value: rupees(250) }, bearer(player));
    await bet(player);
    await cell(page, book().id, book().runners[0]!.id, 'back').click();
    const quick = (amount: number) => slip(page).getByRole('button', { name: `+${amount}`, exact: true });
    await expect.poll(() => quick(200).getAttribute('title')).toBe(left);
    expect(await quick(200).isDisabled()).toBe(true);
    expect(await quick(100).isEnabled()).toBe(true);
    await quick(100).click();
    await expect.poll(() => stake(page).inputValue()).toBe('100');
    expect(await quick(100).isDisabled()).toBe(true); // two hundred in all
    expect(await quick(50).isEnabled()).toBe(true); // a hundred and fifty
    await quick(50).click();
    await expect.poll(() => quick(25).isDisabled()).toBe(true);
    await bet(player); // elsewhere
    await expect.poll(() => quick(25).getAttribute('title')).toBe('Your limit is 250.00, and 50.00 of it is left.');
  });

  test('the stakes of a slot', async () => {
    const { page, player } = await playerAt(it, '/slots/lamps10');
    await ask(it, 'setLimit', { limit: 'stakesDay', value: rupees(250) }, bearer(player));
    await bet(player);
    const choice = (amount: string) => page.locator('.slot-stakes label').filter({ hasText: amount });
    await expect.poll(() => choice('₹200').getAttribute('title')).toBe(left);
    expect(await choice('₹200').locator('input').isDisabled()).toBe(true);
    expect(await choice('₹100').locator('input').isEnabled()).toBe(true);
    await axe(page);
  });
});

describe('[R25] [R26] a limit of one’s own is named with its figure and when there is room again', () => {
  test.each(LIMITS)('%s, of an order', async (...each) => {
    const page = await limited(each, pathOf(match()));
    await cell(page, book().id, book().runners[0]!.id, 'back').click();
    await stake(page).fill('200');
    await submit(page).click();
    await isTold(page, `${sentenceOf(each[0] as 'own-open-bets')} ${each[4]}`);
    expect(await stake(page).inputValue()).toBe('200'); // it was not taken
  });

  test.each(LIMITS)('%s, of a bet with the house', async (...each) => {
    const page = await limited(each, pathOf(match()));
    const { id, quotes } = row();
    const [runner] = Object.entries(quotes).find(([, { back }]) => back)!;
    await cell(page, id, runner, 'back').click();
    await stake(page).fill('200');
    await submit(page).click();
    await isTold(page, `${sentenceOf(each[0] as 'own-open-bets')} ${each[4]}`);
    expect(await stake(page).inputValue()).toBe('200'); // it was not taken
  });

  test('of an order in Hindi, on a phone', async () => {
    const page = await limited(LIMITS[2]!, pathOf(match()), { width: 390, locale: 'hi-IN' });
    await cell(page, book().id, book().runners[0]!.id, 'back').tap();
    await page.locator('.sport-slip input[name="stake"]').fill('200');
    await page.locator('.sport-slip button[type="submit"]').tap();
    const figure = 'आपकी सीमा 250.00 है, इसमें 150.00 बाकी हैं।';
    await toastOf(page, `${refusalIn('hi', 'own-stakes-day')} ${figure}`).waitFor();
    expect(await page.locator('.sport-slip input[name="stake"]').inputValue()).toBe('200');
  });

  test('own-deposit-day, of a deposit', async () => {
    const page = await limited(['', 'depositDay', rupees(2_000), 0, ''], '/wallet');
    await page.reload(); // the dialog asks for no limit any more
    const dialog = await openDialog(page, 'Deposit');
    await fillUpi(dialog, 'OWNLIMIT123456'); // of 2,500.50
    await submitDeposit(dialog);
    const sentence = `${sentenceOf('own-deposit-day')} Your limit is 2,000.00, and 2,000.00 of it is left.`;
    await dialog.locator('.form-fault').getByText(sentence, { exact: true }).waitFor();
    await toastOf(page, sentence).waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toMatch(/^2,?500\.50$/); // what was typed stays
  });

  test('own-stakes-day, of a spin', async () => {
    const page = await limited(['', 'stakesDay', rupees(140), 1, ''], '/slots/lamps10');
    await expect.poll(() => page.locator('.slot-spin').innerText()).toBe('Spin for ₹50');
    await page.locator('.slot-spin').click();
    const sentence = `${sentenceOf('own-stakes-day')} Your limit is 140.00, and 40.00 of it is left.`;
    await page.locator('.slot-told').getByText(sentence, { exact: true }).waitFor();
    expect(await page.getByText('Proved in this browser').count()).toBe(0); // nothing was spun
  });

  test('own-stakes-day, of a contest', async () => {
    const page = await limited(['', 'stakesDay', rupees(120), 1, ''], `/fantasy/${TOMORROW.id}`);
    await page.getByRole('button', { name: 'Enter for ₹50', exact: true }).click();
    await page.getByText('0 of 11 picked').waitFor(); // the button of that name is another one from here on
    await page.getByRole('button', { name: 'Fill up' }).click();
    await page.getByText('11 of 11 picked').waitFor();
    await page.getByRole('button', { name: 'Enter for ₹50', exact: true }).click();
    await toastOf(page, `${sentenceOf('own-stakes-day')} Your limit is 120.00, and 20.00 of it is left.`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/fantasy/${TOMORROW.id}`); // nobody entered
  });
});
