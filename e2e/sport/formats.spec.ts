import type { EventView } from '@maidan/contract/event';
import { rupees } from '@maidan/core/money';
import { formatSigned } from '@maidan/core/format';
import { formatOdds, odds, profit } from '@maidan/core/odds';
import { cellText } from '@maidan/exchange/rows/conventions';
import { type CricketEvent, type CricketState, currentOf } from '@maidan/exchange/sports/cricket/match';
import type { RowKind } from '@maidan/exchange/rows/houseRow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, toastOf, WIDTHS } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import { CRICKET, type Matchday, matchday, TOMORROW } from './matchday.ts';
import { cell, lineOf, panel, pathOf, slip, stake, submit, widthLost } from './parts.ts';

/* Cricket that is longer than twenty overs: one day, and five of them. */

let day: Matchday;
const stateOf = (id: string): CricketState => day.house.deps.sport.desk(id)!.live.state as CricketState; // cricket is played
const bookOf = (view: EventView) => view.markets.find(({ name }) => name === 'MATCH_ODDS')!;
const rowsOf = (view: EventView, kind: RowKind) => view.rows.filter(row => row.kind === kind);

/** So many overs of an innings are bowled, and the next ball is awaited. */
const isBowled = (id: string, innings: number, overs: number): boolean => {
  const { stage, innings: all } = stateOf(id);
  return stage === 'ready' && all.length === innings && all.at(-1)!.balls >= overs * 6;
};

/** What the scoreboard says is what the match says. */
async function isScored(page: Page, view: () => EventView): Promise<void> {
  const { score } = view();
  const board = panel(page, 'Scoreboard');
  await board.getByText(score!.phase, { exact: true }).waitFor();
  if (score!.line !== undefined) await board.getByText(score!.line, { exact: true }).waitFor();
  const figures = board.locator('.score-figure');
  await expect.poll(() => figures.allInnerTexts()).toEqual(score!.sides.map(side => side.score));
}

describe('a one-day match', () => {
  const ODI = { ...CRICKET, id: 'odi', format: 'ODI' };
  const view = () => day.view(ODI.id);
  const short = (name: string): string => name.replaceAll(/(\w)\w* ?/g, '$1'); // Kaveri Kings are KK
  beforeAll(async () => {
    day = await matchday([ODI]);
    await day.play(() => isBowled(ODI.id, 1, 3));
  });
  afterAll(() => day.close());

  test.each(WIDTHS)('at %i px: fifty overs of rows, with the prices of the match after three of them', async width => {
    const { page } = await playerAt(day.house, pathOf(view()), { width });
    await page.getByRole('heading', { level: 1, name: view().name }).waitFor();
    const batting = short(view().score!.sides.find(({ isActive }) => isActive)!.name);
    expect(view().score!.phase).toBe('Innings 1, 3.0 overs · Powerplay 1');
    await isScored(page, view);

    const sessions = rowsOf(view(), 'session');
    for (const overs of [10, 15, 20, 50])
      expect(sessions.map(({ name }) => name)).toContain(`${overs} over run ${batting}`);
    const normal = panel(page, 'Normal').locator('.market-row:not(.captions)');
    await expect.poll(() => normal.count()).toBe(sessions.length); // a long page comes a few lines a frame
    for (const row of [...sessions, ...rowsOf(view(), 'overByOver'), ...rowsOf(view(), 'line')]) {
      for (const side of ['back', 'lay'] as const) {
        const offer = row.quotes['runs']![side]!;
        const { price, small } = cellText(row.kind, offer.odds, offer.line);
        expect(await cell(page, row.id, 'runs', side).locator('.odds-price').innerText()).toBe(`${price}\n${small}`);
      }
    }
    await lineOf(page, 'khado', `50 over run ${batting} khado-4`).waitFor();
    await lineOf(page, 'meter', `${batting} 50 over run meter`).waitFor();
    await lineOf(page, 'Over By Over', `Only 4 over run ${batting}`).waitFor();
    expect(await panel(page, 'MATCH_ODDS').locator('[data-cells]').count()).toBe(2);
    await panel(page, 'Tied_Match').waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  });

  test('goes on: the row of an over goes with it, the next ones come, and lines follow the score', async () => {
    const { page } = await playerAt(day.house, pathOf(view()));
    const over = panel(page, 'Over By Over');
    await over.getByText(/^Only 4 over run/).waitFor();
    await day.play(() => isBowled(ODI.id, 1, 4));
    await expect.poll(() => over.getByText(/^Only 4 over run/).count()).toBe(0);
    await over.getByText(/^Only 6 over run/).waitFor();
    await isScored(page, view);
    const ten = rowsOf(view(), 'session').find(({ name }) => name.startsWith('10 over run'))!;
    await expect
      .poll(() => cell(page, ten.id, 'runs', 'back').locator('b').innerText())
      .toBe(String(ten.quotes['runs']!.back!.line));
  });
});

