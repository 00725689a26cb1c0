import { inRupees } from '@maidan/core/money';
import { type Entry, GAMES } from '@maidan/games/index';
import { playedOut } from '@maidan/games/kit/testing/played';
import { profitOf } from '@maidan/games/kit/bet';
import { tableOf } from '@maidan/games/kit/play';
import type { House } from '@maidan/server/app';
import { roundOf } from '@maidan/server/casino/roundStore';
import type { BetRow } from '@maidan/server/casino/rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { screenOf, slipHeldBack } from '../frame/pages.ts';
import { axe, type Player, register, signIn, visit, walk } from '../kit.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;
let asha: Player;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse('all'));
  asha = await register(it);
});
afterAll(() => close());

/** Something that can be bet on at this table, chosen as a player would. */
async function choose(page: Page, code: string): Promise<void> {
  if (code === 'lottcard') await page.getByRole('group', { name: 'Digits' }).getByRole('button').first().click();
  else if (code === 'kbc') {
    for (const question of await page.locator('.kbc-question').all())
      await question.getByRole('button').first().click();
  } else if (code === '3cardj') {
    const ranks = page.getByRole('group', { name: 'Choose three ranks' }).getByRole('button');
    for (const nth of [0, 1, 2]) await ranks.nth(nth).click();
    await page.locator('.odds.back:enabled').first().click();
  } else await page.locator('[data-selection]:enabled').first().click();
}

async function betOn(page: Page, code: string, stake: string): Promise<void> {
  await choose(page, code);
  await page.getByLabel(/^Stake/).fill(stake);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
}

/** On the cell that was bet on by slip: the two lie there together. A sheet of answers goes to the slip, with chips too. */
async function chipOn(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Chips', exact: true }).click();
  await page.getByRole('button', { name: 'Chip 100', exact: true }).click();
  if (code === '3cardj') await page.locator('.odds.back:enabled').first().click();
  else await choose(page, code);
  await page.locator('.game-table .chip[data-chip="taken"]').getByText('200', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'PLACED BET (2)' }).waitFor();
  await page.getByRole('button', { name: 'Slip', exact: true }).click();
}

const betsIn = async (round: string): Promise<readonly BetRow[]> =>
  (await it.deps.db.query<BetRow>('select * from bets where round_id = $1', [round])).rows;

/** Opens its page and bets on an open cell, by slip and with a chip; answers with what each made, and makes by the rules. */
async function played(page: Page, { code, name, load }: Entry): Promise<readonly Made[]> {
  await walk(page, `/casino/${code}`);
  await page.locator('[data-selection]:enabled, .kbc-question, .ten-cards, .rank-choice').first().waitFor();
  expect(await page.title()).toBe(`${name} · Maidan`);
  await betOn(page, code, '100');
  if (code !== 'kbc') await chipOn(page, code);
  const round = await tables.finish(code);
  const game = (await load()).default;
  const row = (await roundOf(it.deps.db, round))!;
  const { code: result, selections } = playedOut(game, row);
  expect(row.result_code).toBe(result);
  await page.locator(`[data-round="${round}"]`).waitFor();
  const bets = await betsIn(round);
  expect(bets).toHaveLength(code === 'kbc' ? 1 : 2);
  return bets.map(({ state, profit: made, stake, odds, line, selection, side }) => {
    expect(state).toBe('settled');
    const { pays } = selections.find(({ id }) => id === selection)!;
    expect(pays === null || side === 'lay' ? made : Math.round(stake * (pays - 1))).toBe(made);
    return { made, owed: profitOf(game, tableOf(game, row), { stake, odds, line, selection, side }) };
  });
}

interface Made {
  readonly made: number | null;
  readonly owed: number;
}

/** One visit for several tables: signing in and loading the app again for each would tell nothing new. */
const TWELVE = Array.from({ length: Math.ceil(GAMES.length / 12) }, (_, nth) => GAMES.slice(12 * nth, 12 * nth + 12));

describe('[S003] [S090] a page opens, takes a bet on an open cell by slip and with a chip, and settles both to the paisa', () => {
  test.each(TWELVE.map(games => [games.map(({ code }) => code).join(', '), games] as const))('%s', async (_, games) => {
    const page = await visit(it, { width: 1440 });
    await signIn(page, asha, '/rules');
    await screenOf(page);
    for (const game of games) {
      const bets = await played(page, game).catch((error: unknown) => {
        throw new Error(`at ${game.code}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      });
      for (const { made, owed } of bets) expect(made, game.code).toBe(owed);
    }
  });
});

describe('at a table', () => {
  async function at(code: string): Promise<Page> {
    const page = await visit(it);
    await signIn(page, asha, `/casino/${code}`);
    return page;
  }

  test('[S090] header, tabs, frame, cards, last results and panel are there', async () => {
    const page = await at('teen20');
    await page.locator('[data-selection="A.win"]').waitFor();
    for (const words of ['20-20 Teenpatti', 'Rules', 'Round ID', 'Last Result', 'View All', 'My Bet']) {
      await page.getByText(words).first().waitFor({ state: 'attached' });
    }
    expect(await page.getByRole('link', { name: 'View All' }).getAttribute('href')).toContain('/casino/results');
    await axe(page);
  });

  test('a locked cell cannot be clicked', async () => {
    const page = await at('ourroullete');
    const zero = page.locator('[data-selection="n0"]').first();
    await zero.waitFor();
    expect(await zero.isDisabled()).toBe(true);
  });

  test('the keyboard alone places a bet, however late the slip comes, and the balance and exposure follow', async () => {
    const page = await at('teen20');
    const come = await slipHeldBack(page);
    await page.reload();
    await page.locator('[data-selection="A.win"]:enabled').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('15');
    await axe(page);
    come();
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    await page.keyboard.type('0'); // goes on where it was
    await page.keyboard.press('Enter');
    await page.getByText('PLACED BET (1)').first().waitFor();
    await page
      .getByText(/Exp: ?150/)
      .first()
      .waitFor();
    const round = await tables.finish('teen20');
    expect((await betsIn(round)).map(({ stake }) => inRupees(stake))).toEqual([150]);
    await page
      .getByText(/Exp: ?0/)
      .first()
      .waitFor();
  });

  test('on a phone a bet is placed and taken back in full', async () => {
    const phone = await visit(it, { width: 390 });
    await signIn(phone, await register(it), '/casino/lucky7');
    await phone.getByRole('button', { name: 'Slip', exact: true }).click();
    await phone.locator('[data-selection]:enabled').first().click();
    await phone.getByLabel(/^Stake/).fill('200');
    await phone.getByRole('button', { name: 'Submit' }).click();
    await phone.getByText('PLACED BET (1)').first().waitFor();
    await phone.getByText('PLACED BET (1)').first().click();
    await phone.getByRole('button', { name: 'Undo' }).first().click();
    await phone.getByText('PLACED BET (0)').first().waitFor();
    await expect.poll(() => phone.getByText('No bets on this round').count()).toBe(1);
    await axe(phone);
  });
});
