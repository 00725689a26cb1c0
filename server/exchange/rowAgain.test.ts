import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { asMarket } from './testMarket.ts';
import { TestDay } from '../sport/testMatch.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';

const database = await freshDatabase();
const world = new TestWorld();
const day = new TestDay(world, 2);
let house: House;

beforeAll(async () => {
  house = await day.open(database.url);
});
afterAll(async () => {
  await mustReconcile(house.deps.db, [], day.sportOf);
  await house.close();
  await database.drop();
});

test.each([
  ['in play, while a ball is running', 1, { signal: 'running' } as const],
  ['when it is settled', 2, { total: 3 }],
])('[R3] a bet on a row is answered as before when it is asked for again %s', async (_, number, meanwhile) => {
  const { token } = await person(house, `asha${number}`);
  const match = day.match(number);
  await match.happen({});
  const market = `match-${number}.session`;
  const offer = house.deps.sport.houseRow(asMarket(market))!.quotes['runs']!.back!;
  const body = { market, runner: 'runs', side: 'back', odds: offer.odds, line: offer.line, stake: rupees(500) };
  const key = `asked-again-${number}`;
  const first = await ask(house, 'placeRowBet', body, { token, key });
  expect(first.status).toBe(200);
  await match.happen(meanwhile);
  expect((await ask(house, 'placeRowBet', body, { token, key })).body).toEqual(first.body);
  const { rows } = await house.deps.db.query('select id from row_bets where market_id = $1', [market]);
  expect(rows).toHaveLength(1);
});
