import { sentenceOf } from '@maidan/contract/errors';
import type { House } from '@maidan/server/app';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf, toastOf } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* Bets laid with chips: on a phone without being asked, on a desk by choice. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'poker', 'ourroullete', 'sicbo', 'lottcard', 'kbc', '3cardj']));
});
afterAll(() => close());

const PHONE = { width: 390 } as const;
const BETS = '**/api/casino/*/bets';

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const chip = (page: Page, amount: string) => rail(page).getByRole('button', { name: `Chip ${amount}`, exact: true });
const act = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });
const total = (page: Page) => rail(page).locator('.chip-total b').innerText();
/** What lies on a cell: '200 taken'. */
const on = (page: Page, selection: string) =>
  cell(page, selection)
    .locator('.chip')
    .evaluateAll(chips => chips.map(each => `${each.textContent} ${each.getAttribute('data-chip')}`).join());

/** The calls that place bets, from here on. */
function calls(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && /\/api\/casino\/\w+\/bets$/.test(request.url())) sent.push(request);
  });
  return sent;
}

/** In one go, as quick as a thumb can. */
const tapAll = (page: Page, selections: readonly string[]) =>
  page.evaluate(ids => {
    for (const id of ids) document.querySelector<HTMLElement>(`[data-selection="${id}"][data-side="back"]`)!.click();
  }, selections);

async function phoneAt(code: string): Promise<Page> {
  const { page } = await playerAt(it, `/casino/${code}`, PHONE);
  await rail(page).waitFor();
  return page;
}

