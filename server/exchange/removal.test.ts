import type { MarketId, UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { formatOdds, odds } from '@maidan/core/odds';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { cashOutNow } from './cashOut.ts';
import { aboutWords } from '../wallet/remark.ts';
import { sportBetsOf } from './history.ts';
import { myOrdersOf } from './myOrders.ts';
import { placeOrders } from './orders.ts';
import { paymentsOf } from './payments.ts';
import type { MarketRow } from './rows.ts';
import { openMarket, purse, rich, wish } from './testMarket.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';

/* A runner is removed from a market of the real database. */

let nth = 0;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

beforeAll(async () => {
  await rich(house, { asha: 10_000, bela: 10_000, ravi: 300, dev: 300 });
});
afterAll(async () => {
  // Players of tests are rich from the beginning, and do not wait.
  await mustReconcile(house.deps.db, ['opening-wrong', 'delay-altered']);
});

const WIN: MarketPlan = { id: 'win', name: 'WIN', kind: 'exchange', runners: ['A', 'B', 'C', 'D'] };
const PLACE: MarketPlan = { ...WIN, id: 'place', name: 'PLACE', winners: 2 };

async function place(user: string, market: string, ...texts: string[]): Promise<void> {
  const caller = callerOf(user, `w${(nth += 1)}`);
  const placed = await placeOrders(house.deps, caller, { market, orders: texts.map(wish) });
  expect(placed.ok ? 'taken' : placed.error).toBe('taken');
}

const remove = (market: MarketId, runner: string, reduction: number): Promise<void> =>
  house.deps.sport.engine.remove(market, { runner, reduction }, `Horse Racing/14:35/WIN/lent: ${runner} withdrawn`);

const settle = (market: MarketRow, ...winners: number[]): Promise<void> =>
  house.deps.sport.keeper.settle([{ market, answer: { type: 'won', winners } }], 'horseRacing', '14:35');

const trading = (id: MarketId) => house.deps.sport.engine.trading(id)!;
const positions = (id: MarketId, user: string) => trading(id).positionOf(user as UserId)!.ifWins;

/** The bets of a player in a market, oldest first: what stands of each, at which price, and why. */
async function betsOf(user: string, market: MarketId): Promise<string[]> {
  const everything = { event: '', state: 'all', search: '' } as const;
  const { rows } = await sportBetsOf(house.deps.db, user as UserId, everything, { page: 1, size: 50 });
  return rows
    .filter(row => row.market === market)
    .map(
      ({ label, state, matched, average = 0, note = '' }) =>
        `${label} ${state} ${matched / 100} @${formatOdds(odds(average / 1000))} ${note}`,
    )
    .toSorted();
}

/** What the statement of a player says about sport, newest last, in rupees. */
async function statementOf(user: string): Promise<string[]> {
  const { rows } = await house.deps.db.query<{ to_account: string; amount: number; ref: string }>(
    `select to_account, amount, ref from transfers where kind = 'sport' and $1 in (from_account, to_account) order by number`,
    [`player:${user}`],
  );
  return rows.map(
    ({ to_account, amount, ref }) =>
      `${to_account === `player:${user}` ? '+' : '−'}${amount / 100} ${aboutWords(say, 'sport', ref)}`,
  );
}

async function isBalanced(market: MarketId): Promise<void> {
  const { rows } = await house.deps.db.query<{ sum: number; least: number; market: number }>(
    `select sum(balance)::bigint as sum, min(balance) filter (where id ~ '^(player|exposure):') as least,
       coalesce(sum(balance) filter (where id = $1), 0)::bigint as market from accounts`,
    [`market:${market}`],
  );
  expect(Number(rows[0]!.sum)).toBe(0);
  expect(Number(rows[0]!.least)).toBeGreaterThanOrEqual(0);
  expect(Number(rows[0]!.market)).toBe(0);
}

describe('a runner that is removed', () => {
  let market: MarketRow;

  test('has no orders and no bets any more; bets on the others are reduced, and lays that waited are taken back', async () => {
    market = await openMarket(house, 'race1', WIN);
    await place('asha', market.id, 'lay A 4 × 300', 'lay C 5 × 100', 'lay B 2 × 100');
    await place('bela', market.id, 'back A 4 × 100', 'back C 5 × 100', 'back D 6 × 100');
    expect(await purse(house, 'bela')).toBe('9700 + 300');
    await remove(market.id, 'C', 2_500);
    expect(positions(market.id, 'bela')).toEqual({ A: rupees(200), B: rupees(-100), D: rupees(-100) });
    // 100 for the bet on A, 100 for the order on D.
    expect(await purse(house, 'bela')).toBe('9800 + 200');
    expect(await purse(house, 'asha')).toBe('9800 + 200');
    expect(trading(market.id).ordersOf('asha' as UserId)).toEqual([]);
    expect(trading(market.id).market.version).toBe(2);
    const { rows } = await house.deps.db.query<{ runner: string; left: number; voided: number; cancelled: number }>(
      `select runner, voided, cancelled from orders where market_id = $1 and user_id = 'asha' order by runner`,
      [market.id],
    );
    expect(rows).toEqual([
      { runner: 'A', voided: 0, cancelled: rupees(200) },
      { runner: 'B', voided: 0, cancelled: rupees(100) },
      { runner: 'C', voided: 0, cancelled: 0 },
    ]);
  });

  test('is out once, whoever tells it again', async () => {
    const { seq } = [...house.deps.sport.engine.all()].find(desk => desk.id === market.id)!;
    await remove(market.id, 'C', 2_500);
    expect([...house.deps.sport.engine.all()].find(desk => desk.id === market.id)!.seq).toBe(seq);
    const caller = callerOf('bela', `w${(nth += 1)}`);
    const placed = await placeOrders(house.deps, caller, { market: market.id, orders: [wish('back C 5 × 100')] });
    expect(placed).toEqual({ ok: false, error: 'unknown-runner' });
  });

  test('is in the list of bets with the price that counts and the reason', async () => {
    await place('asha', market.id, 'lay A 4 × 100');
    await place('bela', market.id, 'back A 4 × 100');
    expect(await betsOf('bela', market.id)).toEqual([
      'A matched 100 @3 C withdrawn, prices −25 %',
      'A matched 100 @4 ', // struck afterwards
      'C void 0 @0 C withdrawn, prices −25 %',
      'D open 0 @0 ',
    ]);
    const mine = await myOrdersOf(house.deps.db, house.deps.sport, 'bela' as UserId);
    expect(mine.positions[market.id]).toEqual({ A: rupees(500), B: rupees(-200), D: rupees(-200) });
  });

  test('stays out after a restart: every position, everything held', async () => {
    const before = trading(market.id).digest();
    const held = trading(market.id).heldOf('bela' as UserId);
    const again = await house.deps.sport.engine.open(market);
    expect(again.trading.digest()).toBe(before);
    expect(again.trading.heldOf('bela' as UserId)).toBe(held);
    expect(again.market.runners.map(({ isRemoved }) => isRemoved)).toEqual([false, false, true, false]);
    expect(positions(market.id, 'bela')).toEqual({ A: rupees(500), B: rupees(-200), D: rupees(-200) });
  });

  test('a cash-out closes what is left', async () => {
    await place('asha', market.id, 'back A 2.5 × 1000');
    const caller = callerOf('bela', `w${(nth += 1)}`);
    const done = await cashOutNow(house.deps, caller, { market: market.id, percent: 50, value: rupees(0) });
    expect(done.ok && done.value.orders.map(({ runner }) => runner)).toEqual(['A']);
  });

  test('the settlement pays what the position showed, and says why in the statement', async () => {
    const { payments } = await paymentsOf(house.deps.db, market, { type: 'won', winners: [0] });
    const shown = Object.fromEntries(payments.map(({ user, profit }) => [user, profit]));
    expect(shown).toEqual({ asha: positions(market.id, 'asha')['A'], bela: positions(market.id, 'bela')['A'] });
    await settle(market, 0);
    expect((await statementOf('bela')).at(-1)).toBe(
      `+${shown['bela']! / 100} Horse Racing/14:35/WIN/A (C withdrawn, prices −25 %)`,
    );
    await isBalanced(market.id);
  });

  test('of a place market takes from the winnings and leaves the price', async () => {
    const placed = await openMarket(house, 'race2', PLACE);
    await place('asha', placed.id, 'lay A 3 × 100');
    await place('bela', placed.id, 'back A 3 × 100');
    await remove(placed.id, 'B', 1_000);
    expect(await betsOf('bela', placed.id)).toEqual(['A matched 100 @3 B withdrawn, winnings −10 %']);
    await settle(placed, 0, 3);
    expect((await statementOf('bela')).at(-1)).toContain('+180 Horse Racing/14:35/PLACE/A & D');
    await isBalanced(placed.id);
  });
});

describe('who laid every runner had nothing at risk, and has when one is gone', () => {
  const ALL = ['A 4', 'B 4', 'C 4', 'D 2'];

  /** The whole purse is in another market. */
  async function broke(user: string, event: string): Promise<MarketRow> {
    const market = await openMarket(house, event, WIN);
    await place(user, market.id, ...ALL.map(runner => `lay ${runner} × 100`));
    await place('asha', market.id, ...ALL.map(runner => `back ${runner} × 100`));
    expect(await purse(house, user)).toBe('300 + 0');
    const other = await openMarket(house, `${event}other`);
    await place(user, other.id, 'back A 2 × 300');
    await remove(market.id, 'C', 300);
    return market;
  }

  test('who cannot cover it is lent the rest, and gives it back when it was not needed', async () => {
    const market = await broke('ravi', 'race3');
    expect(await purse(house, 'ravi')).toBe('0 + 388');
    expect(await statementOf('ravi')).toEqual(['+88 Horse Racing/14:35/WIN/lent: C withdrawn']);
    await settle(market, 3);
    // Two stakes of 100 are won, 94 of one at 1.94 is lost, and what was lent goes back.
    expect(await purse(house, 'ravi')).toBe('106 + 300');
    expect((await statementOf('ravi')).slice(1)).toEqual([
      '+106 Horse Racing/14:35/WIN/D (C withdrawn, prices −3 %)',
      '−88 Horse Racing/14:35/WIN/D (C withdrawn, prices −3 %) (what was lent)',
    ]);
    await isBalanced(market.id);
  });

  test('who loses it owes no more than there is', async () => {
    const market = await broke('dev', 'race4');
    expect(await purse(house, 'dev')).toBe('0 + 388');
    await settle(market, 0);
    expect(await purse(house, 'dev')).toBe('0 + 300');
    await isBalanced(market.id);
  });
});
