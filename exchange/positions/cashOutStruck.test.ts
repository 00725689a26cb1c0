import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { type Money, paise, rupees } from '@maidan/core/money';
import { decimal, odds as oddsOf, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Auditor } from '../proof/auditor.ts';
import { type CashOut, cashOut } from './cashOut.ts';
import type { BookEvent, Market, Order, OrderState } from '../market.ts';
import { type Offers, upTo } from '../trading/offers.ts';
import type { Position } from './position.ts';
import { priceAt, TICKS } from '../ticks.ts';
import type { OrdersCommand } from '../trading/tradeCommand.ts';
import { Trading } from '../trading/trading.ts';

/* The way out of a position, struck in a real book: in any that orders can make, virtual prices and crumbs among them. */

const BELA = 'bela' as UserId; // names are ids here
const OTHERS = ['asha', 'chitra', 'dev'] as UserId[];
const MAX = rupees(800);

const marketOf = (runners: number, isComplete: boolean): Market => ({
  id: 'm' as MarketId, // a name for a test
  event: 'e',
  name: 'MATCH_ODDS',
  status: 'open',
  inPlay: false,
  betDelayMs: 0,
  runners: Array.from({ length: runners }, (_, i) => ({ id: `R${i}`, name: `R${i}`, isRemoved: false })),
  limits: { min: rupees(1), max: MAX },
  isComplete,
  version: 1,
  commission: 0,
});

/** Few prices and odd amounts: many orders at a price, each rounded by itself. */
const anyOrder = fc.record({
  user: fc.constantFrom(BELA, ...OTHERS),
  runner: fc.nat({ max: 3 }),
  side: fc.constantFrom(...SIDES),
  tick: fc.integer({ min: 0, max: 7 }),
  stake: fc.integer({ min: 100, max: 60_000 }),
});

interface Scene {
  readonly trading: Trading;
  readonly auditor: Auditor;
  readonly position: Position;
}

/** Orders around evens for two runners, around 4 for four; Bela has some of them, and what was struck. */
const anyScene: fc.Arbitrary<Scene> = fc
  .record({
    runners: fc.integer({ min: 2, max: 4 }),
    isComplete: fc.boolean(),
    orders: fc.array(anyOrder, { minLength: 6, maxLength: 40 }),
    most: fc.constantFrom(500, 60_000),
  })
  .map(({ runners, isComplete, orders, most }) => {
    const market = marketOf(runners, isComplete);
    const trading = new Trading(market);
    const auditor = new Auditor(
      market.runners.map(({ id }) => id),
      { isComplete },
    );
    const middle = TICKS.findIndex(odds => odds >= runners * 1000);
    for (const [nth, { tick, stake, runner, ...order }] of orders.entries()) {
      const placed: Order = {
        ...order,
        id: `o${nth}` as OrderId, // a name for a test
        runner: `R${runner % runners}`,
        odds: priceAt(middle - 3 + tick),
        stake: paise(100 + (stake % most)),
        at: nth as Millis, // a moment of a test
        isKept: false,
      };
      const { events } = trading.apply({ ...NOTHING, user: placed.user, place: [placed] });
      auditor.placed(placed, events);
    }
    return { trading, auditor, position: trading.positionOf(BELA)! };
  })
  .filter(({ position }) => position !== undefined);

const NOTHING = { type: 'orders', cancel: [], reduce: [], place: [], isAllOrNone: false } as const;

const wayOut = ({ trading, position }: Pick<Scene, 'trading' | 'position'>, percent: number): CashOut | undefined =>
  cashOut(position, upTo(trading.offersTo(BELA), MAX), percent, trading.outcomes);

const closing = ({ legs }: CashOut, percent: number, value: Money, isDirect: boolean): OrdersCommand => ({
  ...NOTHING,
  user: BELA,
  isAllOrNone: true,
  worth: { percent, value },
  place: legs.map(({ runner, side, odds, stake }, nth) => ({
    id: `out${nth}` as OrderId, // a name for a test
    user: BELA,
    runner,
    side,
    odds,
    stake,
    at: 99 as Millis, // a moment of a test
    isKept: false,
    ...(isDirect && { isDirect }),
  })),
});

const worthOf = (orders: readonly OrderState[]): Money => orders.find(({ worth }) => worth !== undefined)!.worth!;

/** Of its own orders, only those on the same runner are in the way of an order. */
const isOf = (event: BookEvent, { id, runner }: Order, orders: readonly OrderState[]): boolean =>
  event.type === 'matched'
    ? event.taker === id
    : event.type === 'ended' && orders.some(({ order }) => order.id === event.order && order.runner === runner);

const anyPercent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 }));

