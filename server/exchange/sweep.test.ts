import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { HouseMaker, hireMaker } from '../sport/houseMaker.ts';
import { placeOrders } from './orders.ts';
import type { MarketRow } from './rows.ts';
import { journalOf, legsOf } from './store.ts';
import { sweepJournals } from './sweep.ts';
import { openMarket, rich, wish } from './testMarket.ts';
import { lasting } from '../db/testDb.ts';

const DAY_MS = 24 * 3_600_000;

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await rich(house, { asha: 10_000 });
  await hireMaker(house.deps.writer);
});

/** With prices of the maker in it. */
async function quoted(event: string): Promise<MarketRow> {
  const market = await openMarket(house, event);
  const { engine } = house.deps.sport;
  await new HouseMaker(engine, world).quote(engine.trading(market.id)!, [0.5, 0.5]);
  return market;
}

async function settled(market: MarketRow): Promise<void> {
  const { keeper } = house.deps.sport;
  await keeper.settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B');
}

const linesOf = async ({ id }: MarketRow): Promise<string[]> =>
  (await journalOf(house.deps.db, id)).map(({ command }) => command.type);

test('what the maker does all day is in the journal, and under no key that is kept for ever', async () => {
  const { rows } = await house.deps.db.query<{ count: number }>('select count(*)::int from commands');
  const market = await openMarket(house, 'not-remembered');
  const { engine, keeper } = house.deps.sport;
  const maker = new HouseMaker(engine, world);
  await maker.quote(engine.trading(market.id)!, [0.5, 0.5]);
  await keeper.turn(market.id, 'suspended');
  await maker.takeBackQuotes(engine.trading(market.id)!);
  await keeper.turn(market.id, 'open');
  await maker.quote(engine.trading(market.id)!, [0.7, 0.3]);
  const after = await house.deps.db.query<{ count: number }>('select count(*)::int from commands');
  expect(await linesOf(market)).toEqual(['orders', 'status', 'orders', 'status', 'orders']);
  expect(after.rows[0]!.count - rows[0]!.count).toBe(1); // the market that was opened
});

test('journals of settled markets are swept away: at once where nobody was, and later where somebody was', async () => {
  const open = await quoted('sweep-open');
  const unused = await quoted('sweep-unused');
  const raced = await quoted('sweep-raced');
  const used = await quoted('sweep-used');
  const removal = { runner: 'B', reduction: 1_000 };
  for (const market of [raced, used]) await house.deps.sport.engine.remove(market.id, removal, 'lent');
  const order = { market: used.id, orders: [wish('back A 1.5 × 100')] };
  expect(await placeOrders(house.deps, callerOf('asha', 'sweep-1'), order)).toMatchObject({ ok: true });
  for (const market of [unused, raced, used]) await settled(market);
  const whole = await linesOf(used);
  expect(whole.length).toBeGreaterThan(3);

  world.pass(DAY_MS - 1);
  await sweepJournals(house.deps, 1);
  expect(await linesOf(unused)).toEqual(['orders', 'status']);

  world.pass(1);
  await sweepJournals(house.deps, 1);
  expect(await linesOf(unused)).toEqual([]);
  expect(await linesOf(raced)).toEqual(['remove']);
  expect(await linesOf(used)).toEqual(whole);
  expect(await linesOf(open)).toEqual(['orders']);

  world.pass(89 * DAY_MS);
  const legs = await legsOf(house.deps.db, used.id);
  await sweepJournals(house.deps, 1);
  expect(await linesOf(used)).toEqual(['remove']);
  expect(await legsOf(house.deps.db, used.id)).toEqual(legs);
  expect(await linesOf(open)).toEqual(['orders']);
});