describe('on a phone', () => {
  test('the first bet takes two taps from the table, the next one a single tap, also after a reload', async () => {
    const page = await phoneAt('teen20');
    await axe(page);
    await chip(page, '100').tap();
    await cell(page, 'A.win').tap();
    await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
    expect(await total(page)).toBe('100.00');
    await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
    await expect.poll(() => page.locator('.chip-words').innerText()).toContain('Bet placed · Player A');
    expect(await page.locator('.toast').count()).toBe(0);
    await page.reload();
    await screenOf(page);
    await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
    await cell(page, 'A.win').tap();
    await expect.poll(() => on(page, 'A.win')).toBe('200 taken');
    await axe(page);
  });

  test('the rail is the bottom bar, every target of it is 44 px, and nothing of the page is cut off', async () => {
    const page = await phoneAt('ourroullete');
    const boxes = await rail(page)
      .locator('.chip-stack .chip, .chip-actions button')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ width, height }) => [width, height]));
    expect(boxes).toHaveLength(10);
    expect(boxes.flat().every(px => px >= 44)).toBe(true);
    const [bottom, nav] = await page.evaluate(() => [
      document.querySelector('.chip-rail')!.getBoundingClientRect().bottom,
      document.querySelector('.bnav')!.getBoundingClientRect().top,
    ]);
    expect(bottom).toBe(nav);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('without a chip a tap bets nothing, and says what is missing', async () => {
    const page = await phoneAt('teen20');
    const sent = calls(page);
    await cell(page, 'A.win').tap();
    await rail(page).locator('.chip-hint.asked').getByText('Choose a chip, then tap a price.').waitFor();
    expect([sent.length, await on(page, 'A.win')]).toEqual([0, '']);
    expect(await chip(page, '25').isDisabled()).toBe(true); // the table takes 100 and more
  });

  test('quick taps are one call, Undo takes the last of them, Clear the rest', async () => {
    const page = await phoneAt('teen20');
    const sent = calls(page);
    await chip(page, '100').tap();
    await tapAll(page, ['A.win', 'A.win', 'B.win']);
    await expect.poll(() => on(page, 'B.win')).toBe('100 taken');
    expect(await on(page, 'A.win')).toBe('200 taken');
    expect(sent).toHaveLength(1);
    expect((sent[0]!.postDataJSON() as { bets: object[] }).bets).toHaveLength(3);
    await act(page, 'Undo').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('');
    expect([await on(page, 'A.win'), await total(page)]).toEqual(['200 taken', '200.00']);
    await act(page, 'Clear').tap();
    await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
    await expect.poll(async () => [await on(page, 'A.win'), await total(page)]).toEqual(['', '0.00']);
    for (const name of ['Undo', 'Clear']) await expect.poll(() => act(page, name).isDisabled()).toBe(true);
    // Who leaves in the same moment has tapped all the same, once.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-selection="A.win"][data-side="back"]')!.click();
      document.querySelector<HTMLElement>('.bnav a')!.click();
    });
    await page.waitForURL('**/home');
    await page.goBack();
    await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
    expect(new Set(sent.map(call => call.headers()['idempotency-key'])).size).toBe(2);
    expect([await on(page, 'A.win'), await total(page)]).toEqual(['100 taken', '100.00']);
  });

  test('the last round is repeated in one tap, and Double lays it once more', async () => {
    const page = await phoneAt('teen20');
    await chip(page, '200').tap();
    await tapAll(page, ['A.win', 'B.win', 'B.win']);
    await expect.poll(() => on(page, 'B.win')).toBe('400 taken');
    await tables.finish('teen20');
    await expect.poll(() => on(page, 'B.win')).toBe('');
    const sent = calls(page);
    await act(page, 'Repeat').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('400 taken');
    expect([await on(page, 'A.win'), await total(page)]).toEqual(['200 taken', '600.00']);
    await act(page, 'Double').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('800 taken');
    expect(await total(page)).toBe('1,200.00');
    expect(sent).toHaveLength(2);
  });

  test('what was bet before the close cannot be taken back after it', async () => {
    const page = await phoneAt('poker');
    await chip(page, '100').tap();
    await cell(page, 'A').tap();
    await expect.poll(() => on(page, 'A')).toBe('100 taken');
    await expect.poll(() => act(page, 'Undo').isEnabled()).toBe(true);
    await tables.nextWindow('poker');
    await page.getByText('SUSPENDED').first().waitFor();
    await expect.poll(() => act(page, 'Undo').isDisabled()).toBe(true);
    expect(await on(page, 'A')).toBe('100 taken');
  });

  test('a chip waits for the answer, and goes with its reason when it is refused', async () => {
    const page = await phoneAt('teen20');
    const held = Promise.withResolvers<void>();
    await page.route(BETS, async route => {
      await held.promise;
      const sent = route.request().postDataJSON() as { bets: object[] };
      await route.continue({ postData: { ...sent, bets: sent.bets.map(bet => ({ ...bet, stake: 9_900 })) } });
    });
    await chip(page, '100').tap();
    const asked = page.waitForRequest(BETS);
    await cell(page, 'A.win').tap();
    await expect.poll(() => on(page, 'A.win')).toBe('100 pending'); // a tap is felt after the touch has ended
    await asked;
    expect([await on(page, 'A.win'), await total(page)]).toEqual(['100 pending', '100.00']);
    held.resolve();
    await toastOf(page, sentenceOf('stake-too-small')).waitFor();
    expect([await on(page, 'A.win'), await total(page)]).toEqual(['', '0.00']);
    // One that waits behind a slow answer until its window is over stays with the player, who is told.
    await page.unroute(BETS);
    const slow = Promise.withResolvers<void>();
    await page.route(BETS, route => slow.promise.then(() => route.continue()));
    const flies = page.waitForRequest(BETS);
    await cell(page, 'A.win').tap();
    await flies;
    await cell(page, 'B.win').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('100 pending');
    await tables.finish('teen20');
    await toastOf(page, sentenceOf('bets-closed'))
      .getByText('Chips of 100.00 were not sent: they stay with you.')
      .waitFor();
    slow.resolve();
    await toastOf(page, sentenceOf('round-over')).waitFor();
    expect([await on(page, 'A.win'), await on(page, 'B.win'), await total(page)]).toEqual(['', '', '0.00']);
  });

  test('what a bet cannot take is refused before it leaves, with the figure', async () => {
    const page = await phoneAt('teen20');
    const sent = calls(page);
    await act(page, 'Edit').tap();
    await page.getByLabel('Quick stake 5').fill('150000');
    await page.getByLabel('Quick stake 6').fill('300000');
    await page.getByRole('button', { name: 'Save' }).tap();
    await chip(page, '3L').tap();
    await cell(page, 'A.win').tap();
    const toast = toastOf(page, sentenceOf('stake-too-large'));
    await toast.getByText('The most is 2L.').waitFor();
    expect([sent.length, await on(page, 'A.win')]).toEqual([0, '']);
    await chip(page, '1.5L').tap();
    await cell(page, 'A.win').tap();
    await toastOf(page, sentenceOf('insufficient-balance')).getByText('You have 10,000.00.').waitFor();
    expect([sent.length, await on(page, 'A.win')]).toEqual([1, '']);
  });
});

