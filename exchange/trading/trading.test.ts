import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { type Money, paise, rupees, sum, ZERO } from '@maidan/core/money';
import { SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg, Market, Order } from '../market.ts';
import { exposureOf, positionOf } from '../positions/position.ts';
import { priceAt, TICKS } from '../ticks.ts';
import type { TradeCommand } from './tradeCommand.ts';
import { Trading } from './trading.ts';

const RUNNERS = ['A', 'B', 'C'];
const USERS = ['asha', 'bela', 'chitra', 'dev'] as UserId[];

const market = (runners: readonly string[]): Market => ({
  id: 'm' as MarketId,
  event: 'e',
  name: 'MATCH_ODDS',
  status: 'open',
  inPlay: false,
  betDelayMs: 0,
  runners: runners.map(id => ({ id, name: id, isRemoved: false })),
  limits: { min: rupees(1), max: rupees(10_000) },
  isComplete: true,
  version: 1,
  commission: 0,
});

const anyOrder = fc.record({
  user: fc.constantFrom(...USERS),
  runner: fc.constantFrom(...RUNNERS),
  side: fc.constantFrom(...SIDES),
  tick: fc.integer({ min: 80, max: 190 }),
  stake: fc.integer({ min: 100, max: 100_000 }),
  isKept: fc.boolean(),
});

/** Place; place instead of an earlier one; take all back; lapse an old one; suspend and open; in play. */
const anyCommand = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('place' as const), order: anyOrder }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replace' as const), order: anyOrder, nth: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), user: fc.constantFrom(...USERS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lapse' as const), nth: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('suspend' as const, 'open' as const, 'inPlay' as const) }) },
);
type Wanted = typeof anyCommand extends fc.Arbitrary<infer T> ? T : never;

const id = (nth: number): OrderId => `o${nth}` as OrderId;

function orderOf({ tick, stake, ...order }: Extract<Wanted, { do: 'place' }>['order'], nth: number): Order {
  return { ...order, id: id(nth), odds: priceAt(tick), stake: paise(stake), at: nth as Millis };
}

function commandOf(wanted: Wanted, nth: number): TradeCommand {
  const nothing = { type: 'orders', cancel: [], reduce: [], place: [], isAllOrNone: false } as const;
  switch (wanted.do) {
    case 'place':
      return { ...nothing, user: wanted.order.user, place: [orderOf(wanted.order, nth)] };
    case 'replace':
      return { ...nothing, user: wanted.order.user, cancel: [id(wanted.nth)], place: [orderOf(wanted.order, nth)] };
    case 'cancel':
      return { ...nothing, user: wanted.user, cancel: 'all' };
    case 'lapse':
      return { type: 'lapse', orders: [id(wanted.nth)] };
    case 'suspend':
      return { type: 'status', status: 'suspended' };
    case 'open':
      return { type: 'status', status: 'open' };
    case 'inPlay':
      return { type: 'turnInPlay', betDelayMs: 5_000 };
  }
}

/** What was accepted, and every bet that was struck. */
function traded(wanted: readonly Wanted[]) {
  const trading = new Trading(market(RUNNERS));
  const journal: TradeCommand[] = [];
  const legs: Leg[] = [];
  const held = new Map<UserId, Money>();
  wanted.forEach((each, nth) => {
    const command = commandOf(each, nth);
    if (!trading.check(command).ok) return;
    const outcome = trading.apply(command);
    journal.push(command);
    for (const event of outcome.events) if (event.type === 'matched') legs.push(...event.match.legs);
    for (const [user, { before, after }] of outcome.held) {
      expect(before).toBe(held.get(user) ?? ZERO);
      held.set(user, after);
    }
    for (const { order, matched, left, lapsed, cancelled, voided } of outcome.orders) {
      expect(sum([matched, left, lapsed, cancelled, voided])).toBe(order.stake);
    }
  });
  return { trading, journal, legs, held };
}

const anyEvening = fc.array(anyCommand, { maxLength: 60 });

describe('whatever is traded', () => {
  test('[R7] what is held is the worst of all outcomes, by the plain arithmetic of positions', () => {
    fc.assert(
      fc.property(anyEvening, wanted => {
        const { trading, legs, held } = traded(wanted);
        for (const user of USERS) {
          const mine = positionOf(
            RUNNERS,
            legs.filter(leg => leg.user === user),
          );
          expect(held.get(user) ?? ZERO).toBe(exposureOf(mine, trading.ordersOf(user)));
        }
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  test('whoever wins, nobody is paid more than others lose, and the house never pays', () => {
    fc.assert(
      fc.property(anyEvening, wanted => {
        const { legs } = traded(wanted);
        const { ifWins } = positionOf(RUNNERS, legs);
        for (const runner of RUNNERS) expect(ifWins[runner]!).toBeLessThanOrEqual(0);
        // Only a match across all runners leaves anything over.
        const isLevel = Object.values(ifWins).every(amount => amount === 0);
        expect(isLevel || legs.length >= RUNNERS.length).toBe(true);
      }),
      { numRuns: 200, seed: 8 },
    );
  });

  test('the same commands make the same market, and so does a copy that goes on', () => {
    fc.assert(
      fc.property(anyEvening, anyEvening, (first, then) => {
        const { trading, journal } = traded([...first, ...then]);
        const again = new Trading(market(RUNNERS));
        const half = Math.floor(journal.length / 2);
        for (const command of journal.slice(0, half)) again.apply(command);
        const copy = again.clone();
        for (const command of journal.slice(half)) copy.apply(command);
        expect(copy.digest()).toBe(trading.digest());
        for (const command of journal.slice(half)) again.apply(command);
        expect(again.digest()).toBe(trading.digest());
      }),
      { numRuns: 100, seed: 9 },
    );
  });

  test('what an order may need is never less than what it then holds', () => {
    fc.assert(
      fc.property(anyEvening, anyOrder, (wanted, last) => {
        const { trading } = traded(wanted);
        const command = commandOf({ do: 'place', order: last }, 1_000);
        if (command.type !== 'orders' || !trading.check(command).ok) return;
        const needs = trading.needs(command);
        const { held } = trading.apply(command);
        const { before, after } = held.get(last.user)!;
        expect(after - before).toBeLessThanOrEqual(Math.max(0, needs));
      }),
      { numRuns: 200, seed: 10 },
    );
  });
});

test('every tick of the ladder can be traded', () => {
  const trading = new Trading(market(RUNNERS));
  for (const [nth, odds] of TICKS.entries()) {
    const order = { user: USERS[0]!, runner: 'A', side: 'back', stake: rupees(10), isKept: false } as const;
    const place = [{ ...order, odds, id: id(nth), at: 0 as Millis }];
    const command = { type: 'orders', user: USERS[0]!, cancel: [], reduce: [], place, isAllOrNone: false } as const;
    expect(trading.check(command).ok).toBe(true);
    trading.apply(command);
  }
  expect(trading.depth('A', 400).lay).toHaveLength(TICKS.length);
});
