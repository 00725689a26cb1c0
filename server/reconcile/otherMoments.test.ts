import { rupees } from '@maidan/core/money';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, colleague, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { asMarket } from '../exchange/testMarket.ts';
import { TestDay } from '../sport/testMatch.ts';
import { planted } from './plant.ts';
import { betOnRow } from './plantBet.ts';
import { followed, reconcile } from './reconcile.ts';

/* Bets on a row along a match, and one that somebody put in at the price of another moment, or of another margin. */

const world = new TestWorld();
const day = new TestDay(world, 1);
const market = asMarket('match-1.bookmaker');
let database: FreshDatabase;
let house: House;
let asha: Person;
let insider: Person;
/** What A was backed at, moment by moment. */
const prices: number[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  house = await day.open(database.url);
  [asha, insider] = [await person(house, 'asha'), await person(house, 'insider')];
  const trader = await colleague(house, 'owner', 'trader');
  const on = { type: 'market', id: market } as const;
  await bet();
  await day.match(1).happen({ chance: 0.3 });
  await bet();
  await must('setMargin', { on, margin: 900, reason: 'A test' }, trader);
  await bet();
  const quotes = { A: { back: { odds: 2010 } } };
  await must('setPrices', { market, quotes, reason: 'A test' }, trader);
  await bet();
  await day.match(1).happen({ chance: 0.2 });
  await bet();
});

afterAll(async () => {
  await house.close();
  await database.drop();
});

async function must(...asked: Rest<Parameters<typeof ask>>): Promise<void> {
  const { status, text } = await ask(house, ...asked);
  if (status !== 200) throw new Error(`${asked[0]}: ${text}`);
}

type Rest<T extends readonly unknown[]> = T extends [unknown, ...infer R] ? R : never;

/** At the price that is there, and nothing else happens in the minute before it and after it. */
async function bet(): Promise<void> {
  world.pass(65_000);
  const { odds } = house.deps.sport.houseRow(market)!.quotes['A']!.back!;
  prices.push(odds);
  const slip = { market, runner: 'A', side: 'back', odds, line: 0, stake: rupees(100) };
  await must('placeRowBet', slip, { token: asha.token, key: `along-the-match-${prices.length}` });
  world.pass(65_000);
}

const faultsIn = async (client = house.deps.db as Parameters<typeof reconcile>[0]) =>
  (await reconcile(client, undefined, followed(undefined, day.sportOf))).faults;

test('[R6] prices that moved with the match and by hand were all on offer', async () => {
  expect(new Set(prices).size).toBe(4); // the operator's own stays
  expect(await faultsIn()).toEqual([]);
});

test.each([
  ['before the match moved', 1, 0],
  ['after the match moved', 0, 1],
  ['of another margin', 1, 2],
  ['of the operator, before it was set', 2, 3],
  ['of the match, while the operator has another one', 3, 2],
])('[R6] a price %s was not', async (_, moment, price) => {
  const odds = prices[price]!;
  const at = `(select at from row_bets order by number offset ${moment} limit 1)`;
  const sql = betOnRow(market, insider.id, { at, odds: String(odds), profit: String((odds - 1000) * 10) });
  await planted(house.deps.db, sql, async client => {
    const found = { rule: 'price-not-offered', subject: 'bet:planted', player: insider.id, market };
    expect(await faultsIn(client)).toEqual([expect.objectContaining(found)]);
  });
});