describe('when nothing changes in the book', () => {
  test('what is shown can be had, to the paisa or better, and every runner is left level', () => {
    let struck = 0;
    fc.assert(
      fc.property(anyScene, anyPercent, (scene, percent) => {
        const { trading, auditor, position } = scene;
        const way = wayOut(scene, percent);
        if (!way) return;
        struck += 1;
        const command = closing(way, percent, way.value, true);
        expect(trading.check(command)).toEqual({ ok: true, value: undefined });
        const { orders, events } = trading.apply(command);
        expect(worthOf(orders)).toBeGreaterThanOrEqual(way.value);
        const after = trading.positionOf(BELA)!;
        const kept = (100 - percent) / 100;
        const closed = Object.entries(after.ifWins).map(([id, made]) => made - kept * position.ifWins[id]!);
        const slack = way.legs.reduce((total, { odds }) => total + decimal(odds), events.length + 1);
        expect(Math.max(...closed) - Math.min(...closed)).toBeLessThanOrEqual(slack);
        expect(Math.floor(Math.min(...closed) + 1e-6)).toBeGreaterThanOrEqual(way.value);
        for (const order of command.place) {
          const own = events.filter(event => isOf(event, order, orders));
          expect(auditor.placed(order, own)).toEqual([]);
        }
      }),
      { numRuns: 600 },
    );
    expect(struck).toBeGreaterThan(100);
  });

  test('a paisa more than that is refused, and nothing happens', () => {
    fc.assert(
      fc.property(anyScene, anyPercent, (scene, percent) => {
        const way = wayOut(scene, percent);
        if (!way) return;
        const got = worthOf(scene.trading.clone().apply(closing(way, percent, way.value, true)).orders);
        const before = scene.trading.digest();
        const more = closing(way, percent, paise(got + 1), true);
        expect(scene.trading.check(more)).toEqual({ ok: false, error: 'price-changed' });
        expect(scene.trading.digest()).toBe(before);
      }),
    );
  });

  test('one that is offered for a part is offered for every smaller part', () => {
    fc.assert(
      fc.property(anyScene, fc.integer({ min: 2, max: 100 }), (scene, percent) => {
        const way = wayOut(scene, percent);
        if (!way || way.legs.some(({ stake }) => stake < 1_000)) return;
        expect(wayOut(scene, percent >> 1)).toBeDefined();
      }),
    );
  });
});

test('what many small orders round away, each its own, is not promised', () => {
  const trading = new Trading(marketOf(2, true));
  const place = (user: UserId, side: 'back' | 'lay', odds: number, ...stakes: readonly number[]): void => {
    for (const stake of stakes) {
      const id = `o${trading.ordersOf(user).length}${user}${side}` as OrderId; // a name for a test
      const at = 0 as Millis; // a moment of a test
      const order = { id, user, runner: 'R0', side, odds: oddsOf(odds), stake: paise(stake), at, isKept: false };
      trading.apply({ ...NOTHING, user, place: [order] });
    }
  };
  place(OTHERS[0]!, 'back', 2, 30_000);
  place(BELA, 'lay', 2, 30_000);
  place(OTHERS[1]!, 'lay', 1.95, ...Array.from({ length: 40 }, () => 777));
  const scene = { trading, position: trading.positionOf(BELA)! };
  const way = wayOut(scene, 50)!;
  // 777 at 1.95 win 738.15: what is lost of 39 of them is six paise at the most.
  expect(trading.offersTo(BELA)['R0']!.back).toEqual([{ odds: 1_950, stake: 40 * 777, dust: 6 }]);
  const { orders } = trading.clone().apply(closing(way, 50, way.value, true));
  expect(worthOf(orders)).toBeGreaterThanOrEqual(way.value);
  expect(worthOf(orders)).toBeLessThanOrEqual(way.value + 6);
});

/** Somebody's own orders on several runners would match each other, which they may not: whoever comes gains by both. */
function isCrossed({ trading }: Scene): boolean {
  const offers = Object.values(trading.offersTo(BELA));
  const share = (side: 'back' | 'lay', none: number): number =>
    offers.reduce((sum, { [side]: [best] }) => sum + (best ? 1 / decimal(best.odds) : none), 0);
  return trading.market.isComplete && (share('lay', -Infinity) > 1 || share('back', Infinity) < 1);
}

test('virtual prices, taken one after the other, would not get anybody out for more', () => {
  fc.assert(
    fc.property(anyScene, scene => {
      const { trading, position } = scene;
      const depths: Offers = Object.fromEntries(
        trading.market.runners.map(({ id }) => [id, trading.depth(id, TICKS.length)]),
      );
      const across = cashOut(position, upTo(depths, MAX), 100, trading.outcomes);
      if (!across || trading.ordersOf(BELA).length > 0 || isCrossed(scene)) return;
      const command = closing(across, 100, paise(-MAX * 100), false);
      if (!trading.check(command).ok) return;
      const { orders, events } = trading.clone().apply(command);
      const way = cashOut(position, trading.offersTo(BELA), 100, trading.outcomes);
      if (!way) return; // of all that is on offer a fraction of a paisa is missing
      const direct = trading.clone().apply(closing(way, 100, way.value, true));
      const legs = [...way.legs, ...across.legs];
      const slack = legs.reduce((total, { odds }) => total + decimal(odds), events.length + direct.events.length);
      expect(worthOf(direct.orders)).toBeGreaterThanOrEqual(worthOf(orders) - 2 * slack);
    }),
    { numRuns: 600 },
  );
});

test('who asks twice at once is closed once: the second finds another position', () => {
  fc.assert(
    fc.property(anyScene, anyPercent, (scene, percent) => {
      const way = wayOut(scene, percent);
      if (!way || way.legs.every(({ stake }) => stake < 1_000)) return;
      const { trading } = scene;
      trading.apply(closing(way, percent, way.value, true));
      const again = closing(way, percent, way.value, true);
      const second = { ...again, place: again.place.map(order => ({ ...order, id: `${order.id}again` as OrderId })) };
      expect(trading.check(second)).toEqual({ ok: false, error: 'price-changed' });
    }),
  );
});
