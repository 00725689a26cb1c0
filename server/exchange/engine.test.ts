import type { ErrorCode } from '@maidan/contract/errors';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { Result } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { cashOutNow } from './cashOut.ts';
import { cancelOrders, changeOrder, placeOrders } from './orders.ts';
import { drawn, openMarket, purse, rich, wish } from './testMarket.ts';
import { lasting } from '../db/testDb.ts';

const world = new TestWorld();
let nth = 0;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await rich(house, { asha: 10_000, bela: 10_000, chitra: 10_000, dev: 1_000 });
});

/** One player's orders in a market, with a key of their own. */
const place = (user: string, market: string, ...texts: string[]) =>
  placeOrders(house.deps, callerOf(user, `k${(nth += 1)}`), { market, orders: texts.map(wish) });

const answer = <T>(result: Result<T, ErrorCode>): ErrorCode | 'taken' => (result.ok ? 'taken' : result.error);
const book = (market: string, runner = 'A') => drawn(house.deps.sport.engine.trading(market as never)!, runner);

async function sumOfAll(): Promise<number> {
  const { rows } = await house.deps.db.query<{ sum: number }>(
    'select coalesce(sum(balance), 0)::bigint as sum from accounts',
  );
  return Number(rows[0]!.sum);
}

describe('an order', () => {
  test('rests, holds what it can cost, and is matched at the price of who waited', async () => {
    const { id } = await openMarket(house, 'm1');
    expect(answer(await place('asha', id, 'lay A 1.9 × 500', 'lay A 1.88 × 300'))).toBe('taken');
    expect(book(id)).toBe('1.88×300 1.9×500 |');
    expect(await purse(house, 'asha')).toBe('9286 + 714'); // 450 + 264
    const taken = await place('bela', id, 'back A 1.88 × 600');
    expect(taken.ok && taken.value.orders.map(order => [order.matched, order.left, Math.round(order.average)])).toEqual(
      [[rupees(600), 0, 1897]],
    );
    expect(book(id)).toBe('1.88×200 |');
    expect(await purse(house, 'bela')).toBe('9400 + 600');
    // Asha: A wins −538, B wins +600, and 176 more for what is left at 1.88.
    expect(await purse(house, 'asha')).toBe('9286 + 714');
    expect(await sumOfAll()).toBe(0);
  });

  test('that hedges costs nothing', async () => {
    const { id } = await openMarket(house, 'm2');
    await place('asha', id, 'lay A 2 × 1000');
    const before = await purse(house, 'chitra');
    await place('chitra', id, 'back A 2 × 1000');
    await place('bela', id, 'back A 2 × 500');
    await place('chitra', id, 'lay A 2 × 500');
    expect(await purse(house, 'chitra')).not.toBe(before);
    await place('dev', id, 'back A 2 × 500');
    // Back 1,000 and lay 500 at evens: 500 at risk, however much passed through.
    expect((await purse(house, 'chitra')).endsWith('+ 500')).toBe(true);
    expect(await sumOfAll()).toBe(0);
  });

  test('[R7] of more than one has is refused before it can match: ₹1,000 laying ₹21 crore at 29', async () => {
    const { id } = await openMarket(house, 'm3', {
      id: 'win',
      name: 'WIN',
      kind: 'exchange',
      runners: ['V', 'W', 'X'],
    });
    const { engine } = house.deps.sport;
    await engine.govern(
      id,
      { key: 'm3/limits', fingerprint: '-' },
      {
        type: 'limits',
        limits: { min: rupees(1), max: rupees(99_00_00_000) },
      },
    );
    await place('asha', id, 'back V 29 × 100');
    expect(answer(await place('dev', id, 'lay V 29 × 210000000'))).toBe('stake-too-large'); // nobody's stake is that much
    expect(answer(await place('dev', id, 'lay V 29 × 90000000'))).toBe('insufficient-balance');
    expect(book(id, 'V')).toBe('| 29×100');
  });

  test.each([
    ['off the ladder', 'back A 2.01 × 100', 'price-off-ladder'],
    ['for too little', 'back A 2 × 99', 'stake-too-small'],
    ['for too much', 'back A 2 × 200001', 'stake-too-large'],
    ['on nobody', 'back Z 2 × 100', 'unknown-runner'],
  ] as const)('%s is refused by name', async (_, text, refusal) => {
    const { id } = await openMarket(house, 'm4');
    expect(answer(await place('asha', id, text))).toBe(refusal);
  });

  test('is taken back with what was held for it, made smaller in its place, or moved', async () => {
    const { id } = await openMarket(house, 'm5');
    const start = await purse(house, 'bela');
    const placed = await place('bela', id, 'back A 3 × 200', 'back A 3.05 × 100');
    const [first] = placed.ok ? placed.value.orders : [];
    await place('chitra', id, 'back A 3 × 100');
    const caller = callerOf('bela', `k${(nth += 1)}`);
    const change = { market: id, order: first!.id, odds: odds(3), stake: rupees(150) };
    expect(answer(await changeOrder(house.deps, caller, change))).toBe('taken');
    expect(house.deps.sport.engine.trading(id)!.queueOf(first!.id as never)).toEqual({ ahead: 0, place: 1 });
    const theirs = callerOf('chitra', `k${(nth += 1)}`);
    expect(answer(await cancelOrders(house.deps, theirs, { market: id, orders: [first!.id] }))).toBe('order-not-open');
    await cancelOrders(house.deps, callerOf('bela', `k${(nth += 1)}`), { market: id, orders: 'all' });
    expect(book(id)).toBe('| 3×100');
    expect(await purse(house, 'bela')).toBe(start);
  });

  test('[R3] with the same key is placed once; with another body it is refused', async () => {
    const { id } = await openMarket(house, 'm6');
    const caller = callerOf('asha', 'once');
    const input = { market: id, orders: [wish('back A 4 × 100')] };
    const first = await placeOrders(house.deps, caller, input);
    expect(await placeOrders(house.deps, caller, input)).toEqual(first);
    expect(book(id)).toBe('| 4×100');
    expect(answer(await placeOrders(house.deps, { ...caller, fingerprint: 'another' }, input))).toBe('key-reused');
  });
});

