import { randomUUID } from 'node:crypto';
import { routeOf } from '@maidan/contract/routes';
import { rupees } from '@maidan/core/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt, WIDTHS } from '../frame/pages.ts';
import { axe } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import { type Matchday, matchday, TOMORROW } from './matchday.ts';
import { panel, pathOf, widthLost } from './parts.ts';

/* A player with more bets on a match than a page of the record has room for. */

let day: Matchday;
beforeAll(async () => {
  day = await matchday([TOMORROW]);
});
afterAll(() => day.close());

const PAGE = 50;
const BETS = 62;

/** All at once, as a program would. */
async function place({ token }: Player, market: string, orders: readonly object[]): Promise<void> {
  const { method, path } = routeOf('placeOrders');
  const placed = await fetch(day.house.url + path.replace(':market', market), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ orders }),
  });
  expect(placed.status).toBe(200);
}

test.each(WIDTHS)('at %i px: every bet between players is in reach, here and on the page of the match', async width => {
  const { page, player } = await playerAt(day.house, '/bets', { width });
  const view = day.view(TOMORROW.id);
  const market = view.markets.find(({ name }) => name === 'MATCH_ODDS')!;
  const [runner] = market.runners;
  const bet = { runner: runner!.id, side: 'back', odds: runner!.back[0]!.odds, stake: rupees(100) };
  for (const count of [PAGE, BETS - PAGE]) {
    await place(
      player,
      market.id,
      Array.from({ length: count }, () => bet),
    );
    await day.house.deps.sport.tidy(); // the maker was met, and has quoted again
  }

  const sport = panel(page, 'Sport');
  const lines = sport.locator('li.sport-bet');
  const older = { name: `Show older bets (${BETS - PAGE})` };
  await sport.getByRole('button', older).waitFor();
  expect(await lines.count()).toBe(PAGE);
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
