import type { UserId } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { orderId } from './orderId.ts';
import { MATCH, openMarket, purse, wish } from './testMarket.ts';
import { TestTrading } from './testTrading.ts';

/* A book may have a thousand people in it. Whose balances a group asks for is whom its orders seem to meet. */

const trades = new TestTrading(await freshDatabase(), { asha: 10_000, bela: 10_000, chitra: 10_000, dev: 10_000 });

const WIN: MarketPlan = { id: 'win', name: 'WIN', kind: 'exchange', runners: ['V', 'W', 'X'] };

describe('the accounts that an order of Bela names', () => {
  test.each([
    ['which only rests', 'back A 3 × 100', ['bela']],
    ['which meets somebody', 'back A 1.9 × 100', ['asha', 'bela', 'chitra']],
    ['which nobody takes', 'back Z 3 × 100', ['bela']],
  ])('%s', async (_, text, people) => {
    const market = await openMarket(trades.house, `named-${people.length}-${text.length}-${text[5]}`, MATCH);
    await trades.place('asha', market, 'lay A 1.9 × 500');
    await trades.place('chitra', market, 'back A 2.5 × 500');
    const [desk] = [...trades.house.deps.sport.engine.all()].filter(({ id }) => id === market.id);
    const user = 'bela' as UserId; // names are ids here
    const order = { ...wish(text), id: orderId(text, 0), user, at: trades.world.now() };
    const command = { type: 'orders', user, cancel: [], reduce: [], place: [order], isAllOrNone: false } as const;
    const way = { user, orders: () => ok(command) };
    const terms = { limits: () => ({}), hasWaited: false, isThorough: false };
    const { accounts } = desk!.trade({ key: text, fingerprint: text }, way, terms);
    const named = typeof accounts === 'function' ? accounts() : accounts;
    expect([...named].toSorted()).toEqual(
      people.flatMap(person => [`exposure:${person}`, `player:${person}`]).toSorted(),
    );
  });
});

test('[R2] who meets somebody by an order of the same group is decided again, by the balances of all', async () => {
  const market = await openMarket(trades.house, 'across', WIN);
  await trades.place('chitra', market, 'back X 3 × 100');
  const [, first, second] = await Promise.all([
    trades.place('dev', market, 'back X 20 × 100'), // taken alone: the next two become one group
    trades.place('asha', market, 'back V 3 × 100'),
    trades.place('bela', market, 'back W 3 × 100'),
  ]);
  expect(first.ok).toBe(true);
  expect(second.ok && second.value.orders.map(({ matched, left }) => [matched, left])).toEqual([[100_00, 0]]);
  for (const runner of ['V', 'W']) expect(trades.book(market, runner)).toBe('|');
  expect(await Promise.all(['asha', 'bela', 'chitra'].map(user => purse(trades.house, user)))).toEqual([
    '8550 + 1450', // and what rests in the markets above
    '9900 + 100',
    '8400 + 1600',
  ]);
});
