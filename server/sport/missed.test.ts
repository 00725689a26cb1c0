import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { callerOf } from '../casino/testTable.ts';
import { placeOrders } from '../exchange/orders.ts';
import { purse, rich, wish } from '../exchange/testMarket.ts';
import { TestDay } from './testMatch.ts';

/* A house that was closed when matches should have begun. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Closed for so long, with a bet of Asha's on the second of two matches that begin in an hour. */
async function closedFor(ms: number, look: (house: House) => Promise<void>): Promise<void> {
  const database = await freshDatabase();
  const world = new TestWorld();
  const [day, sameDay] = [new TestDay(world, 2), new TestDay(world, 2)];
  const before = await day.open(database.url);
  try {
    await rich(before, { asha: 10_000, bela: 10_000 });
    const market = 'match-2.matchOdds';
    const order = wish('lay A 3 × 100');
    const waiting = await placeOrders(before.deps, callerOf('bela', 'rests'), {
      market: 'match-1.matchOdds',
      orders: [{ ...order, stake: rupees(100), odds: wish('back A 1.01 × 100').odds }],
    });
    const bet = await placeOrders(before.deps, callerOf('asha', 'bets'), { market, orders: [order] });
    expect([waiting.ok, bet.ok && bet.value.orders[0]?.matched]).toEqual([true, rupees(100)]);
  } finally {
    await before.close();
  }
  world.pass(ms);
  const after = await sameDay.open(database.url);
  try {
    await look(after);
  } finally {
    await after.close();
    await database.drop();
  }
}

async function states({ deps }: House): Promise<Record<string, string>> {
  const { rows } = await deps.db.query<{ id: string; state: string }>('select id, state from sport_events order by id');
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
}

const onBoard = ({ deps }: House): string[] => [...deps.sport.desks()].map(({ row }) => row.id);

test('matches that are only a little late are played', () =>
  closedFor(HOUR_MS + 9 * MINUTE_MS, async house => {
    expect(await states(house)).toEqual({ 'match-1': 'upcoming', 'match-2': 'upcoming' });
    expect(onBoard(house)).toEqual(['match-1', 'match-2']);
    const markets = [...house.deps.sport.desk('match-1')!.markets].map(({ plan }) => plan.id);
    expect(markets).toEqual(['matchOdds', 'bookmaker', 'session']); // and not by the alphabet
  }));

test('one that nobody has bet on is called off; one that somebody has is played late', () =>
  closedFor(7 * HOUR_MS, async house => {
    expect(await states(house)).toEqual({ 'match-1': 'void', 'match-2': 'upcoming' });
    expect(onBoard(house)).toEqual(['match-2']);
    expect(await purse(house, 'bela')).toBe('10000 + 0'); // what only waited is given back
    expect(await purse(house, 'asha')).not.toBe('10000 + 0');
  }));

test('after two days nothing of it counts, and everybody has what they had', () =>
  closedFor(50 * HOUR_MS, async house => {
    expect(await states(house)).toEqual({ 'match-1': 'void', 'match-2': 'void' });
    expect(onBoard(house)).toEqual([]);
    expect(await purse(house, 'asha')).toBe('10000 + 0');
    const { rows } = await house.deps.db.query(
      `select id from accounts where (id like 'market:%' or id like 'exposure:%') and balance <> 0`,
    );
    expect(rows).toEqual([]);
    const open = await house.deps.db.query(`select id from markets where answer is null`);
    expect(open.rows).toEqual([]);
  }));
