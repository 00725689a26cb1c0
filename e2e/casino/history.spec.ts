import { formatMoney } from '@maidan/core/format';
import { add, paise, rupees } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { ask, axe, type Player, widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* What was bet at the tables, afterwards: the list, what it came to, the statement, and My Bet beside the table. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'dt20', 'lottcard', 'ourroullete']));
});
afterAll(() => close());

const hindi = speak('hi');
const TICKETS = Array.from({ length: 75 }, (_, nth) => `triple.${String(nth).padStart(3, '0')}`);

/** Places bets of one stake at what is offered. Answers with the round. */
async function bet({ token }: Player, game: string, selections: readonly string[], stake: number): Promise<string> {
  const { round } = it.deps.tables.of(game)!;
  const bets = selections.map(selection => ({
    ...{ selection, side: 'back', stake: rupees(stake) },
    odds: round.quotes[selection]!.back!.odds,
  }));
  await ask(it, 'placeBets', { game, round: round.id, bets }, { authorization: `Bearer ${token}` });
  return round.id;
}

const past = (page: Page): Locator => page.getByRole('region', { name: 'Past casino bets' });
const list = (page: Page): Locator => page.getByRole('table', { name: 'Past casino bets' });
const rowsOf = (page: Page): Locator => list(page).locator('tbody tr');
/** What hangs over the side. */
const overSide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll('body *')];
    return all.filter(each => each.getBoundingClientRect().right > clientWidth).map(each => each.className.toString());
  });