describe('every kind of board takes chips', () => {
  test.each([
    ['ourroullete', 'n17'],
    ['sicbo', 'double4'],
  ])('%s on its felt', async (code, selection) => {
    const page = await phoneAt(code);
    await chip(page, '100').tap();
    await cell(page, selection).tap();
    await expect.poll(() => on(page, selection)).toBe('100 taken');
    await axe(page);
  });

  test('the lottery on a digit; random tickets go to the slip, which says what they cost', async () => {
    const page = await phoneAt('lottcard');
    await chip(page, '100').tap();
    const digit = page.getByRole('group', { name: 'Digits' }).getByRole('button').first();
    await digit.tap();
    await expect.poll(() => digit.locator('.chip').getAttribute('data-chip')).toBe('taken');
    await page.getByRole('button', { name: '5', exact: true }).last().tap();
    await page.locator('.slip').getByText('5 random bets').waitFor();
  });

  test('three ranks on their answer', async () => {
    const page = await phoneAt('3cardj');
    await chip(page, '100').tap();
    const ranks = page.getByRole('group', { name: 'Choose three ranks' }).getByRole('button');
    for (const nth of [0, 1, 2]) await ranks.nth(nth).tap();
    await page.locator('.odds.back:enabled').first().tap();
    await expect.poll(() => page.locator('.odds.back .chip').first().getAttribute('data-chip')).toBe('taken');
  });

  test('a sheet of answers goes to the slip: its answers are changed one by one', async () => {
    const page = await phoneAt('kbc');
    const sent = calls(page);
    await page.locator('.kbc-question').first().waitFor();
    await chip(page, '100').tap();
    for (const question of await page.locator('.kbc-question').all()) await question.getByRole('button').first().tap();
    await page.locator('.slip .slip-title').waitFor();
    expect(sent).toHaveLength(0);
  });
});

describe('on a desk', () => {
  test('the slip is there until somebody wants chips, and this is kept', async () => {
    const { page } = await playerAt(it, '/casino/teen20');
    const ways = page.getByRole('group', { name: 'Bet by' });
    await page.getByRole('region', { name: 'Bet Slip' }).waitFor();
    expect(await rail(page).count()).toBe(0);
    await ways.getByRole('button', { name: 'Chips' }).click();
    await rail(page).waitFor();
    await page.reload();
    await rail(page).waitFor();
    expect(await ways.getByRole('button', { name: 'Chips' }).getAttribute('aria-pressed')).toBe('true');
    await axe(page);
    await ways.getByRole('button', { name: 'Slip' }).click();
    await rail(page).waitFor({ state: 'detached' });
  });

  test('the keyboard alone lays a chip and takes it back', async () => {
    const { page } = await playerAt(it, '/casino/teen20');
    await page.getByRole('button', { name: 'Chips', exact: true }).press('Enter');
    await chip(page, '500').press('Enter');
    await cell(page, 'B.win').press('Enter');
    await expect.poll(() => on(page, 'B.win')).toBe('500 taken');
    await act(page, 'Undo').press('Enter');
    await expect.poll(() => on(page, 'B.win')).toBe('');
  });
});
