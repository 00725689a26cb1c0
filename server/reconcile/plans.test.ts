import type { Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import { sportOf } from '@maidan/exchange/sports/sports';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { off, planted } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* Somebody who can write to the database changes what a market of a match is. */

let database: FreshDatabase;
let house: House;
const EVENT = 'cricket-1';

beforeAll(async () => {
  database = await freshDatabase();
  const world = new TestWorld();
  house = await openTestHouse(database.url, world);
  const cricket = sportOf('cricket')!;
  const fixture = cricket.invent((world.now() + 3_600_000) as Millis, EVENT, randomOf('plans', 1));
  const { keeper } = house.deps.sport;
  await keeper.openMarkets(await keeper.addEvent(fixture), cricket.marketsOf(cricket.begin(fixture)));
});

afterAll(async () => {
  await house.close();
  await database.drop();
});

const SWAPPED = `plan = jsonb_set(plan, '{runners}', jsonb_build_array(plan -> 'runners' -> 1, plan -> 'runners' -> 0))`;

test.each([
  ['the order of its runners', 'matchOdds', SWAPPED],
  ['the order of the runners of a row', 'bookmaker', SWAPPED],
  ['how it is settled', 'bookmaker', `kind = 'session', plan = plan || '{"kind": "session"}'`],
  ['its name', 'matchOdds', `name = 'Completed Match'`],
])('[R6] %s', async (_, plan, change) => {
  const market = `${EVENT}.${plan}`;
  expect((await reconcile(house.deps.db, undefined)).faults).toEqual([]);
  await planted(house.deps.db, off('markets', `update markets set ${change} where id = '${market}'`), async client => {
    const altered = { rule: 'market-altered', subject: `market:${market}:plan`, market };
    expect((await reconcile(client, undefined)).faults).toContainEqual(expect.objectContaining(altered));
  });
});

test('[R6] a market that never was', async () => {
  const invented = `insert into markets
      (id, event_id, kind, name, plan, status, min_stake, max_stake, bet_delay_ms, commission, at)
    select '${EVENT}.sure', event_id, kind, name, plan || '{"id": "sure"}', status, min_stake, max_stake, bet_delay_ms,
      commission, at from markets where id = '${EVENT}.bookmaker'`;
  await planted(house.deps.db, invented, async client => {
    const found = { rule: 'market-altered', market: `${EVENT}.sure` };
    expect((await reconcile(client, undefined)).faults).toEqual([expect.objectContaining(found)]);
  });
});
