import { sentenceOf } from '@maidan/contract/errors';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf, toastOf } from '../frame/pages.ts';
import { ask, type Player, signIn, visit } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* Chips on a slow line: what is on its way can be taken back, and what never left is told. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20']));
});
afterAll(() => close());

const BETS = '**/api/casino/*/bets';
const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const act = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });
const total = (page: Page) => rail(page).locator('.chip-total b').innerText();
const on = (page: Page, selection: string) =>
  cell(page, selection)
    .locator('.chip')
    .evaluateAll(chips => chips.map(each => `${each.textContent} ${each.getAttribute('data-chip')}`).join());

/** What the house holds of this player on the round. */
const held = async ({ token }: Player) => (await ask(it, 'balance', {}, { authorization: `Bearer ${token}` })).exposure;

interface Seat {
  readonly page: Page;
  readonly player: Player;
  /** Lets the answer come that was held back. */
  readonly come: () => void;
}

/** With 100 on A, taken, and a chip of 100 on B that is on its way. */
async function seatWithChipOnItsWay(): Promise<Seat> {
  const { page, player } = await playerAt(it, '/casino/teen20', { width: 390 });
  await act(page, 'Chip 100').tap();
  await cell(page, 'A.win').tap();
  await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(BETS, async route => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(BETS);
  await cell(page, 'B.win').tap();
  await asked;
  return { page, player, come: resolve };
}

describe('while a chip is on its way', () => {
  test('Undo takes back that one, not the bet before it', async () => {
    const { page, player, come } = await seatWithChipOnItsWay();
    await act(page, 'Undo').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('');
    expect([await on(page, 'A.win'), await total(page)]).toEqual(['100 taken', '100.00']);
    const undone = page.waitForResponse(/\/undo/);
    come();
    expect((await undone).ok()).toBe(true);
    await expect.poll(() => held(player)).toBe(100);
    await expect
      .poll(async () => [await on(page, 'A.win'), await on(page, 'B.win'), await total(page)])
      .toEqual(['100 taken', '', '100.00']);
  });

  test('Clear takes back that one too', async () => {
    const { page, player, come } = await seatWithChipOnItsWay();
    await act(page, 'Clear').tap();
    await expect.poll(() => total(page)).toBe('100.00'); // A is taken back as soon as the line is free
    expect(await on(page, 'B.win')).toBe('');
    come();
    await expect.poll(() => held(player)).toBe(0);
    await expect.poll(async () => [await on(page, 'A.win'), await total(page)]).toEqual(['', '0.00']);
  });

  test('Double waits for it and counts it, and the chip that was just tapped, once each', async () => {
    const { page, player, come } = await seatWithChipOnItsWay();
    await cell(page, 'B.win').tap();
    await act(page, 'Double').tap();
    await expect.poll(() => act(page, 'Double').isDisabled()).toBe(true); // it is under way
    expect([await on(page, 'A.win'), await on(page, 'B.win')]).toEqual(['100 taken', '200 pending']);
    come();
    await expect
      .poll(async () => [await on(page, 'A.win'), await on(page, 'B.win'), await total(page)])
      .toEqual(['200 taken', '400 taken', '600.00']);
    await expect.poll(() => act(page, 'Double').isEnabled()).toBe(true);
    await page.reload();
    await screenOf(page);
    await expect.poll(() => total(page)).toBe('600.00'); // as the house has it
    expect(await held(player)).toBe(204); // of 200 on A and 400 on B at 1.98, A wins
    await act(page, 'Clear').tap();
    await expect.poll(() => held(player)).toBe(0);
  });

  test('who doubled too late is told so', async () => {
    const { page, come } = await seatWithChipOnItsWay();
    await act(page, 'Double').tap();
    await expect.poll(() => act(page, 'Double').isDisabled()).toBe(true);
    await tables.finish('teen20');
    await toastOf(page, sentenceOf('bets-closed')).getByText('It was too late to double the bets.').waitFor();
    come();
    await toastOf(page, sentenceOf('round-over')).waitFor();
    expect([await on(page, 'B.win'), await total(page)]).toEqual(['', '0.00']);
  });

  test('who took it back too late is told so, and then what became of it', async () => {
    const { page, come } = await seatWithChipOnItsWay();
    await act(page, 'Undo').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('');
    await tables.finish('teen20');
    await toastOf(page, sentenceOf('bets-closed')).getByText('It was too late to take bets back.').waitFor();
    come();
    await toastOf(page, sentenceOf('round-over')).waitFor();
  });

  test('who loads the page anew is told there which chips were not sent; what was on its way counts once', async () => {
    const { page, player, come } = await seatWithChipOnItsWay();
    await cell(page, 'B.win').tap();
    await cell(page, 'B.win').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('300 pending'); // both were felt before the page goes
    await page.reload({ waitUntil: 'commit' });
    come(); // not before the page is gone: it would send the rest as soon as it has its answer
    await screenOf(page);
    await toastOf(page, 'Chips of 200.00 were not sent: they stay with you.').waitFor();
    await expect.poll(() => on(page, 'B.win')).toBe('100 taken');
    await expect.poll(() => held(player)).toBe(2); // 100 on each side at 1.98: one of them wins
    await page.reload();
    await screenOf(page);
    await expect.poll(() => on(page, 'B.win')).toBe('100 taken');
    expect(await page.locator('.toast').count()).toBe(0);
  });
});

test('a browser whose clock is ten minutes off bets and takes back like any other', async () => {
  const { page, player } = await playerAt(it, '/home', { width: 390 });
  await page.clock.install({ time: Date.now() + 600_000 });
  await page.goto('/casino/teen20');
  await act(page, 'Chip 100').tap();
  await cell(page, 'A.win').tap();
  await page.clock.runFor(1_000);
  await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
  await act(page, 'Undo').tap();
  await expect.poll(() => held(player)).toBe(0);
});

test('two pages of one player have the same bets and the same total, and what one takes back leaves the other', async () => {
  const { page: first, player } = await playerAt(it, '/casino/teen20', { width: 390 });
  const second = await visit(it, { width: 390 });
  await signIn(second, player, '/casino/teen20');
  await act(first, 'Chip 100').tap();
  await cell(first, 'A.win').tap();
  await expect.poll(() => on(second, 'A.win')).toBe('100 taken');
  await act(second, 'Undo').tap();
  for (const page of [first, second]) await expect.poll(() => on(page, 'A.win')).toBe('');
  await expect.poll(() => held(player)).toBe(0);
});
