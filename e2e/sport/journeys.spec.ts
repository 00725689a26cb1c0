import { readFile } from 'node:fs/promises';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { type Money, negate, paise, rupees } from '@maidan/core/money';
import { profit } from '@maidan/core/odds';
import type { CricketState } from '@maidan/exchange/sports/cricket/cricket';
import { scoreAfter } from '@maidan/exchange/sports/cricket/innings';
import type { House } from '@maidan/server/app';
import type { MarketRow } from '@maidan/server/exchange/rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, toastOf } from '../frame/pages.ts';
import { ask, axe } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import { CRICKET, type Matchday, matchday } from './matchday.ts';
import { cell, lineOf, panel, pathOf, slip, stake, submit } from './parts.ts';

/* From the first tap to the line of the statement: every figure on the way is the one the player was shown. */

const asked = ({ token }: Player) => ({ authorization: `Bearer ${token}` });

async function walletOf(it: House, player: Player): Promise<{ balance: Money; exposure: Money }> {
  const { balance, exposure } = await ask(it, 'statement', {}, asked(player));
  return { balance, exposure };
}

/** The one line of the sport reports, as the page shows it. */
async function sportLine(page: Page): Promise<{ credit: string; debit: string; remark: string }> {
  await page.goto('/casino/statement');
  await page.getByLabel('Report type').selectOption({ label: 'Sport Reports' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/report=sport/);
  const rows = page.getByRole('table', { name: 'Account Statement' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(1);
  const [, , credit = '', debit = '', , remark = ''] = await rows
    .locator('td')
    .evaluateAll(cells => cells.map(each => each.lastChild?.textContent?.trim() ?? ''));
  return { credit, debit, remark };
}

/** '−1,010.20' in paise. */
const amountOf = (text: string): Money => paise(Number(text.replace('−', '-').replaceAll(/[+,.]/g, '')));

/** Of a market that is settled. */
async function winnerOf({ house: { deps } }: Matchday, market: string): Promise<string> {
  const { rows } = await deps.db.query<Pick<MarketRow, 'plan' | 'answer'>>(
    'select plan, answer from markets where id = $1',
    [market],
  );
  const { plan, answer } = rows[0]!;
  return answer?.type === 'won' ? plan.runners![answer.winners[0]!]! : 'nobody';
}

/** In the column where it belongs. */
const line = (amount: Money, remark: string) => ({
  credit: amount > 0 ? formatMoney(amount) : 'Credit',
  debit: amount < 0 ? formatMoney(negate(amount)) : 'Debit',
  remark,
});

/** What the page saves as a file, line by line. */
async function savedCsv(page: Page): Promise<string[][]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .map(line => line.split(','));
}

describe('a session bet', () => {
  let day: Matchday;
  beforeAll(async () => {
    day = await matchday([CRICKET]);
  });
  afterAll(() => day.close());

  const view = () => day.view(CRICKET.id);
  const row = () => view().rows.find(({ kind, name }) => kind === 'session' && name.startsWith('6 over run'));
  const state = () => day.house.deps.sport.desk(CRICKET.id)!.live.state as CricketState; // cricket is played there

  /** However slow it is, the page has the score of now. */
  async function hasFollowed(page: Page): Promise<void> {
    const active = view().score!.sides.find(({ isActive }) => isActive)!;
    await panel(page, 'Scoreboard').getByText(active.score, { exact: true }).waitFor();
  }

  /** Over by over, no faster than the page follows. */
  async function isDecided(page: Page): Promise<void> {
    while (row() !== undefined) {
      const { balls } = state().innings[0]!;
      await day.play(() => row() === undefined || state().innings[0]!.balls > balls + 5);
      await hasFollowed(page);
    }
  }

  test('is placed, followed ball by ball, settled and in the statement, to the paisa', async () => {
    await day.play(() => row()?.status === 'active' && state().innings.length === 1);
    const { page, player } = await playerAt(day.house, pathOf(view()));
    const before = await walletOf(day.house, player);
    const { id, name, quotes } = row()!;
    const { odds, line: runs = 0 } = quotes['runs']!.back!;
    const wins = profit(rupees(1_000), odds);

    await cell(page, id, 'runs', 'back').click();
    await stake(page).fill('1000');
    await submit(page).click();
    await toastOf(page, 'Bet placed').waitFor();
    await panel(page, 'My Bet').getByText(`${name} · Yes ${runs}`).waitFor();
    await lineOf(page, 'Normal', name).getByText('−1,000.00').waitFor();
    await lineOf(page, 'Normal', name)
      .getByRole('button', { name: `${name} , book` })
      .click();
    const book = page.getByRole('dialog');
    await book.getByText(formatSigned(wins)).waitFor();
    await book.getByText('−1,000.00').waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    expect((await walletOf(day.house, player)).exposure).toBe(rupees(1_000));

    for (let ball = 0; ball < 2; ball++) {
      await day.play(() => row()?.status === 'ballRunning');
      await lineOf(page, 'Normal', name).getByText('BALL RUNNING').waitFor();
      await day.play(() => row()?.status === 'active');
      await expect.poll(() => lineOf(page, 'Normal', name).getByText('BALL RUNNING').count()).toBe(0);
      await hasFollowed(page);
    }

    await isDecided(page);
    const total = scoreAfter(state().innings[0]!, 36)!;
    const made = total >= runs ? wins : rupees(-1_000);
    await expect.poll(() => panel(page, 'My Bet').getByText(name).count()).toBe(0);
    expect(await walletOf(day.house, player)).toEqual({ balance: before.balance + made, exposure: 0 });
    expect(await sportLine(page)).toEqual(line(made, `Sport · Cricket/${view().name}/${name}/${total}`));

    await page.goto('/bets?show=past');
    const past = page.getByRole('table', { name: 'Past sport bets' });
    await past.getByText(`Yes ${runs}`).waitFor();
    await past.getByText(formatSigned(made)).waitFor();
    await past.getByText(String(total), { exact: true }).waitFor();
    await past.getByText(made > 0 ? 'Won' : 'Lost', { exact: true }).waitFor();
    await axe(page);
    await page.setViewportSize({ width: 768, height: 900 });
    expect((await past.locator('.past-bet').boundingBox())!.width).toBeGreaterThan(120); // a name is not one letter wide
    await page.setViewportSize({ width: 1440, height: 900 });
    const [, bet, ...others] = await savedCsv(page);
    expect(others).toEqual([]);
    const result = made > 0 ? (wins / 100).toFixed(2) : '-1000.00';
    expect(bet?.slice(1, 11).join('|')).toBe(
      `${view().name}|${name}|Yes ${runs}|back|${wins / 1_000}|1000.00|1000.00|settled|${total}|${result}`,
    );
    await page.getByLabel('Placed from').fill('2100-01-01');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('No past bets on sport').waitFor();
  });
});

describe('a back order', () => {
  let day: Matchday;
  beforeAll(async () => {
    day = await matchday([{ ...CRICKET, script: 'to its end' }]);
  });
  afterAll(() => day.close());

  test('is matched, half of it cashed out, the match played to its end, and what was shown is paid', async () => {
    const view = day.view(CRICKET.id);
    const [home, away] = view.sides as [string, string];
    const book = view.markets.find(({ name }) => name === 'MATCH_ODDS')!;
    const { page, player } = await playerAt(day.house, pathOf(view), { width: 390 });
    const before = await walletOf(day.house, player);

    await cell(page, book.id, home, 'back').click();
    await stake(page).fill('2000');
    await submit(page).click();
    await toastOf(page, 'Bet matched').waitFor();
    await lineOf(page, 'MATCH_ODDS', away).getByText('−2,000.00').waitFor();
    await day.house.deps.sport.tidy(); // the maker was met, and has quoted again
    await panel(page, 'MATCH_ODDS')
      .getByRole('button', { name: /^Cashout/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/of the position/).fill('50');
    await dialog.getByRole('button', { name: /^Cash out/ }).click();
    await dialog.getByText('The position is closed.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await slip(page).locator('.slip-title').count()).toBe(0);

    const figure = (side: string) => lineOf(page, 'MATCH_ODDS', side).locator('.position').innerText();
    await expect.poll(() => figure(away)).not.toBe('−2,000.00');
    const shown = { [home]: await figure(home), [away]: await figure(away) };
    await page.goto('/bets');
    await panel(page, 'Sport').getByText(shown[home]!).first().waitFor();
    await expect.poll(() => panel(page, 'Sport').locator('.sport-bet.four:not(.bet-head)').count()).toBe(2);

    await day.playOut(view.id);
    await panel(page, 'Sport').getByText('No open bets on sport').waitFor();
    const winner = await winnerOf(day, book.id);
    const made = amountOf(shown[winner]!);
    expect(await walletOf(day.house, player)).toEqual({ balance: before.balance + made, exposure: 0 });
    expect(await sportLine(page)).toEqual(line(made, `Sport · Cricket/${view.name}/MATCH_ODDS/${winner}`));

    const { rows } = await ask(day.house, 'mySportBets', {}, asked(player));
    expect(rows.map(({ state, result }) => [state, result])).toEqual(Array(2).fill(['settled', winner]));
    expect(rows.reduce((sum, bet) => sum + bet.profit!, 0)).toBe(made);
  });
});