describe.each(widths)('at %i px', width => {
  test('past bets are sifted by game, outcome and text, totalled, saved, and open their round and its proof', async () => {
    const { page, player } = await playerAt(it, '/bets?show=casino', { width });
    const teen = await bet(player, 'teen20', ['A.win'], 100);
    const tiger = await bet(player, 'dt20', ['tiger', 'dragon'], 100);
    await tables.finish('teen20');
    await tables.finish('dt20');
    await expect.poll(() => rowsOf(page).count()).toBe(3);
    expect(await list(page).locator('thead th').allTextContents()).toEqual([
      ...['Placed', 'Game', 'Round', 'Bet', 'Odds', 'Stake', 'Result', 'Net'],
    ]);
    await past(page).getByText('Totals by game').first().click();
    const totals = page.getByRole('table', { name: 'Totals by game' });
    await expect.poll(() => totals.locator('tbody tr').count()).toBe(2);
    await totals.getByText('20-20 Dragon Tiger').waitFor();
    await axe(page);
    expect(await overSide(page)).toEqual([]);

    await past(page).getByLabel('Game').selectOption('dt20');
    await past(page).getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/bets?**game=dt20**');
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    await past(page).getByLabel('Result').selectOption('won');
    await past(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => rowsOf(page).count()).toBeLessThan(2); // dragon, tiger, or neither

    await page.goto(`/bets?show=casino&search=${tiger}`);
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    const saved = page.waitForEvent('download');
    await past(page).getByRole('button', { name: 'CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^casino-bets-.*\.csv$/);

    await page.goto(`/bets?show=casino&search=${teen}`);
    await rowsOf(page).filter({ hasText: 'Player A' }).click(); // anywhere on the row
    await page.getByRole('dialog').getByText('My bets').first().waitFor();
    await page.getByRole('dialog').getByText(teen).first().waitFor();
    const proof = page.getByRole('dialog').getByRole('region', { name: 'Proof' });
    await proof.getByRole('button', { name: 'Verify in this page' }).click();
    await proof.getByText('5 of 5 checks passed on your device.').waitFor();
    await page.keyboard.press('Escape');
    await proof.waitFor({ state: 'detached' });

    await page.goto('/bets?show=casino');
    await expect.poll(() => rowsOf(page).count()).toBe(3);
    await past(page).getByLabel('Placed to').fill('2020-01-01'); // nobody had bet then
    await past(page).getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/bets?**to=2020-01-01**');
    await past(page).getByText('No past bets at the tables').waitFor();
    await past(page).getByLabel('Placed to').fill('');
    await past(page).getByLabel('Placed from').fill('2020-01-01');
    await past(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(3);
  });

  test('[S062] a round is one row of the statement, in words, and is found by its number', async () => {
    const { page, player } = await playerAt(it, '/casino/statement', { width });
    const round = await bet(player, 'dt20', ['tiger', 'dragon', 'tie'], 100);
    await tables.finish('dt20');
    const remark = `20-20 Dragon Tiger · Round ${round} · 3 bets`;
    await page.goto('/casino/statement?report=casino');
    await page.getByText(remark).first().waitFor();
    const found = page.waitForResponse(response => response.url().includes(`search=${round}`));
    await page.getByRole('searchbox').last().fill(round);
    await found;
    await page.waitForURL(`**search=${round}`);
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
    await page.getByText(remark).first().waitFor();
    await axe(page);
    expect(await overSide(page)).toEqual([]);
  });

  test('My Bet has every ticket in one line, then the round before, and leads to all past bets at the table', async () => {
    const { page, player } = await playerAt(it, '/casino/lottcard', { width });
    const mine = page.getByRole('region', { name: 'My Bet' });
    const round = await bet(player, 'lottcard', TICKETS, 25);
    if (width < 1024) await page.getByRole('button', { name: 'PLACED BET (75)' }).click();
    await mine.getByText('75 tickets × 25').waitFor();
    await mine.getByText('1,875.00', { exact: true }).waitFor();
    expect(await mine.locator('.my-bet-row.back').count()).toBe(1);
    await mine.getByText('Each of them').click();
    await expect.poll(() => mine.locator('.my-bet-each li').count()).toBe(75);
    await axe(page);
    await mine.getByRole('button', { name: 'Take back 75 tickets × 25, 1,875.00' }).waitFor();
    await tables.finish('lottcard');
    const before = mine.getByRole('region', { name: `Round before · ${round}` });
    await before.getByText('75 tickets × 25').waitFor();
    await mine.getByText('No bets on this round').waitFor();
    await axe(page);
    expect(await overSide(page)).toEqual([]);
    await mine.getByRole('link', { name: 'All past bets at this table' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(20);
    await past(page).getByRole('button', { name: 'Show older bets' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(40);
  });
});

test('a bet by a pay table is told at what the table pays, as beside the table, and not at its best price', async () => {
  const { page, player } = await playerAt(it, '/bets?show=casino', { width: 390 });
  await bet(player, 'teen20', ['A.win', 'A.pair-plus'], 100);
  await tables.finish('teen20');
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await rowsOf(page).filter({ hasText: 'Pair Plus' }).getByText('1 – 40').waitFor();
  await rowsOf(page).getByText('1.98').waitFor();
});

test('all of it is told in Hindi', async () => {
  const { page, player } = await playerAt(it, '/casino/lottcard', { width: 390, locale: 'hi-IN' });
  await bet(player, 'lottcard', TICKETS, 25);
  await tables.finish('lottcard');
  const round = await bet(player, 'dt20', ['tiger', 'dragon'], 100);
  await tables.finish('dt20');
  const mine = page.getByRole('region', { name: hindi('casino.myBet'), includeHidden: true });
  await mine.getByText('75 टिकट × 25').waitFor({ state: 'attached' });
  expect(await leftOver(mine)).toEqual([]);
  await page.goto('/bets?show=casino');
  const region = page.getByRole('region', { name: hindi('betting.pastCasino') });
  await region.getByText(hindi('betting.totals')).first().click();
  await region.getByRole('table', { name: hindi('betting.totals') }).waitFor();
  await region.getByRole('button', { name: hindi('betting.older') }).waitFor();
  expect(await leftOver(region)).toEqual([]);
  await axe(page);
  await page.goto('/casino/statement?report=casino');
  await page.getByText(`20-20 ड्रैगन टाइगर · राउंड ${round} · 2 दाँव`).waitFor();
});

test('[S062] a round that nets zero is a row of the statement too', async () => {
  const { page, player } = await playerAt(it, '/home', { width: 390 });
  const madeOf = async (round: string): Promise<number> => {
    const { rows } = await ask(it, 'myCasinoBets', { search: round }, { authorization: `Bearer ${player.token}` });
    expect(rows).toHaveLength(2);
    return rows.reduce((made, { profit }) => made + profit!, 0);
  };
  let round: string;
  let made: number;
  let balance = rupees(10_000);
  do {
    round = await bet(player, 'ourroullete', ['red', 'black'], 100);
    await tables.finish('ourroullete');
    made = await madeOf(round);
    balance = add(balance, paise(made));
  } while (made !== 0); // zero came, and both lost
  await page.goto(`/casino/statement?report=casino&search=${round}`);
  await page.getByText(`Unique Roulette · Round ${round} · 2 bets`).first().waitFor();
  const row = page.getByRole('table').locator('tbody tr');
  expect(await row.count()).toBe(1);
  expect((await row.innerText()).match(/[1-9][\d,]*\.\d\d/g)).toEqual([formatMoney(balance)]); // no credit, no debit
});

test('on a desk the way to one’s own bets is in sight', async () => {
  const { page } = await playerAt(it, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'My Bet', exact: true }).click();
  await page.waitForURL('**/bets');
  expect(new URL(page.url()).pathname).toBe('/bets');
});
