import { rupees } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand } from '../casino/byHand.ts';
import { atEveryWidth, playerAt } from '../frame/pages.ts';
import { ask, axe, widths } from '../kit.ts';
import { CRICKET, type Matchday, matchday } from '../sport/matchday.ts';
import { pathOf } from '../sport/parts.ts';
import { bearerOf, chipIsTrue } from './books.ts';

/* The session in the header, where one bets: what is settled, to the paisa. */

const tables = new ByHand();
let day: Matchday;
let it: House;
beforeAll(async () => {
  day = await matchday([CRICKET], { tables: ['teen20'], pace: 0.001 }, { clockOf: tables.clockOf });
  it = day.house;
  tables.sit(it);
});
afterAll(async () => {
  tables.close();
  await day.close();
});

const chip = (page: Page) => page.locator('.session-chip');

/** Beside the balance, all of it, and over nothing. */
async function isInOrder(page: Page): Promise<void> {
  await atEveryWidth(
    page,
    async () => {
      const [outer, inner] = await Promise.all([page.locator('.top-in').boundingBox(), chip(page).boundingBox()]);
      expect(inner!.y >= outer!.y && inner!.y + inner!.height <= outer!.y + outer!.height).toBe(true);
      expect(inner!.x >= outer!.x && inner!.x + inner!.width <= outer!.x + outer!.width).toBe(true);
      expect(await page.locator('.top-in').evaluate(top => top.scrollWidth - top.clientWidth)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page, '.top');
      }
    },
    widths,
  );
}

async function settledAtTheTable(page: Page, onA: number, onB: number): Promise<void> {
  const { id, quotes } = it.deps.tables.of('teen20')!.round;
  const bets = [
    { selection: 'A.win', side: 'back', odds: quotes['A.win']!.back!.odds, stake: rupees(onA) },
    { selection: 'B.win', side: 'back', odds: quotes['B.win']!.back!.odds, stake: rupees(onB) },
  ];
  await ask(it, 'placeBets', { game: 'teen20', round: id, bets }, await bearerOf(page));
  await tables.finish('teen20');
}

/** On the runs of the next ball, which is then bowled. */
async function settledInTheMatch(page: Page, stake: number): Promise<void> {
  const row = () =>
    day
      .view(CRICKET.id)
      .rows.find(({ kind, status, quotes }) => kind === 'ballByBall' && status === 'active' && quotes['runs']?.back);
  await day.play(() => row() !== undefined);
  const { id, quotes } = row()!;
  const { odds, line } = quotes['runs']!.back!;
  const slip = { market: id, runner: 'runs', side: 'back', odds, line, stake: rupees(stake) };
  await ask(it, 'placeRowBet', slip, await bearerOf(page));
  await day.play(() => day.view(CRICKET.id).rows.every(each => each.id !== id));
}

test('[R31] at a table it is the ledger’s after every round, at any width', async () => {
  const { page } = await playerAt(it, '/casino/teen20');
  await chip(page).waitFor();
  expect((await chipIsTrue(it, page)).net).toBe(0);
  await settledAtTheTable(page, 111, 133);
  await chipIsTrue(it, page);
  await isInOrder(page);
  await chip(page).click();
  await page.getByRole('heading', { name: 'Play safe', level: 1 }).waitFor();
  expect(await chip(page).count()).toBe(0); // nothing can be bet here
});

test('[R31] at a match it is the ledger’s after every bet that is settled, at any width', async () => {
  const { page } = await playerAt(it, pathOf(day.view(CRICKET.id)));
  await chip(page).waitFor();
  await settledInTheMatch(page, 250);
  await expect.poll(async () => (await ask(it, 'playSession', {}, await bearerOf(page))).net).not.toBe(0);
  await chipIsTrue(it, page); // without a reload
  await isInOrder(page);
});

test.each([['/casino/teen20'], ['match']])('on a phone, two large figures fit into the header of %s', async where => {
  const { page } = await playerAt(it, where === 'match' ? pathOf(day.view(CRICKET.id)) : where, { width: 390 });
  const balance = page.locator('.bal b').first();
  await chip(page).waitFor();
  await page.evaluate(() => {
    document.querySelector('.session-chip b')!.textContent = '+12,34,567.00';
    document.querySelector('.bal b')!.textContent = '1,23,45,678.00';
  });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const [bar, figure] = await Promise.all([page.locator('.top-in').boundingBox(), balance.boundingBox()]);
    expect(figure!.x >= bar!.x && figure!.x + figure!.width <= bar!.x + bar!.width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('.top-in').evaluate(top => top.scrollWidth - top.clientWidth)).toBeLessThanOrEqual(0);
  }
});
