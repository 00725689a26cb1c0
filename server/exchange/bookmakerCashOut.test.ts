import { freshDatabase } from '@maidan/tools/freshDatabase';
import { paise, rupees } from '@maidan/core/money';
import { cashOut } from '@maidan/exchange/positions/cashOut';
import { quotedOffers } from '@maidan/exchange/trading/offers';
import { positionOf } from '@maidan/exchange/positions/position';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { TestDay, type TestEvent } from '../sport/testMatch.ts';
import type { PlacedRowBet } from './rows.ts';
import { asMarket } from './testMarket.ts';

/* The way out of bets with a bookmaker. In play it waits as they do, and is decided by what is there then. */

const database = await freshDatabase();
const world = new TestWorld();
const day = new TestDay(world, 8);
let house: House;

beforeAll(async () => {
  house = await day.open(database.url);
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

/** A thousand on A, in play, and what a way out of it would come to. */
async function backed(number: number) {
  const { token } = await person(house, `asha${number}`);
  const match = day.match(number);
  await match.happen({});
  const market = `match-${number}.bookmaker`;
  const row = house.deps.sport.houseRow(asMarket(market))!;
  const stake = rupees(1_000);
  const body = { market, runner: 'A', side: 'back', odds: row.quotes['A']!.back!.odds, line: 0, stake };
  expect((await ask(house, 'placeRowBet', body, { token })).status).toBe(200);
  const { value } = cashOut(positionOf(row.runners, await betsOn(market)), quotedOffers(row))!;
  return { token, match, market, value, closing: { market, percent: 100, value } };
}

async function betsOn(market: string): Promise<readonly PlacedRowBet[]> {
  const { rows } = await house.deps.db.query<{ bets: readonly PlacedRowBet[] }>(
    'select bets from row_tabs where market_id = $1',
    [market],
  );
  return rows[0]!.bets;
}

/** What every runner makes. */
const made = async (market: string): Promise<number[]> =>
  Object.values(positionOf(['A', 'B'], await betsOn(market)).ifWins);

describe('[R13] in play', () => {
  test.each<[string, number, readonly TestEvent[], number]>([
    ['closes the position for what was shown when nothing happens', 1, [], 200],
    ['is refused when its price is worse by then', 2, [{ chance: 0.3 }], 409],
    ['is refused over a ball, though the price is the same after it', 3, [{ signal: 'running' }, {}], 409],
  ])('a cash-out waits, and %s', async (_, number, meanwhile, status) => {
    const { token, match, market, value, closing } = await backed(number);
    const hold = day.holdBets();
    const sent = ask(house, 'cashOut', closing, { token, key: `cash-out-asked-${number}` });
    await hold.waits;
    expect(await betsOn(market)).toHaveLength(1);
    for (const event of meanwhile) await match.happen(event);
    hold.release();
    const answer = await sent;
    const worst = Math.min(...(await made(market)));
    const got = (answer.body['data'] as { value: number } | undefined)?.value; // as the contract says
    const expected = status === 200 ? [status, value, value] : [status, undefined, -rupees(1_000)];
    expect([answer.status, got, worst]).toEqual(expected);
    expect(await ask(house, 'cashOut', closing, { token, key: `cash-out-asked-${number}` })).toEqual(answer);
    expect(await betsOn(market)).toHaveLength(status === 200 ? 2 : 1);
  });
});

test('asked for twice at once, it closes the position once', async () => {
  const { token, market, value, closing } = await backed(4);
  const both = await Promise.all(
    ['first-window-key', 'second-window-key'].map(key => ask(house, 'cashOut', closing, { token, key })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(Math.min(...(await made(market)))).toBe(value);
});

test('a part of it leaves the rest as it was', async () => {
  const { token, market, closing } = await backed(5);
  const [before] = await made(market);
  const { status } = await ask(house, 'cashOut', { ...closing, percent: 50, value: rupees(-1_000) }, { token });
  expect(status).toBe(200);
  const [a, b] = await made(market);
  expect([a! < before!, b! > -rupees(1_000), a! - b! > 0]).toEqual([true, true, true]);
});

test('where betting is closed, it is closed to who wants out as well', async () => {
  const { token, market, closing } = await backed(6);
  const { row, desk } = house.deps.sport.market(asMarket(market))!;
  await desk.changed({}, [{ ...row, max_stake: paise(row.min_stake - 1) }]);
  expect(await ask(house, 'cashOut', closing, { token })).toMatchObject({
    status: 409,
    body: { code: 'market-closed' },
  });
  expect(await betsOn(market)).toHaveLength(1);
});

test.each([
  ['is at every limit of their own', 7, { largestStake: 1, stakesDay: 1, lossDay: 1, openBets: 1 }, false],
  ['has stopped', 8, {}, true],
])('[R28] [R29] who %s gets out all the same', async (_, number, limits, isStopped) => {
  const { token, market, value, closing } = await backed(number);
  for (const [limit, most] of Object.entries(limits)) await ask(house, 'setLimit', { limit, value: most }, { token });
  if (isStopped) await ask(house, 'stopPlay', { kind: 'timeOut', days: 1, isSure: true }, { token });
  expect(await ask(house, 'cashOut', closing, { token })).toMatchObject({ status: 200, data: { value } });
  expect(Math.min(...(await made(market)))).toBe(value);
});
