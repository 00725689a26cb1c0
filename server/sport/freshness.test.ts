import { DEFAULTS } from '@maidan/contract/settings';
import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, colleague, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import { asMarket } from '../exchange/testMarket.ts';
import { STALE, STALE_MS } from './freshness.ts';
import { TestDay } from './testMatch.ts';

/* Books that the maker cannot quote in, prices that do not follow their match, and the maker as an account. */

const database = await freshDatabase();
const world = new TestWorld();
const day = new TestDay(world, 3);
let house: House;
let office: string;

beforeAll(async () => {
  house = await day.open(database.url);
  ({ office } = await colleague(house, 'owner', 'olga'));
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const bookOf = (number: number) => house.deps.sport.engine.trading(asMarket(`match-${number}.matchOdds`))!;
const rowOf = (number: number) => house.deps.sport.houseRow(asMarket(`match-${number}.session`))!;

interface Told {
  readonly all: readonly { readonly id: string; readonly fault: string }[];
}

/** As a trader is told. */
async function faultOf(number: number, plan = 'matchOdds'): Promise<string> {
  const { data } = await ask(house, 'officeSportEvent', { id: `match-${number}` }, { office });
  return (data as unknown as Told).all.find(({ id }) => id === `match-${number}.${plan}`)!.fault;
}

/** What the maker may have at risk in a market, in rupees. */
async function allowMaker(most: number): Promise<void> {
  await house.deps.db.query(
    `insert into settings (section, value, version) values ('sport', $1, 1)
     on conflict (section) do update set value = $1, version = settings.version + 1`,
    [{ ...DEFAULTS.sport, makerExposure: rupees(most) }],
  );
  await house.deps.settings.load();
}

test('[R13] a maker that cannot quote has no orders left, its book is suspended, and staff see why', async () => {
  await day.match(2).happen({});
  expect([bookOf(2).market.status, bookOf(2).ordersOf(MAKER).length > 0]).toEqual(['open', true]);
  await allowMaker(1);
  await day.match(2).happen({ signal: 'dangerous' });
  await day.match(2).happen({ chance: 0.7 });
  expect([bookOf(2).market.status, bookOf(2).ordersOf(MAKER)]).toEqual(['suspended', []]);
  expect(await faultOf(2)).toBe('The market maker cannot quote: market-exposure-limit.');
  await allowMaker(1_00_00_000);
  await day.match(2).happen({ chance: 0.8 });
  expect([bookOf(2).market.status, bookOf(2).ordersOf(MAKER).length > 0]).toEqual(['open', true]);
  expect(await faultOf(2)).toBe('');
});

test('[R13] whatever is open at prices older than its match is stopped, and goes on when they follow', async () => {
  await day.match(3).happen({});
  const release = await house.deps.sport.desk('match-3')!.hold(); // whatever it may be that hangs
  const { operator } = house.deps.sport;
  const following = day.match(3).happen({ chance: 0.9 });
  await expect.poll(() => house.deps.sport.desk('match-3')!.live.nth).toBe(2);
  world.pass(STALE_MS - 1);
  await operator.watch();
  expect([bookOf(3).market.status, rowOf(3).status]).toEqual(['open', 'active']);
  world.pass(1);
  await operator.watch();
  expect([bookOf(3).market.status, rowOf(3).status]).toEqual(['suspended', 'suspended']);
  expect([await faultOf(3), await faultOf(3, 'session')]).toEqual([STALE, STALE]);
  release();
  await following;
  expect([bookOf(3).market.status, rowOf(3).status, await faultOf(3)]).toEqual(['open', 'active', '']);
});

test('the maker is no player: not listed, found, shown, blocked, adjusted or signed out', async () => {
  const listed = await ask(house, 'players', {}, { office });
  expect(JSON.stringify(listed.data)).not.toContain('maker');
  expect(await ask(house, 'players', { search: 'Market maker' }, { office })).toMatchObject({ data: { total: 0 } });
  const reason = 'because';
  const tried = [
    await ask(house, 'player', { id: MAKER }, { office }),
    await ask(house, 'playerLedger', { id: MAKER }, { office }),
    await ask(house, 'blockPlayer', { id: MAKER, reason }, { office }),
    await ask(house, 'unblockPlayer', { id: MAKER, reason }, { office }),
    await ask(house, 'proposeAdjustment', { id: MAKER, amount: 100, reason }, { office }),
    await ask(house, 'endPlayerSession', { id: MAKER, session: 'x', reason }, { office }),
  ];
  expect(tried.map(({ code }) => code)).toEqual(Array.from(tried, () => 'unknown-player'));
  await expect(house.deps.db.query(`update users set status = 'blocked' where id = $1`, [MAKER])).rejects.toThrow(
    'users_house_is_active',
  );
});
