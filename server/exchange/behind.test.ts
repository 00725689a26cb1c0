import type { OrderId, UserId } from '@maidan/core/ids';
import type { OrdersCommand } from '@maidan/exchange/trading/tradeCommand';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { Engine } from './engine.ts';
import type { MarketRow } from './rows.ts';
import { journalOf } from './store.ts';
import { openMarket, purse, wish } from './testMarket.ts';
import { TestTrading } from './testTrading.ts';

/* A journal is never written over, and a desk that does not know all of it reads it again. */

const trades = new TestTrading(await freshDatabase(), { asha: 10_000, bela: 10_000, chitra: 10_000 });
const { world, place, book } = trades;

function commandOf(user: string, text: string, id: string): OrdersCommand {
  const order = { ...wish(text), id: id as OrderId, user: user as UserId, at: world.now() }; // names of tests
  return { type: 'orders', user: order.user, cancel: [], reduce: [], place: [order], isAllOrNone: false };
}

/** Another engine of the same house. */
async function engineFor(market: MarketRow, isShut?: () => boolean): Promise<Engine> {
  const { db, writer, sport, settings } = trades.house.deps;
  const { waitingRoom } = sport;
  const engine = new Engine({
    ...{ db, writer, waitingRoom, now: world.now },
    settings: () => settings.values.sport,
    publish: () => {},
    ...(isShut && { isShut }),
  });
  await engine.open(market);
  return engine;
}

/** What came true without the desk hearing of it: here because another engine did it. */
async function unheard(market: MarketRow, user: string, text: string): Promise<void> {
  const other = await engineFor(market);
  const command = commandOf(user, text, `${market.id}-unheard`);
  const done = await other.trade(market.id, { key: `unheard/${market.id}`, fingerprint: '' }, command);
  expect(done.ok).toBe(true);
}

test.each([
  ['of another player', 'chitra'],
  ['of the same player', 'bela'],
])('a line %s that a desk has not heard of is not written over, and is known afterwards', async (_, later) => {
  const market = await openMarket(trades.house, `behind-${later}`);
  await place('asha', market, 'lay A 1.9 × 500');
  await unheard(market, 'bela', 'lay A 1.88 × 300');
  expect(book(market)).toBe('1.9×500 |');
  const placed = await place(later, market, 'lay A 1.86 × 200');
  expect(placed.ok).toBe(true);
  expect(book(market)).toBe('1.86×200 1.88×300 1.9×500 |');
  const journal = await journalOf(trades.house.deps.db, market.id);
  expect(journal.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  const users = journal.map(({ command }) => (command.type === 'orders' ? command.user : ''));
  expect(users).toEqual(['asha', 'bela', later]);
});

test('several who come to such a desk at once are all served, each once', async () => {
  const market = await openMarket(trades.house, 'behind-all');
  await unheard(market, 'bela', 'lay A 1.88 × 300');
  const texts = ['lay A 1.8 × 100', 'lay A 1.82 × 100', 'lay A 1.84 × 100', 'lay A 1.86 × 100', 'lay A 1.7 × 100'];
  const placed = await Promise.all(texts.map(text => place('chitra', market, text)));
  expect(placed.map(({ ok }) => ok)).toEqual(texts.map(() => true));
  const journal = await journalOf(trades.house.deps.db, market.id);
  expect(journal.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('orders that are sent again in the middle of others are placed once, and the desk goes on', async () => {
  const market = await openMarket(trades.house, 'behind-again');
  const before = await purse(trades.house, 'asha');
  const first = await place('asha', market, 'lay A 2 × 100', 'sent-again');
  const desk = trades.house.deps.sport.engine.trading(market.id);
  const keys = ['k-a', 'k-b', 'sent-again', 'k-c', 'k-d', 'k-e'];
  const all = await Promise.all(keys.map(key => place('asha', market, 'lay A 2 × 100', key)));
  expect(all.map(({ ok }) => ok)).toEqual(keys.map(() => true));
  expect(all[2]).toEqual(first);
  expect(book(market)).toBe('2×600 |');
  // It never had to be read again.
  expect(trades.house.deps.sport.engine.trading(market.id)).toBe(desk);
  expect(before).not.toBe(await purse(trades.house, 'asha'));
});

test('orders that nobody remembers are not asked for twice: who sent them is told to look at the book again', async () => {
  const market = await openMarket(trades.house, 'behind-maker');
  const { engine } = trades.house.deps.sport;
  await unheard(market, 'bela', 'lay A 1.88 × 300');
  const command = commandOf('chitra', 'lay A 1.8 × 100', 'unremembered');
  expect(await engine.quote(market.id, command, true)).toEqual({ ok: false, error: 'order-not-open' });
  expect(book(market)).toBe('1.88×300 |');
  expect(await engine.quote(market.id, command, true)).toMatchObject({ ok: true });
  expect(book(market)).toBe('1.8×100 1.88×300 |');
});

test('[R3] what was refused while the next ball was being decided stays refused when it is sent again', async () => {
  const market = await openMarket(trades.house, 'shut');
  let isShut = true;
  const engine = await engineFor(market, () => isShut);
  const send = (key: string) =>
    engine.trade(market.id, { key, fingerprint: 'same' }, commandOf('asha', 'lay A 2 × 100', key));
  expect(await send('shut-1')).toMatchObject({ ok: false, error: 'market-suspended' });
  isShut = false;
  expect(await send('shut-1')).toMatchObject({ ok: false, error: 'market-suspended' });
  expect(await send('shut-2')).toMatchObject({ ok: true });
  isShut = true;
  expect(await send('shut-2')).toMatchObject({ ok: true });
});
