import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import { placeOrders } from '../exchange/orders.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { drawn, openMarket, rich, wish } from '../exchange/testMarket.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { HouseMaker, hireMaker } from './houseMaker.ts';
import { lasting } from '../db/testDb.ts';

const world = new TestWorld();
let maker: HouseMaker;
let nth = 0;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await hireMaker(house.deps.writer);
  await rich(house, { asha: 10_00_000, bela: 10_00_000 });
  maker = new HouseMaker(house.deps.sport.engine, world);
});

const place = (user: string, { id }: MarketRow, ...texts: string[]) =>
  placeOrders(house.deps, callerOf(user, `k${(nth += 1)}`), { market: id, orders: texts.map(wish) });

const tradingOf = ({ id }: MarketRow) => house.deps.sport.engine.trading(id)!;

/** The prices of the maker alone on A: the longest it lays at, and the shortest it backs at. */
function quoted(market: MarketRow): string {
  const own = tradingOf(market)
    .ordersOf(MAKER)
    .map(({ order }) => order);
  const prices = (side: 'back' | 'lay') =>
    own.filter(order => order.runner === 'A' && order.side === side).map(({ odds }) => odds);
  return `${Math.max(...prices('lay')) / 1000} | ${Math.min(...prices('back')) / 1000}`;
}

async function inPlay(event: string): Promise<MarketRow> {
  const market = await openMarket(house, event);
  const command = { type: 'turnInPlay', betDelayMs: DELAY_MS.inPlay } as const;
  await house.deps.sport.engine.govern(market.id, { key: `inPlay/${event}`, fingerprint: '' }, command);
  return market;
}

test('old prices leave the book at once, also when somebody waits where the new ones would be', async () => {
  const market = await inPlay('maker1');
  await maker.quote(tradingOf(market), [0.5, 0.5]);
  expect(quoted(market)).toBe('1.98 | 2.02');
  await place('asha', market, 'back A 2 × 100');
  await maker.quote(tradingOf(market), [0.4, 0.6]);
  // It would lay A at 2.46, which is better for asha than what she asked for.
  expect(
    tradingOf(market)
      .ordersOf(MAKER)
      .filter(({ order }) => order.runner === 'A' && order.side === 'lay'),
  ).toEqual([]);
  expect(quoted(market)).toBe('-Infinity | 2.54');
  expect([...maker.wanting()]).toEqual([market.id]);
});

test('what it would take it takes after the delay, at the price of who waited, if it still wants to', async () => {
  const market = await inPlay('maker2');
  await maker.quote(tradingOf(market), [0.5, 0.5]);
  await place('asha', market, 'back A 2 × 100');
  await maker.quote(tradingOf(market), [0.4, 0.6]);
  world.pass(DELAY_MS.inPlay - 1);
  await maker.quote(tradingOf(market), [0.4, 0.6]);
  expect(tradingOf(market).matched).toBe(0);
  world.pass(1);
  await maker.quote(tradingOf(market), [0.4, 0.6]);
  expect(tradingOf(market).matched).toBe(100_00);
  expect(tradingOf(market).lastPrice('A')).toBe(2_000);
  expect(quoted(market)).toBe('2.46 | 2.54');
  expect([...maker.wanting()]).not.toContain(market.id);
});

test('what was wanted and is no longer is not taken', async () => {
  const market = await inPlay('maker3');
  await place('asha', market, 'back A 2 × 100');
  await maker.quote(tradingOf(market), [0.4, 0.6]);
  world.pass(DELAY_MS.inPlay);
  await maker.quote(tradingOf(market), [0.6, 0.4]);
  expect(tradingOf(market).matched).toBe(0);
  expect(drawn(tradingOf(market), 'A')).toContain('1.65');
});

test('two who change its prices at the same time leave the ones of the later, once', async () => {
  const market = await openMarket(house, 'maker4');
  await maker.quote(tradingOf(market), [0.5, 0.5]);
  await Promise.all([maker.quote(tradingOf(market), [0.45, 0.55]), maker.quote(tradingOf(market), [0.4, 0.6])]);
  const both = drawn(tradingOf(market), 'A');
  const fresh = await openMarket(house, 'maker5');
  await maker.quote(tradingOf(fresh), [0.4, 0.6]);
  expect(both).toBe(drawn(tradingOf(fresh), 'A'));
});

test('somebody who takes a price while it moves does not keep the others where they are', async () => {
  const market = await openMarket(house, 'maker6');
  await maker.quote(tradingOf(market), [0.5, 0.5]);
  const stake = tradingOf(market).depth('A').back[0]!.stake / 100;
  const [taken] = await Promise.all([
    place('bela', market, `back A 1.98 × ${stake}`),
    maker.quote(tradingOf(market), [0.6, 0.4]),
  ]);
  expect(taken.ok && taken.value.orders.map(({ left }) => left)).toEqual([0]);
  expect(quoted(market)).toBe('1.64 | 1.68');
});
