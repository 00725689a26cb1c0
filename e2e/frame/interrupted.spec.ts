import { sentenceOf } from '@maidan/contract/errors';
import type { House } from '@maidan/server/app';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ByHand } from '../casino/byHand.ts';
import { handHouse } from '../casino/handHouse.ts';
import { toastOf } from './pages.ts';
import { ask, type Player, register, signIn, visit } from '../kit.ts';
import { firstToast, type Line, lineOf } from '../kit/line.ts';
import { type Matchday, matchday, TOMORROW } from '../sport/matchday.ts';
import { cell, pathOf, slip, stake, submit } from '../sport/parts.ts';

/*
 * [R23] A bet that is cut off is explained within five seconds of the return: by the page's own clock, which stands still
 * after them, so that nothing which waits longer can be what explained it.
 */

const CUT = [/net::ERR_/, /WebSocket connection/];

type Lose = (route: Route, line: Line) => Promise<unknown>;

/** Where a bet is when the line goes. */
const PHASES: readonly (readonly [phase: string, lose: Lose])[] = [
  ['after it left', (_, line) => line.cut()],
  ['after it was taken, before the answer', (route, line) => route.fetch().then(() => line.cut())],
];

/** While it waits its delay at the server, which goes on with it. */
const WAITING: Lose = (route, line) => {
  void route.fetch().catch(() => undefined);
  return line.cut();
};

/** Loses the first request on that path, and the line with it. */
async function loseFirst(page: Page, path: string, line: Line, lose: Lose): Promise<void> {
  let isFirst = true;
  await page.route(path, async route => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await lose(route, line);
    return route.abort();
  });
}

describe('at a table', () => {
  let it: House;
  let tables: ByHand;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ it, tables, close } = await handHouse(['teen20']));
  });
  afterAll(() => close());

  const BETS = '**/api/casino/teen20/bets';
  const historyOf = async ({ token }: Player) =>
    (await ask(it, 'myCasinoBets', {}, { authorization: `Bearer ${token}` })).rows;

  /** Somebody who has written a bet and not sent it. */
  async function writer() {
    const player = await register(it);
    const page = await visit(it, { expected: CUT });
    const line = await lineOf(page);
    await signIn(page, player, '/casino/teen20');
    await firstToast(page);
    await page.waitForLoadState('networkidle'); // all of the page is there: a cut is one of the bet alone
    await page.locator('[data-selection="A.win"]:enabled').click();
    await page.getByLabel(/^Stake/).fill('100');
    return { page, player, line };
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
  const isUnknown = (page: Page) =>
    page
      .locator('.slip-notes')
      .getByText(/^No answer came\./)
      .waitFor();

  test('[R23] before it leaves: it is placed on return', async () => {
    const { page, player, line } = await writer();
    await line.cut();
    await send(page);
    await isUnknown(page);
    expect(await historyOf(player)).toEqual([]);
    await line.mend();
    await toastOf(page, 'Bet placed').waitFor();
    expect(await historyOf(player)).toMatchObject([{ state: 'open' }]);
  });

  test('[R23] before it leaves, and the round is over on return: it is refused in words', async () => {
    const { page, player, line } = await writer();
    await line.cut();
    await send(page);
    await isUnknown(page);
    await tables.finish('teen20');
    await line.mend();
    await toastOf(page, sentenceOf('round-over')).waitFor();
    expect(await historyOf(player)).toEqual([]);
  });

  test.each(PHASES)('[R23] %s: it is found out and counts once', async (_, lose) => {
    const { page, player, line } = await writer();
    await loseFirst(page, BETS, line, lose);
    await send(page);
    await isUnknown(page);
    await line.mend();
    await toastOf(page, 'Bet placed').waitFor();
    expect(await historyOf(player)).toHaveLength(1);
  });

  test('[R23] while cards are dealt: on return the player is told what it made, and the history has it', async () => {
    const { page, player, line } = await writer();
    await send(page);
    await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
    await line.cut();
    const round = await tables.finish('teen20');
    await line.mend();
    const said = toastOf(page, 'While you were away');
    await said.getByText(new RegExp(`^Round ${round}: Player A, 100\\.00, made [+−]`)).waitFor();
    expect(await historyOf(player)).toMatchObject([{ state: 'settled', round }]);
  });
});

describe('on a match', () => {
  let it: House;
  let day: Matchday;
  beforeAll(async () => {
    day = await matchday([TOMORROW]);
    it = day.house;
  });
  afterAll(() => day.close());

  const ORDERS = '**/api/exchange/*/orders';
  const historyOf = async ({ token }: Player) =>
    (await ask(it, 'mySportBets', {}, { authorization: `Bearer ${token}` })).rows;

  /** Somebody who has written an order that will match and not sent it. */
  async function writer() {
    await it.deps.sport.tidy();
    const player = await register(it);
    const page = await visit(it, { expected: CUT });
    const line = await lineOf(page);
    const view = day.view(TOMORROW.id);
    const book = view.markets.find(({ name }) => name === 'MATCH_ODDS')!;
    await signIn(page, player, pathOf(view));
    await firstToast(page);
    await cell(page, book.id, book.runners[0]!.id, 'back').click();
    await stake(page).fill('300');
    return { page, player, line };
  }
  const isUnknown = (page: Page) => slip(page).getByText('No answer came.').waitFor();

  test('[R23] before it leaves: it is placed on return', async () => {
    const { page, player, line } = await writer();
    await line.cut();
    await submit(page).click();
    await isUnknown(page);
    expect(await historyOf(player)).toEqual([]);
    await line.mend();
    await toastOf(page, 'Bet matched').waitFor();
    expect(await historyOf(player)).toHaveLength(1);
  });

  test.each([...PHASES, ['while it waits its delay', WAITING] as const])(
    '[R23] %s: it is found out and counts once',
    async (_, lose) => {
      const { page, player, line } = await writer();
      await loseFirst(page, ORDERS, line, lose);
      await submit(page).click();
      await isUnknown(page);
      await line.mend();
      await toastOf(page, 'Bet matched').waitFor();
      expect(await historyOf(player)).toHaveLength(1);
    },
  );
});
