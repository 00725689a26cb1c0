import { sentenceOf } from '@maidan/contract/errors';
import { refusalIn } from '@maidan/contract/refusalsIn';
import { rupees } from '@maidan/core/money';
import type { OwnLimit } from '@maidan/core/ownLimits';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, toastOf, toastsStay } from '../frame/pages.ts';
import { ask, type Player } from '../kit.ts';
import type { Visit } from '../kit/visit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* What a player is told when a bet is not taken, or not all of it: why, by which figure, and wherever the player is by then. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'dt20', 'poker']));
});
afterAll(() => close());

const PHONE = { width: 390 } as const;
const BETS = '**/api/casino/*/bets';

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const act = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });
const on = (page: Page, selection: string) =>
  cell(page, selection)
    .locator('.chip')
    .evaluateAll(chips => chips.map(each => `${each.textContent} ${each.getAttribute('data-chip')}`).join());
const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}` });

/** By a program, at what is offered. */
async function bet(player: Player, game: string, selection: string, stake: number): Promise<void> {
  const { round } = it.deps.tables.of(game)!;
  const { odds } = round.quotes[selection]!.back!;
  const bets = [{ selection, side: 'back', odds, stake: rupees(stake) }];
  await ask(it, 'placeBets', { game, round: round.id, bets }, bearer(player));
}

/** A limit of one's own, what is bet before it, and what a bet of 200 is then told. */
const LIMITS: readonly [code: string, limit: OwnLimit, value: number, before: number, figure: string][] = [
  ['own-largest-stake', 'largestStake', rupees(150), 100, 'Your limit is 150.00.'],
  ['own-open-bets', 'openBets', 1, 100, 'Your limit is 1 open bet.'],
  ['own-stakes-day', 'stakesDay', rupees(250), 100, 'Your limit is 250.00, and 150.00 of it is left.'],
  ['own-loss-week', 'lossWeek', rupees(250), 100, 'Your limit is 250.00, and 150.00 of it is left.'],
];

/** At a table with that limit, and one bet already taken; what was done before the limit was set is done. */
async function limited(
  [, limit, value, before]: (typeof LIMITS)[number],
  options: Visit,
  earlier: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const { page, player } = await playerAt(it, '/casino/teen20', options);
  await earlier(page);
  await ask(it, 'setLimit', { limit, value }, bearer(player));
  await bet(player, 'teen20', 'A.win', before);
  await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
  await toastsStay(page);
  return page;
}

/** A toast says so; when others are there, the test tells which. */
async function said(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => page.locator('.toast b').allInnerTexts()).toContain(sentence);
}

async function chosen(page: Page): Promise<void> {
  await act(page, 'Chip 200').tap();
  await expect.poll(() => act(page, 'Chip 200').getAttribute('aria-pressed')).toBe('true');
}

describe('[R27] [R28] a limit of one’s own is named with its figure and when there is room again', () => {
  test.each(LIMITS)('%s with chips', async (...row) => {
    const page = await limited(row, PHONE, chosen); // a chip that is beyond what is left is not to be had afterwards
    await cell(page, 'A.win').tap();
    await said(page, `${sentenceOf(row[0] as 'own-open-bets')} ${row[4]}`);
    expect(await on(page, 'A.win')).toBe('100 taken');
  });

  test.each(LIMITS)('%s on the slip', async (...row) => {
    const page = await limited(row, {});
    await cell(page, 'A.win').click();
    await page.getByLabel(/^Stake/).fill('200');
    await page.keyboard.press('Enter');
    const sentence = `${sentenceOf(row[0] as 'own-open-bets')} ${row[4]}`;
    await page.locator('.slip-notes').getByText(sentence, { exact: true }).waitFor();
    await page.getByLabel(/^Stake/).fill('100');
    await expect.poll(() => page.locator('.slip-notes').innerText()).toBe('');
  });

  test('in Hindi', async () => {
    const page = await limited(LIMITS[2]!, { ...PHONE, locale: 'hi-IN' }, async page => {
      const chip = page.locator('.chip-stack .chip').filter({ hasText: '200' });
      await chip.tap();
      await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    });
    await cell(page, 'A.win').tap();
    const figure = 'आपकी सीमा 250.00 है, इसमें 150.00 बाकी हैं।';
    await said(page, `${refusalIn('hi', 'own-stakes-day')} ${figure}`);
    expect(await on(page, 'A.win')).toBe('100 taken');
  });
});

test('[R33] a chip above what a limit leaves is not to be had, with the figure', async () => {
  const page = await limited(LIMITS[2]!, PHONE);
  await expect.poll(() => act(page, 'Chip 200').getAttribute('title')).toBe(LIMITS[2]![4]);
  expect(await act(page, 'Chip 200').isDisabled()).toBe(true);
  await expect.poll(() => act(page, 'Chip 100').isEnabled()).toBe(true);
});

describe('a bet that is refused after its player has left the table', () => {
  test.each([
    ['for home', (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })],
    [
      'for another table',
      (page: Page) =>
        page.getByRole('navigation', { name: 'Other tables' }).getByRole('link', { name: /20-20 Dragon Tiger/ }),
    ],
  ])('%s is told there, with the table and the reason', async (_, way) => {
    const { page } = await playerAt(it, '/casino/dt20', PHONE); // a table played before is in the rail
    await page.goto('/casino/teen20');
    await act(page, 'Chip 100').tap();
    const held = Promise.withResolvers<void>();
    await page.route(BETS, async route => {
      await held.promise;
      const sent = route.request().postDataJSON() as { bets: object[] };
      await route.continue({ postData: { ...sent, bets: sent.bets.map(each => ({ ...each, stake: 9_900 })) } });
    });
    const asked = page.waitForRequest(BETS);
    await cell(page, 'A.win').tap();
    await asked;
    await way(page).first().tap();
    await page.waitForURL(/\/(home|casino\/dt20)$/);
    await cell(page, 'A.win').waitFor({ state: 'detached' });
    held.resolve();
    await toastOf(page, 'Refused at 20-20 Teenpatti').getByText(sentenceOf('stake-too-small')).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/casino/teen20');
  });
});

describe('Repeat takes all or says what it leaves', () => {
  test('what is locked in this window is left out, and told', async () => {
    const { page, player } = await playerAt(it, '/casino/poker', PHONE);
    const isOffered = () => it.deps.tables.of('poker')!.round.quotes['A']?.back !== undefined;
    const repeatable = async () => {
      await bet(player, 'poker', 'A', 100);
      await bet(player, 'poker', 'A.two', 100);
      await page.getByRole('button', { name: 'PLACED BET (2)' }).waitFor();
      await tables.finish('poker');
      await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
      await tables.nextWindow('poker');
      return isOffered();
    };
    while (!(await repeatable())) await tables.finish('poker'); // the cards had decided it
    await expect.poll(() => cell(page, 'A.two').isDisabled()).toBe(true);
    await expect.poll(() => act(page, 'Repeat').isEnabled()).toBe(true);
    await act(page, 'Repeat').tap();
    await toastOf(page, '1 bet was left out: it is not on offer now, or beyond its limit.').waitFor();
    await expect.poll(() => on(page, 'A')).toBe('100 taken');
    expect(await on(page, 'A.two')).toBe('');
  });

  test('what the balance does not cover is refused with the balance', async () => {
    const { page, player } = await playerAt(it, '/casino/teen20', PHONE);
    await bet(player, 'teen20', 'A.win', 6_000);
    await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
    await tables.finish('teen20');
    await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
    const { balance } = await ask(it, 'balance', {}, bearer(player)); // in rupees
    const rest = Math.max(0, balance - 5_900);
    if (rest > 0) await bet(player, 'dt20', 'tiger', rest);
    const left = (balance - rest).toLocaleString('en-IN', { minimumFractionDigits: 2 });
    await page
      .getByText(new RegExp(`Balance:? ?${left}`))
      .first()
      .waitFor();
    await act(page, 'Repeat').tap();
    await toastOf(page, sentenceOf('insufficient-balance')).getByText(`You have ${left}.`).waitFor();
    expect(await on(page, 'A.win')).toBe('');
  });
});