describe('a market', () => {
  test('[R13] that is suspended takes no order, and everything in it may be taken back', async () => {
    const { id } = await openMarket(house, 'm7');
    await place('asha', id, 'back A 5 × 100');
    await house.deps.sport.keeper.turn(id, 'suspended');
    expect(answer(await place('bela', id, 'lay A 5 × 100'))).toBe('market-suspended');
    const all = { market: id, orders: 'all' } as const;
    expect(answer(await cancelOrders(house.deps, callerOf('asha', `k${(nth += 1)}`), all))).toBe('taken');
  });

  test('that turns in-play keeps what was to be kept, and lets the rest lapse', async () => {
    const { id } = await openMarket(house, 'm8');
    await place('asha', id, 'back A 5 × 100', 'back A 6 × 100 keep');
    await house.deps.sport.keeper.turnInPlay(id);
    expect(book(id)).toBe('| 6×100');
    expect(house.deps.sport.engine.trading(id)!.market).toMatchObject({ inPlay: true, betDelayMs: 5000, version: 2 });
  });

  test('[R11] that changed since it was seen refuses who says which one they saw', async () => {
    const { id } = await openMarket(house, 'm9');
    await house.deps.sport.keeper.turnInPlay(id);
    await house.deps.sport.keeper.turn(id, 'open');
    const caller = callerOf('asha', `k${(nth += 1)}`);
    const seen = { market: id, version: 1, orders: [wish('back A 2 × 100')] };
    expect(answer(await placeOrders(house.deps, caller, seen))).toBe('market-changed');
  });

  test('is the same after a restart: every book, every position, everything held', async () => {
    const { id } = await openMarket(house, 'm10');
    for (let i = 0; i < 70; i += 1) {
      await place(
        ['asha', 'bela', 'chitra'][i % 3]!,
        id,
        `${i % 2 ? 'back' : 'lay'} ${i % 5 ? 'A' : 'B'} ${2 + (i % 7) * 0.1} × 100`,
      );
    }
    const digest = house.deps.sport.engine.trading(id)!.digest();
    const { rows } = await house.deps.db.query('select * from markets where id = $1', [id]);
    const again = await house.deps.sport.engine.open(rows[0] as never);
    expect(again.trading.digest()).toBe(digest);
  });
});

describe('a settlement', () => {
  test('pays winners from losers, frees everything, and leaves the market at zero', async () => {
    const market = await openMarket(house, 'm11');
    const before = [await purse(house, 'asha'), await purse(house, 'bela')];
    await place('asha', market.id, 'lay A 1.85 × 1000');
    await place('bela', market.id, 'back A 1.85 × 1000', 'back B 5 × 100');
    await house.deps.sport.keeper.settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B');
    const free = (text: string) => Number(text.split(' ')[0]);
    expect(free(await purse(house, 'asha'))).toBe(free(before[0]!) - 850);
    expect(free(await purse(house, 'bela'))).toBe(free(before[1]!) + 850);
    expect(await sumOfAll()).toBe(0);
    const { rows } = await house.deps.db.query('select balance from accounts where id = $1', [`market:${market.id}`]);
    expect(rows).toEqual([{ balance: 0 }]);
    expect(house.deps.sport.engine.trading(market.id)).toBeUndefined();
  });
});

test('a cash-out closes a position at the prices on offer, whole or not at all', async () => {
  const { id } = await openMarket(house, 'm12');
  await place('asha', id, 'lay A 2 × 1000');
  await place('bela', id, 'back A 2 × 1000');
  await place('chitra', id, 'back A 1.52 × 1400');
  const caller = callerOf('bela', `k${(nth += 1)}`);
  const tooMuch = await cashOutNow(house.deps, caller, { market: id, percent: 100, value: rupees(316) });
  expect(answer(tooMuch)).toBe('price-changed');
  const again = callerOf('bela', `k${(nth += 1)}`);
  const done = await cashOutNow(house.deps, again, { market: id, percent: 100, value: rupees(315) });
  expect(done.ok && done.value.value).toBe(315_79);
  const { rows } = await house.deps.db.query<{ sum: number }>(
    `select sum(balance)::int as sum from accounts where id like 'player:%' or id like 'exposure:%'`,
  );
  expect(rows[0]!.sum).toBe(rupees(31_000));
});
