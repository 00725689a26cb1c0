import { rupees } from '@maidan/core/money';
import { formatOdds, type Odds } from '@maidan/core/odds';
import { stepped } from '@maidan/exchange/ticks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt, WIDTHS } from '../frame/pages.ts';
import { ask, axe, register } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import { type Matchday, matchday, TOMORROW } from './matchday.ts';
import { panel, pathOf, widthLost } from './parts.ts';

/* One's own bets: at a glance, all of them, and those that are no longer in the book. */

let day: Matchday;
beforeAll(async () => {
  day = await matchday([TOMORROW]);
});
afterAll(() => day.close());

const PAGE = 50;
const BETS = 62;

const tell = (name: 'placeOrders' | 'cancelOrders', { token }: Player, market: string, orders: unknown) =>
  ask(day.house, name, { market, orders }, { authorization: `Bearer ${token}` });

function book() {
  const view = day.view(TOMORROW.id);
  const market = view.markets.find(({ name }) => name === 'MATCH_ODDS')!;
  const runner = market.runners[0]!;
  const taken = { runner: runner.id, side: 'back', odds: runner.back[0]!.odds, stake: rupees(100) } as const;
  return { view, market, runner, taken };
}

test.each(WIDTHS)('at %i px: every bet between players is in reach, here and on the page of the match', async width => {
  const { page, player } = await playerAt(day.house, '/bets', { width });
  const { view, market, taken } = book();
  for (const count of [PAGE, BETS - PAGE]) {
    const orders = Array.from({ length: count }, () => taken);
    await tell('placeOrders', player, market.id, orders);
    await day.house.deps.sport.tidy(); // the maker was met, and has quoted again
  }

  const sport = panel(page, 'Sport');
  const lines = sport.locator('li.sport-bet');
  const older = { name: `Show older bets (${BETS - PAGE})` };
  await sport.getByRole('button', older).waitFor();
  await expect.poll(() => lines.count()).toBe(PAGE);
  await sport.getByRole('button', older).click();
  await expect.poll(() => lines.count()).toBe(BETS);
  expect(await sport.getByRole('button', { name: /^Show older bets/ }).count()).toBe(0);
  expect(await widthLost(page)).toBeLessThanOrEqual(0);
  await axe(page);

  await page.goto(pathOf(view));
  if (width < 1024) await page.getByRole('button', { name: `My Bet (${BETS})` }).click();
  const mine = panel(page, 'My Bet');
  await mine.getByRole('button', { name: `Matched (${BETS})` }).waitFor();
  await mine.getByRole('button', older).click();
  await expect.poll(() => mine.locator('li.sport-bet').count()).toBe(BETS);
});

test('Home’s My Bet shows what is matched and, apart from it, what waits, without a reload', async () => {
  await day.house.deps.sport.tidy();
  const { page, player } = await playerAt(day.house, '/home');
  const mine = panel(page, 'My Bet');
  await mine.getByText('0 open').waitFor();
  const { view, market, runner, taken } = book();
  const waits = { ...taken, odds: stepped(taken.odds, 30), stake: rupees(250) };
  await tell('placeOrders', player, market.id, [taken, waits]);
  await mine.getByText('2 open').waitFor();
  const lines = (name: string) => mine.getByRole('list', { name, exact: true }).getByRole('listitem').allInnerTexts();
  const about = (odds: Odds) => `Back ${formatOdds(odds)} · MATCH_ODDS · ${view.name}`;
  await expect.poll(() => lines('Matched')).toEqual([`${runner.name}\n100.00\n${about(taken.odds)}`]);
  await expect.poll(() => lines('Unmatched')).toEqual([`${runner.name}\n250.00\n${about(waits.odds)}`]);
  await axe(page);

  await tell('cancelOrders', player, market.id, 'all');
  await mine.getByText('1 open').waitFor();
  expect(await mine.getByRole('list', { name: 'Unmatched' }).count()).toBe(0);
  await mine.getByRole('link', { name: 'See all bets' }).click();
  await page.waitForURL('**/bets');
  await panel(page, 'Sport').getByText(runner.name).first().waitFor();
});

test.each(WIDTHS)(
  'at %i px: an order moves up when who was first leaves, and says why it is gone itself',
  async width => {
    await day.house.deps.sport.tidy();
    const { page, player } = await playerAt(day.house, '/bets', { width });
    const first = await register(day.house);
    const { view, market, taken } = book();
    const waits = { ...taken, odds: stepped(taken.odds, width === 390 ? 31 : 32) };
    await tell('placeOrders', first, market.id, [{ ...waits, stake: rupees(300) }]);
    await tell('placeOrders', player, market.id, [waits]);
    const sport = panel(page, 'Sport');
    await sport.getByText('No. 2 in line, 300.00 ahead').waitFor();
    await tell('cancelOrders', first, market.id, 'all');
    await sport.getByText('First in line').waitFor();

    await sport.getByRole('button', { name: /^Cancel/ }).click();
    await sport.getByText('No open bets on sport').waitFor();
    await page.getByRole('link', { name: 'Past sport bets' }).click();
    const past = page.getByRole('table', { name: 'Past sport bets' });
    await past.getByText('Cancelled', { exact: true }).waitFor();
    await past.getByText('You took it back.').waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);

    await page.goto(pathOf(view));
    if (width < 1024) await page.getByRole('button', { name: 'My Bet (0)' }).click();
    await panel(page, 'My Bet').getByRole('button', { name: 'Unmatched (0)' }).click();
    const gone = panel(page, 'My Bet').getByRole('list', { name: 'Cancelled and lapsed' });
    await gone.getByText('Cancelled You took it back.').waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  },
);