describe('a Test', () => {
  const PLAYED = { ...CRICKET, id: 'test', format: 'Test', instead };
  const LATER = { ...TOMORROW, id: 'test-2', format: 'Test' };
  const view = () => day.view(PLAYED.id);
  beforeAll(async () => {
    day = await matchday([PLAYED, LATER]);
  });
  afterAll(() => day.close());

  /** It rains until nearly lunch, and after three overs each side has had enough. */
  function instead(now: unknown): CricketEvent | undefined {
    const state = now as CricketState; // cricket is played
    const innings = currentOf(state);
    if (state.stage === 'paused' && state.pause === 'rain') return { type: 'resume', lostOvers: 28 };
    if (state.stage !== 'ready' || !innings) return undefined;
    if (state.innings.length === 1 && innings.balls === 12 && state.oversLeft > 440)
      return { type: 'pause', why: 'rain' };
    return innings.balls >= 18 && state.innings.length < 4 ? { type: 'declare' } : undefined;
  }

  test.each(WIDTHS)('at %i px: the draw is a third that can win, and to be backed', async width => {
    const later = day.view(LATER.id);
    const { page } = await playerAt(day.house, pathOf(later), { width });
    const book = bookOf(later);
    expect(book.runners.map(({ name }) => name)).toEqual([...later.sides, 'The Draw']);
    expect(await panel(page, 'Tied_Match').count()).toBe(0);
    const draw = book.runners[2]!;
    await cell(page, book.id, draw.id, 'back').click();
    const asked = Number(await slip(page).getByLabel('Odds', { exact: true }).inputValue());
    await stake(page).fill('500');
    await submit(page).click();
    await toastOf(page, 'Bet matched').waitFor();
    await day.house.deps.sport.tidy(); // the maker was met, and has quoted again
    const made = formatSigned(profit(rupees(500), odds(asked)));
    await lineOf(page, 'MATCH_ODDS', 'The Draw').getByText(made).waitFor();
    for (const side of later.sides) await lineOf(page, 'MATCH_ODDS', side).getByText('−500.00').waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  });

  test('on the board the draw stands between the sides', async () => {
    const { page } = await playerAt(day.house, '/home');
    const prices = bookOf(day.view(LATER.id)).runners.map(({ back }) => formatOdds(back[0]!.odds));
    const line = page.locator('.board-rows > li').filter({ hasText: LATER.name });
    const [home, away, draw] = prices;
    await expect.poll(() => line.locator('.bc.back b').allInnerTexts()).toEqual([home, draw, away]);
  });

  test('days and sessions, two innings a side, the lead and the chase are told as they come', async () => {
    const { page } = await playerAt(day.house, pathOf(view()));
    await day.play(() => isBowled(PLAYED.id, 1, 1));
    expect(view().score!.phase).toBe('Day 1, Session 1, Innings 1, 1.0 overs');
    await isScored(page, view);
    const batting = view().score!.sides.findIndex(({ isActive }) => isActive);

    await day.play(() => stateOf(PLAYED.id).pause === 'lunch');
    await panel(page, 'Scoreboard').getByText('Day 1, Lunch', { exact: true }).waitFor();
    await day.play(() => stateOf(PLAYED.id).stage === 'ready');
    expect(view().score!.phase).toMatch(/^Day 1, Session 2, Innings 1, /);
    await isScored(page, view);

    await day.play(() => isBowled(PLAYED.id, 3, 1));
    const twice = view().score!.sides[batting]!.score;
    expect(twice).toMatch(/^\d+\/\d+d & \d+\/\d+ \(1\.0\)$/);
    expect(view().score!.line).toMatch(/(lead|trail) by \d+ runs? \(3rd innings\)$|^Scores level$/);
    await isScored(page, view);

    await day.play(() => stateOf(PLAYED.id).innings.length === 4);
    expect(view().score!.sides.map(({ score }) => score.split(' & ').length)).toEqual([2, 2]);
    expect(view().score!.line).toMatch(/ need \d+ off \d+ overs$/);
    await isScored(page, view);
    expect(await panel(page, 'MATCH_ODDS').locator('[data-cells]').count()).toBe(3);
    await axe(page);
  });
});
