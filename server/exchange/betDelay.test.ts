import { freshDatabase } from '@maidan/tools/freshDatabase';
import type { ErrorCode } from '@maidan/contract/errors';
import { after, type MarketId, type Millis } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { Result } from '@maidan/core/result';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestWorld, UNHURRIED } from '../accounts/testHouse.ts';
import { type House, openHouse } from '../app.ts';
import { callerOf } from '../casino/testTable.ts';
import type { EventClock } from '../sport/eventClock.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { cashOutNow } from './cashOut.ts';
import { cancelOrders, changeOrder, placeOrders } from './orders.ts';
import { journalOf } from './store.ts';
import { openMarket, rich, wish } from './testMarket.ts';

/* What happens to an order, and around it, while it waits out the delay of its market; and to one that is asked for again. */

/** Time that the test moves: whoever waits goes on when their moment has come. */
class HandClock implements EventClock {
  readonly #world: TestWorld;
  readonly #waiting: { readonly at: Millis; go(): void }[] = [];
  #arrival = Promise.withResolvers<void>();

  constructor(world: TestWorld) {
    this.#world = world;
  }

  readonly now = (): Millis => this.#world.now();
  readonly in = (ms: number): Millis => after(this.#world.now(), ms);
  readonly since = (from: Millis, ms: number): Millis => after(from, ms);

  readonly until = (at: Millis): Promise<void> =>
    new Promise(go => {
      this.#waiting.push({ at, go });
      this.#arrival.resolve();
    });

  /** One more has begun to wait. */
  async arrived(): Promise<void> {
    await this.#arrival.promise;
    this.#arrival = Promise.withResolvers<void>();
  }

  /** Those who came last go first, where several go at once. */
  pass(ms: number): void {
    this.#world.pass(ms);
    const due = this.#waiting.filter(({ at }) => at <= this.#world.now());
    for (const each of due.toReversed()) {
      this.#waiting.splice(this.#waiting.indexOf(each), 1);
      each.go();
    }
  }
}

const database = await freshDatabase();
const world = new TestWorld();
const clock = new HandClock(world);
let house: House;
let nth = 0;

beforeAll(async () => {
  const matches = { clock, stop: new AbortController() };
  const config = { port: 0, perMinute: UNHURRIED };
  house = await openHouse({ databaseUrl: database.url, world, log: true, config, matches });
  await rich(house, { asha: 1_00_000, bela: 1_00_000, chitra: 1_00_000 });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const caller = (user: string) => callerOf(user, `delay${(nth += 1)}`);

const place = (user: string, market: string, ...texts: string[]) =>
  placeOrders(house.deps, caller(user), { market, orders: texts.map(wish) });

const answer = <T>(result: Result<T, ErrorCode>): ErrorCode | 'taken' => (result.ok ? 'taken' : result.error);
const keeper = () => house.deps.sport.keeper;
const tradingOf = (market: MarketId) => house.deps.sport.engine.trading(market)!;

/** In play, with these orders of Asha in the book. */
async function inPlay(event: string, texts: readonly string[] = ['lay A 2 × 5000 keep'], plan?: MarketPlan) {
  const { id } = await openMarket(house, event, plan);
  await place('asha', id, ...texts);
  await keeper().turnInPlay(id);
  await keeper().turn(id, 'open');
  return id;
}

/** Sent, waited for, and answered by the book as it is then. */
async function waited<T>(sent: Promise<T>): Promise<T> {
  await clock.arrived();
  clock.pass(DELAY_MS.inPlay);
  return sent;
}

describe('[R13] an order that would match in play', () => {
  test('waits, and one that would only rest does not', async () => {
    const id = await inPlay('d1');
    expect(answer(await place('bela', id, 'back A 3 × 100'))).toBe('taken');
    const sent = place('bela', id, 'back A 2 × 100');
    await clock.arrived();
    expect(tradingOf(id).matched).toBe(0);
    clock.pass(DELAY_MS.inPlay);
    expect(answer(await sent)).toBe('taken');
    expect(tradingOf(id).matched).toBe(rupees(100));
  });

  test('is refused when the market is suspended meanwhile, though it is open again when its time has come', async () => {
    const id = await inPlay('d2');
    const sent = place('bela', id, 'back A 2 × 100');
    await clock.arrived();
    await keeper().turn(id, 'suspended');
    await keeper().turn(id, 'open');
    clock.pass(DELAY_MS.inPlay);
    expect([answer(await sent), tradingOf(id).matched]).toEqual(['market-suspended', 0]);
  });

  test('[R3] stays refused: the same order that arrives once more, late, is not placed', async () => {
    const id = await inPlay('d10');
    const [same, input] = [caller('bela'), { market: id, orders: [wish('back A 2 × 100')] }];
    const sent = placeOrders(house.deps, same, input);
    await clock.arrived();
    await keeper().turn(id, 'suspended');
    expect(answer(await sent)).toBe('market-suspended');
    await keeper().turn(id, 'open');
    const late = placeOrders(house.deps, same, input);
    await Promise.race([clock.arrived(), late]);
    clock.pass(DELAY_MS.inPlay);
    expect([answer(await late), tradingOf(id).matched]).toEqual(['market-suspended', 0]);
  });

  test('is refused as well when the suspension was on its way before it came', async () => {
    const id = await inPlay('d3');
    const suspended = keeper().turn(id, 'suspended');
    const sent = place('bela', id, 'back A 2 × 100');
    await Promise.race([clock.arrived(), sent]); // whether it waits or is refused at once
    await suspended;
    await keeper().turn(id, 'open');
    clock.pass(DELAY_MS.inPlay);
    expect([answer(await sent), tradingOf(id).matched]).toEqual(['market-suspended', 0]);
  });

  test('waits as well when it would only have rested as it was sent, and matches when its turn comes', async () => {
    const id = await inPlay('d12', ['lay A 1.5 × 100 keep']);
    const resting = place('asha', id, 'lay A 2 × 100 keep');
    const sent = place('bela', id, 'back A 2 × 100');
    await clock.arrived();
    expect([answer(await resting), tradingOf(id).matched]).toEqual(['taken', 0]);
    clock.pass(DELAY_MS.inPlay);
    expect([answer(await sent), tradingOf(id).matched]).toEqual(['taken', rupees(100)]);
  });

  test('waits at once for an order that is on its way, and takes one turn; by another runner its turn tells', async () => {
    const id = await inPlay('d31', ['lay A 1.5 × 100 keep']);
    const turns = vi.spyOn(house.deps.writer, 'do');
    const turnsOf = (user: string) => turns.mock.calls.filter(([{ key }]) => key.startsWith(`${user}:`)).length;
    const resting = place('asha', id, 'lay A 2 × 100 keep');
    const sent = place('bela', id, 'back A 2 × 100');
    await clock.arrived();
    expect([answer(await resting), turnsOf('bela')]).toEqual(['taken', 0]);
    clock.pass(DELAY_MS.inPlay);
    expect([answer(await sent), turnsOf('bela'), tradingOf(id).matched]).toEqual(['taken', 1, rupees(100)]);
    const across = place('asha', id, 'back B 2 × 100 keep');
    const met = place('chitra', id, 'back A 2 × 100');
    await clock.arrived();
    expect([answer(await across), turnsOf('chitra')]).toEqual(['taken', 1]);
    clock.pass(DELAY_MS.inPlay);
    expect([answer(await met), turnsOf('chitra'), tradingOf(id).matched]).toEqual(['taken', 2, rupees(300)]);
    turns.mockRestore();
  });

  test('does not wait for an order that is no longer on its way', async () => {
    const id = await inPlay('d32', ['lay A 1.5 × 100 keep']);
    expect(answer(await place('asha', id, 'lay A 11 × 50000 keep'))).toBe('insufficient-balance');
    expect(answer(await place('bela', id, 'back A 2 × 100'))).toBe('taken');
  });

  test('[R9] is not matched when its life is over before its turn', async () => {
    const id = await inPlay('d4');
    const short = { ...wish('back A 2 × 100'), lifeMs: 1_000 };
    await waited(placeOrders(house.deps, caller('bela'), { market: id, orders: [short] }));
    expect(tradingOf(id).matched).toBe(0);
  });
});

test('[R9] an order is not met after its life is over, whoever tidies up when', async () => {
  const { id } = await openMarket(house, 'd5');
  const short = { ...wish('lay A 2 × 100'), lifeMs: 1_000 };
  await placeOrders(house.deps, caller('asha'), { market: id, orders: [short] });
  world.pass(1_000);
  await place('bela', id, 'back A 2 × 100');
  expect(tradingOf(id).matched).toBe(0);
});

test('an order that is refused changes nothing, though some in the book have to leave: that is tidied up later', async () => {
  const { id } = await openMarket(house, 'd13');
  const short = { ...wish('lay A 2 × 100'), lifeMs: 1_000 };
  await placeOrders(house.deps, caller('asha'), { market: id, orders: [short] });
  world.pass(1_000);
  const lines = async () => (await journalOf(house.deps.db, id)).map(({ seq, command }) => `${seq} ${command.type}`);
  expect(answer(await place('bela', id, 'back A 2.001 × 100'))).toBe('price-off-ladder');
  expect(await lines()).toEqual(['1 orders']);
  await house.deps.sport.tidy();
  expect(tradingOf(id).heldOf(caller('asha').user)).toBe(0);
  expect(answer(await place('bela', id, 'back A 2 × 100'))).toBe('taken');
  expect(await lines()).toEqual(['1 orders', '2 lapse', '3 orders']);
});

test('an order that is moved while a part of it is met does not grow by that part', async () => {
  const id = await inPlay('d6', ['lay A 2.9 × 5000 keep']);
  const resting = await place('bela', id, 'back A 3 × 1000');
  const [order] = resting.ok ? resting.value.orders : [];
  const moved = { market: id, order: order!.id, odds: odds(2.9), stake: rupees(1000) };
  const change = changeOrder(house.deps, caller('bela'), moved);
  await clock.arrived();
  const taking = place('chitra', id, 'lay A 3 × 900');
  await clock.arrived();
  clock.pass(DELAY_MS.inPlay); // chitra came last, and goes first
  await Promise.all([taking, change]);
  expect(-tradingOf(id).holdingOf(caller('bela').user)!.ifLose[0]!).toBeLessThanOrEqual(rupees(1000));
});

describe('a cash-out', () => {
  const THREE: MarketPlan = { id: 'win', name: 'WIN', kind: 'exchange', runners: ['A', 'B', 'C'] };

  test('is never for less than was shown, whatever became of the prices while it waited', async () => {
    const id = await inPlay('d7', ['lay A 2 × 1000 keep'], THREE);
    await waited(place('bela', id, 'back A 2 × 1000'));
    await place('chitra', id, 'back A 1.5 × 1000', 'back A 1.9 × 1000');
    const shown = rupees(263);
    const sent = cashOutNow(house.deps, caller('bela'), { market: id, percent: 100, value: shown });
    await clock.arrived();
    const best = tradingOf(id)
      .ordersOf(caller('chitra').user)
      .find(({ order }) => order.odds === 1_500)!;
    await cancelOrders(house.deps, caller('chitra'), { market: id, orders: [best.order.id] });
    await place('chitra', id, 'back A 1.9 × 1000');
    clock.pass(DELAY_MS.inPlay);
    const done = await sent;
    const holding = tradingOf(id).holdingOf(caller('bela').user)!;
    const worst = Math.min(...[0, 1, 2].map(runner => holding.position(runner)));
    expect(done.ok ? worst >= shown : 'refused').not.toBe(false);
  });

  test('that is asked for twice, from two windows, closes the position once', async () => {
    const { id } = await openMarket(house, 'd11', THREE);
    await place('asha', id, 'lay A 2 × 1000');
    await place('bela', id, 'back A 2 × 1000');
    await place('chitra', id, 'back A 1.5 × 5000');
    const all = { market: id, percent: 100, value: rupees(333) };
    const both = ['one', 'two'].map(() => cashOutNow(house.deps, caller('bela'), all));
    expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('of a part needs no more than that part on offer', async () => {
    const { id } = await openMarket(house, 'd8', THREE);
    await place('asha', id, 'lay A 2 × 1000');
    await place('bela', id, 'back A 2 × 1000');
    await place('chitra', id, 'back A 1.5 × 400');
    const part = { market: id, percent: 20, value: rupees(0) };
    expect(answer(await cashOutNow(house.deps, caller('bela'), part))).toBe('taken');
  });

  test('counts no order twice: what is shown of a deep book can be had', async () => {
    const { id } = await openMarket(house, 'd9');
    await place('asha', id, 'lay A 2 × 1000');
    await place('bela', id, 'back A 2 × 1000');
    await place('chitra', id, 'back A 1.5 × 1000', 'back A 1.9 × 5000');
    const all = { market: id, percent: 100, value: rupees(0) };
    expect(answer(await cashOutNow(house.deps, caller('bela'), all))).toBe('taken');
  });
});

describe('[R3] asked for again with the same key, it is answered as before', () => {
  test('an order that was matched, though the market is suspended while it is asked for', async () => {
    const id = await inPlay('e1');
    const [same, input] = [caller('bela'), { market: id, orders: [wish('back A 2 × 100')] }];
    const first = await waited(placeOrders(house.deps, same, input));
    const again = placeOrders(house.deps, same, input);
    await Promise.race([clock.arrived(), again]);
    await keeper().turn(id, 'suspended');
    expect(await again).toEqual(first);
  });

  test('an order, when its market is settled', async () => {
    const market = await openMarket(house, 'e2');
    const [same, input] = [caller('bela'), { market: market.id, orders: [wish('back A 2 × 100')] }];
    const first = await placeOrders(house.deps, same, input);
    await keeper().settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B');
    expect(await placeOrders(house.deps, same, input)).toEqual(first);
  });

  test('an order that was moved', async () => {
    const { id } = await openMarket(house, 'e3');
    const placed = await place('bela', id, 'back A 3 × 500');
    const [order] = placed.ok ? placed.value.orders : [];
    const [same, input] = [caller('bela'), { market: id, order: order!.id, odds: odds(3.05), stake: rupees(500) }];
    const first = await changeOrder(house.deps, same, input);
    expect(answer(first)).toBe('taken');
    expect(await changeOrder(house.deps, same, input)).toEqual(first);
  });

  test('a cash-out', async () => {
    const { id } = await openMarket(house, 'e4');
    await place('asha', id, 'lay A 2 × 1000');
    await place('bela', id, 'back A 2 × 1000');
    await place('chitra', id, 'back A 1.52 × 1400');
    const [same, input] = [caller('bela'), { market: id, percent: 100, value: rupees(315) }];
    const first = await cashOutNow(house.deps, same, input);
    expect(answer(first)).toBe('taken');
    expect(await cashOutNow(house.deps, same, input)).toEqual(first);
  });
});
