import { isDeepStrictEqual } from 'node:util';
import { randomFrom } from '@maidan/core/random';
import { priceAt } from '@maidan/exchange/ticks';
import { Trading } from '@maidan/exchange/trading/trading';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { expect, test } from 'vitest';
import { PASSWORD } from '../accounts/testHouse.ts';
import { MortalServer } from '../mortalServer.ts';
import { marketFrom } from './engine.ts';
import type { MarketRow, OrderRow } from './rows.ts';
import { journalOf, marketsUnderWay } from './store.ts';
import { testDb } from '../db/testDb.ts';

/* The real server process, killed without warning while players trade with each other. */

const PLAYERS = 5;
const ORDERS = 12;
const DEATHS = 3;
const PATIENCE_MS = 300_000;
/** What may be said to somebody who trades blindly. */
const REFUSALS = ['insufficient-balance', 'market-suspended', 'market-closed', 'order-not-open'];

const { db, url } = testDb(await freshDatabase(), 2);

interface Answer {
  readonly code?: string;
  readonly data?: { readonly orders: readonly { readonly id: string; readonly stake: number }[] };
}

/** Places orders around the middle of the ladder, asks each time again, and now and then takes everything back. */
async function trade(
  server: MortalServer,
  token: string,
  seed: number,
  markets: readonly MarketRow[],
): Promise<string[]> {
  const random = randomFrom(seed);
  const placed: string[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const { id, plan } = random.pick(markets);
    const order = {
      runner: random.pick(plan.runners ?? []),
      side: random.pick(['back', 'lay']),
      odds: priceAt(90 + random.below(40)),
      stake: 10_000 + random.below(20_000),
    };
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `trade-${seed}-${nth}-abcdef` };
    const isCancel = nth % 5 === 4;
    const path = `/api/exchange/${id}/orders${isCancel ? '/cancel' : ''}`;
    const body = isCancel ? { orders: 'all' } : { orders: [order] };
    const first = await server.insist<Answer>(path, body, headers);
    const again = await server.insist<Answer>(path, body, headers);
    expect(isDeepStrictEqual(again, first), JSON.stringify([first, again])).toBe(true);
    expect([undefined, ...REFUSALS]).toContain(first.code);
    if (first.code === undefined && !isCancel)
      placed.push(...first.data!.orders.filter(({ stake }) => stake === order.stake).map(each => each.id));
  }
  return placed;
}

test(
  '[R5] [R8] kill -9 during trading: nothing lost, nothing doubled, the books identical',
  async () => {
    const port = await firstFreePort('127.0.0.1', 22_000);
    const server = new MortalServer(url, port, { TABLES: '', SPORTS: 'politics,snooker' });
    await server.start();
    const markets = () => upcoming();
    await expect.poll(async () => (await markets()).length, { timeout: PATIENCE_MS }).toBeGreaterThan(1);
    const traded = (await markets()).slice(0, 2);
    const tokens: string[] = [];
    for (let nth = 0; nth < PLAYERS; nth += 1) tokens.push(await server.signUp(`trader${nth}`, PASSWORD));
    const trading = Promise.all(tokens.map((token, seed) => trade(server, token, seed, traded)));
    for (let death = 1; death <= DEATHS; death += 1) {
      await expect.poll(ordersSoFar, { timeout: PATIENCE_MS }).toBeGreaterThan(death * 8);
      await server.kill();
    }
    const placed = (await trading).flat();
    await server.stop();

    expect(server.deaths).toBe(DEATHS);
    const { rows: orders } = await db.query<OrderRow>(`select * from orders where user_id <> 'maker'`);
    expect(orders.map(({ id }) => String(id)).toSorted()).toEqual(placed.toSorted());
    await booksAreIdentical(orders);
    const { rows: all } = await db.query<{ sum: number }>('select sum(balance)::bigint as sum from accounts');
    expect(Number(all[0]!.sum)).toBe(0);
  },
  PATIENCE_MS,
);

async function ordersSoFar(): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from orders where user_id <> 'maker'`,
  );
  return rows[0]!.count;
}

async function upcoming(): Promise<readonly MarketRow[]> {
  const { rows } = await db.query<{ id: string }>(
    `select m.id from markets m join sport_events e on e.id = m.event_id
     where m.kind = 'exchange' and m.name = 'MATCH_ODDS' and e.starts_at > now() + interval '1 hour' order by m.id`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  return (await marketsUnderWay(db)).filter(({ id }) => ids.has(id));
}

/** The journal makes the orders as they are listed, and everything that is held. */
async function booksAreIdentical(orders: readonly OrderRow[]): Promise<void> {
  const held = new Map<string, number>();
  for (const row of await marketsUnderWay(db)) {
    if (row.kind !== 'exchange') continue;
    const trading = new Trading(marketFrom(row), row.plan.winners);
    for (const { command } of await journalOf(db, row.id)) trading.apply(command);
    for (const order of orders.filter(({ market_id }) => market_id === row.id)) {
      expect(trading.order(order.id)?.left ?? 0).toBe(order.unmatched);
    }
    for (const user of trading.users()) held.set(user, (held.get(user) ?? 0) + trading.heldOf(user));
  }
  const { rows } = await db.query<{ id: string; balance: number }>(
    `select id, balance from accounts where id like 'exposure:%'`,
  );
  for (const { id, balance } of rows) expect([id, held.get(id.slice('exposure:'.length)) ?? 0]).toEqual([id, balance]);
}
