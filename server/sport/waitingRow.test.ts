import { freshDatabase } from '@maidan/tools/freshDatabase';
import { rupees } from '@maidan/core/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import type { Queryable } from '../db/db.ts';
import { asMarket } from '../exchange/testMarket.ts';
import { TestDay, type TestEvent } from './testMatch.ts';

/* What happens in a match while a bet on one of its rows waits. */

const database = await freshDatabase();
const world = new TestWorld();
const day = new TestDay(world, 6);
let house: House;

beforeAll(async () => {
  house = await day.open(database.url);
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

test.each<[string, number, readonly TestEvent[], number, number]>([
  ['taken when nothing happens', 1, [], 200, 1],
  ['refused over a ball, though the price is the same after it', 2, [{ signal: 'running' }, {}], 409, 0],
  ['refused over a suspension', 3, [{ signal: 'dangerous' }, {}], 409, 0],
])('[R13] a bet that waits for a row is %s', async (_, number, meanwhile, status, bets) => {
  const { token } = await person(house, `asha${number}`);
  const match = day.match(number);
  await match.happen({});
  const market = `match-${number}.session`;
  const row = house.deps.sport.houseRow(asMarket(market))!;
  const { odds, line } = row.quotes['runs']!.back!;
  const body = { market, runner: 'runs', side: 'back', odds, line, stake: rupees(500) };
  const hold = day.holdBets();
  const sent = ask(house, 'placeRowBet', body, { token });
  await hold.waits;
  for (const event of meanwhile) await match.happen(event);
  expect(house.deps.sport.houseRow(asMarket(market))).toEqual(row);
  hold.release();
  expect((await sent).status).toBe(status);
  const { rows } = await house.deps.db.query('select id from row_bets where market_id = $1', [market]);
  expect(rows).toHaveLength(bets);
});

test('[R13] a bet that is sent while a ball is running is refused at once, and does not wait for its end', async () => {
  const { token } = await person(house, 'asha4');
  const match = day.match(4);
  await match.happen({});
  const market = 'match-4.session';
  const { odds, line } = house.deps.sport.houseRow(asMarket(market))!.quotes['runs']!.back!;
  await match.happen({ signal: 'running' });
  const body = { market, runner: 'runs', side: 'back', odds, line, stake: rupees(500) };
  expect(await ask(house, 'placeRowBet', body, { token })).toMatchObject({ status: 409, code: 'ball-running' });
});

test('[R13] a bet that was on its way when the match began waits as everybody does', async () => {
  const { token, id } = await person(house, 'asha6');
  const { sport, db } = house.deps;
  const market = 'match-6.session';
  const { odds, line } = sport.houseRow(asMarket(market))!.quotes['runs']!.back!;
  const body = { market, runner: 'runs', side: 'back', odds, line, stake: rupees(500) };
  const hold = day.holdBets();
  const lock = await db.connect(); // whoever decides about this player waits
  await lock.query('begin');
  await lock.query('select from users where id = $1 for update', [id]);
  const sent = ask(house, 'placeRowBet', body, { token });
  await expect.poll(() => isWaiting(db, 'users')).toBe(true);
  const begun = day.match(6).happen({});
  await expect.poll(() => sport.desk('match-6')!.row.state).toBe('inPlay');
  await lock.query('commit');
  lock.release();
  await hold.waits;
  await begun;
  hold.release();
  await sent;
  const { rows } = await db.query('select id from row_bets where market_id = $1', [market]);
  expect(rows.length).toBeLessThanOrEqual(1);
});

/** Somebody wants rows of a table that another one has. */
async function isWaiting(db: Queryable, table: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like $1`,
    [`%from ${table}%`],
  );
  return rows.length > 0;
}

test('a row that the operator stopped is suspended also while a ball is running', async () => {
  const match = day.match(5);
  await match.happen({});
  const { sport } = house.deps;
  const statusOf = (plan: string) => sport.houseRow(asMarket(`match-5.${plan}`))?.status;
  const row = [...sport.desk('match-5')!.markets].find(({ plan }) => plan.id === 'session')!;
  await sport.operator.changed('match-5', {}, [{ ...row, is_stopped: true }]);
  await match.happen({ signal: 'running' });
  expect([statusOf('session'), statusOf('bookmaker')]).toEqual(['suspended', 'ballRunning']);
});
