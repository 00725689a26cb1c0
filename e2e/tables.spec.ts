import { inRupees } from '@maidan/core/money';
import { GAMES } from '@maidan/games/index';
import { playedOut } from '@maidan/games/kit/played';
import { profitOf } from '@maidan/games/kit/bet';
import { tableOf } from '@maidan/games/kit/play';
import type { House } from '@maidan/server/app';
import { roundOf } from '@maidan/server/casino/roundStore';
import type { BetRow } from '@maidan/server/casino/rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ByHand } from './casino/byHand.ts';
import { axe, house, type Player, register, signIn, visit } from './kit.ts';

let it: House;
let asha: Player;
let page: Page;
const tables = new ByHand();

beforeAll(async () => {
  it = await house({ config: { tables: 'all', pace: 0.001 }, clockOf: tables.clockOf });
  tables.sit(it);
  asha = await register(it);
});

beforeEach(async () => {
  page = await visit(it, { width: 1440 });
});

afterAll(async () => {
  tables.close();
  await it.close();
});

/** Something that can be bet on at this table, chosen as a player would. */
async function choose(code: string): Promise<void> {
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

async function betOn(code: string, stake: string): Promise<void> {
  await choose(code);
  await page.getByLabel(/^Stake/).fill(stake);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
}

const betIn = async (round: string): Promise<BetRow> => {
  const { rows } = await it.deps.db.query<BetRow>('select * from bets where round_id = $1', [round]);
  expect(rows).toHaveLength(1);
  return rows[0]!;
};

describe.each(GAMES.map(({ code, name }) => [code, name] as const))('%s', (code, name) => {
  test('[S003] [S090] its page opens, takes a bet on an open cell, and settles it to the paisa', async () => {
    await signIn(page, asha, `/casino/${code}`);
    await page.locator('[data-selection]:enabled, .kbc-question, .ten-cards, .rank-choice').first().waitFor();
    expect(await page.title()).toBe(`${name} · Maidan`);
    await betOn(code, '100');
    const round = await tables.finish(code);
    const game = (await GAMES.find(each => each.code === code)!.load()).default;
    const row = (await roundOf(it.deps.db, round))!;
    const bet = await betIn(round);
    const { stake, odds, line, selection, side } = bet;
    expect(bet.state).toBe('settled');
    expect(bet.profit).toBe(profitOf(game, tableOf(game, row), { stake, odds, line, selection, side }));
    const { code: result, selections } = playedOut(game, row);
    expect(row.result_code).toBe(result);
    const { pays } = selections.find(({ id }) => id === selection)!;
    expect(pays === null || side === 'lay' ? bet.profit : Math.round(stake * (pays - 1))).toBe(bet.profit);
    await page.locator(`[data-round="${round}"], .last-results button`).first().waitFor();
  });
});

describe('at a table', () => {
  const cell = () => page.locator('[data-selection="A.win"]');

  test('[S090] header, tabs, frame, cards, last results and panel are there', async () => {
    await signIn(page, asha, '/casino/teen20');
    await cell().waitFor();
    for (const words of ['20-20 Teenpatti', 'Rules', 'Round ID', 'Last Result', 'View All', 'My Bet']) {
      expect(await page.getByText(words).count()).toBeGreaterThan(0);
    }
    expect(await page.getByRole('link', { name: 'View All' }).getAttribute('href')).toContain('/casino/results');
    await axe(page);
  });

  test('a locked cell cannot be clicked', async () => {
    await signIn(page, asha, '/casino/ourroullete');
    const zero = page.locator('[data-selection="n0"]').first();
    await zero.waitFor();
    expect(await zero.isDisabled()).toBe(true);
  });

  test('the keyboard alone places a bet, and the balance and exposure follow', async () => {
    await signIn(page, asha, '/casino/teen20');
    await cell().waitFor();
    await cell().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('150');
    await page.keyboard.press('Enter');
    await page.getByText('PLACED BET (1)').first().waitFor();
    await page
      .getByText(/Exp: ?150/)
      .first()
      .waitFor();
    const round = await tables.finish('teen20');
    expect(inRupees((await betIn(round)).stake)).toBe(150);
    await page
      .getByText(/Exp: ?0/)
      .first()
      .waitFor();
  });

  test('on a phone a bet is placed and taken back in full', async () => {
    const phone = await visit(it, { width: 390 });
    await signIn(phone, await register(it), '/casino/lucky7');
    await phone.locator('[data-selection]:enabled').first().click();
    await phone.getByLabel(/^Stake/).fill('200');
    await phone.getByRole('button', { name: 'Submit' }).click();
    await phone.getByText('PLACED BET (1)').first().waitFor();
    await phone.getByText('PLACED BET (1)').first().click();
    await phone.getByRole('button', { name: 'Undo' }).first().click();
    await phone.getByText('PLACED BET (0)').first().waitFor();
    expect(await phone.getByText('No bets on this round').count()).toBe(1);
    await axe(phone);
  });
});
