import { DEFAULTS } from '@maidan/contract/settings';
import type { UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { newRow } from '../sport/marketRows.ts';
import { cashOutNow } from './cashOut.ts';
import { limitsFor } from './limits.ts';
import { MAKER } from './makerAccount.ts';
import { cancelOrders, changeOrder, placeOrders } from './orders.ts';
import { placeRowBets } from './rowBets.ts';
import { Bus } from '../bus.ts';
import { slowToCommit, somebodyWaits } from '../writer/slowDb.ts';
import { type Pen, Writer } from '../writer/writer.ts';
import { ANY_TERMS, openMarket, purse, rich, wish } from './testMarket.ts';
import { lasting } from '../db/testDb.ts';

/* How much somebody may have at risk, in one market and in all. */

let nth = 0;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

beforeAll(async () => {
  await rich(house, { asha: 1_00_000, bela: 1_00_000, chitra: 1_00_000, dev: 1_00_000, maker: 10_00_000 });
});
beforeEach(() => allow(500, 1_000));

/** In rupees. */
async function allow(market: number, player: number, maker = 5_000): Promise<void> {
  const exposures = { marketExposure: rupees(market), playerExposure: rupees(player), makerExposure: rupees(maker) };
  await house.deps.db.query(
    `insert into settings (section, value, version) values ('sport', $1, 1)
     on conflict (section) do update set value = $1, version = settings.version + 1`,
    [{ ...DEFAULTS.sport, ...exposures }],
  );
  await house.deps.settings.load();
}

const caller = (user: string) => callerOf(user, `l${(nth += 1)}`);

async function place(user: string, market: string, ...texts: string[]): Promise<string> {
  const placed = await placeOrders(house.deps, caller(user), { market, orders: texts.map(wish) });
  return placed.ok ? 'taken' : placed.error;
}

describe('orders', () => {
  test('up to what is allowed in a market, and not a rupee more', async () => {
    const { id } = await openMarket(house, 'l1');
    expect(await place('asha', id, 'back A 2 × 501')).toBe('market-exposure-limit');
    expect(await place('asha', id, 'lay A 6 × 101')).toBe('market-exposure-limit');
    expect(await place('asha', id, 'back A 2 × 300', 'back A 3 × 200')).toBe('taken');
    expect(await place('asha', id, 'back A 4 × 100')).toBe('market-exposure-limit');
    expect(await place('asha', id, 'back B 4 × 100')).toBe('taken'); // lost only when what is on A is won
  });

  test('up to what is allowed in all markets together, rows of the house among them', async () => {
    const [first, second, third] = [
      await openMarket(house, 'l2'),
      await openMarket(house, 'l3'),
      await openMarket(house, 'l4'),
    ];
    expect(await place('bela', first.id, 'back A 2 × 400')).toBe('taken');
    expect(await place('bela', second.id, 'back A 2 × 500')).toBe('taken');
    expect(await place('bela', third.id, 'back A 2 × 101')).toBe('player-exposure-limit');
    expect(await bookmaker('bela', 'l5', 101)).toBe('player-exposure-limit');
    expect(await bookmaker('bela', 'l6', 100)).toBe('taken');
    expect(await place('bela', third.id, 'back A 2 × 100')).toBe('player-exposure-limit');
  });

  test('that take risk away are taken, however far above a limit one is', async () => {
    const { id } = await openMarket(house, 'l7');
    await allow(50_000, 50_000);
    await place('dev', id, 'lay A 2 × 2000');
    await place('chitra', id, 'back A 2 × 2000');
    await place('asha', id, 'back A 2.02 × 3000');
    const resting = await placeOrders(house.deps, caller('chitra'), { market: id, orders: [wish('back B 9 × 400')] });
    await allow(500, 600);
    expect(await place('chitra', id, 'back A 2 × 100')).toBe('market-exposure-limit');
    expect(await place('chitra', id, 'lay A 2.02 × 200')).toBe('taken');
    const [order] = resting.ok ? resting.value.orders : [];
    const smaller = { market: id, order: order!.id, odds: odds(9), stake: rupees(300) };
    expect((await changeOrder(house.deps, caller('chitra'), smaller)).ok).toBe(true);
    expect((await cancelOrders(house.deps, caller('chitra'), { market: id, orders: 'all' })).ok).toBe(true);
    const out = await cashOutNow(house.deps, caller('chitra'), { market: id, percent: 100, value: rupees(-2_000) });
    expect(out.ok).toBe(true);
  });
});

/** A bet at evens with the house. */
async function bookmaker(user: string, event: string, stake: number, writer: Pen = house.deps.writer): Promise<string> {
  const plan = { id: 'bookmaker', name: 'Bookmaker', kind: 'bookmaker', runners: ['A', 'B'] } as const;
  const market = await openMarket(house, event, plan);
  const quote = { back: { odds: odds(2) } };
  const row = { ...newRow(market, false), status: 'active', quotes: { A: quote, B: quote } } as const;
  const slip = { runner: 'A', side: 'back', odds: odds(2), line: 0, stake: rupees(stake) } as const;
  const limits = () => limitsFor(user as UserId, house.deps.settings.values.sport);
  const placed = await writer.do(placeRowBets(() => row, market.id, caller(user), [slip], { ...ANY_TERMS, limits }));
  return placed.ok ? 'taken' : placed.error;
}

test('a bet with the house is refused by the limit of its market, and nothing is held for it', async () => {
  const before = await purse(house, 'dev');
  expect(await bookmaker('dev', 'l8', 501)).toBe('market-exposure-limit');
  expect(await purse(house, 'dev')).toBe(before);
});

describe('what two nodes take of one player at the same moment', () => {
  /** The first is written, and nobody else sees it yet; the second is decided without it. */
  async function atOnce(user: string, event: string, second: (market: string) => Promise<string>, stake: number) {
    await allow(2_000, 1_000);
    const { id } = await openMarket(house, `${event}-order`);
    const slow = slowToCommit(house.deps.db);
    const elsewhere = new Writer(slow.db, new Bus(), () => house.deps.world.now());
    const first = bookmaker(user, `${event}-row`, stake, elsewhere);
    await slow.reached;
    const asked = second(id);
    await somebodyWaits(house.deps.db);
    slow.release();
    return { told: [await first, await asked], held: await exposureOf(user) };
  }

  test('is not more than the limit altogether', async () => {
    await rich(house, { esha: 10_000 });
    await bookmaker('esha', 'l11', 100); // who has bet before has an account for it
    const order = (id: string): Promise<string> => place('esha', id, 'back A 2 × 500');
    const { told, held } = await atOnce('esha', 'l12', order, 500);
    expect(told).toEqual(['taken', 'player-exposure-limit']);
    expect(held).toBe(rupees(600));
  });

  test('is not more than the limit when both are bets with the house', async () => {
    await rich(house, { gita: 10_000 });
    await bookmaker('gita', 'l13', 100);
    const both = (): Promise<string> => bookmaker('gita', 'l14', 401);
    expect((await atOnce('gita', 'l15', both, 500)).told).toEqual(['taken', 'player-exposure-limit']);
  });

  test('is taken where there is room for both', async () => {
    await rich(house, { indu: 10_000 });
    await bookmaker('indu', 'l18', 100);
    const order = (id: string): Promise<string> => place('indu', id, 'back A 2 × 400');
    const { told, held } = await atOnce('indu', 'l19', order, 500);
    expect(told).toEqual(['taken', 'taken']);
    expect(held).toBe(rupees(1_000));
  });
});

async function exposureOf(user: string): Promise<number> {
  const { rows } = await house.deps.db.query('select balance from accounts where id = $1', [
    `exposure:${user}` as never,
  ]);
  return rows[0]!.balance;
}

test('the maker has a limit of its own, and none in all', async () => {
  const markets = [await openMarket(house, 'l9'), await openMarket(house, 'l10')];
  expect(await place(MAKER, markets[0]!.id, 'back A 2 × 5001')).toBe('market-exposure-limit');
  for (const { id } of markets) expect(await place(MAKER, id, 'back A 2 × 5000')).toBe('taken');
});
