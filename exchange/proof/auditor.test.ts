import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { type Random, randomFrom } from '@maidan/core/random';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Auditor, audit } from './auditor.ts';
import { orderFrom } from './bookStory.ts';
import type { BookEvent, Leg, Match, Order } from '../market.ts';
import { MarketBook } from '../book/marketBook.ts';
import { stepped, tickBelow } from '../ticks.ts';

/** A race of so many runners, with chances that sum to one; orders come a few ticks around the fair prices. */
interface Race {
  readonly runners: readonly string[];
  readonly chances: readonly number[];
  readonly spread: number;
  readonly dust: boolean;
  /** Of ten orders, so many: with more on one side, more is struck across. */
  readonly backs: number;
}

interface Field {
  readonly least: number;
  readonly most: number;
  /** Prices at which pots divide exactly or not at all. */
  readonly equal: boolean;
}

function raceOf(random: Random, { least, most, equal }: Field): Race {
  const length = least + random.below(most - least + 1);
  const weights = Array.from({ length }, () => (equal ? 1 : 1 + random.below(40)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    runners: weights.map((_, i) => `R${i}`),
    chances: weights.map(weight => weight / total),
    spread: random.pick(equal ? [0, 1, 2] : [1, 3, 8, 30]),
    dust: random.below(3) === 0,
    backs: random.pick([1, 5, 9]),
  };
}

function orderOf(n: number, { runners, chances, spread, dust, backs }: Race, running: number, random: Random): Order {
  const runner = random.below(running);
  const fair = tickBelow(1000 / chances[runner]!) ?? odds(1.01);
  const stake = paise(1 + random.below(dust ? random.pick([5, 100, 5_000]) : 100_000));
  return {
    id: `o${n}` as OrderId,
    user: `u${random.below(6)}` as UserId,
    runner: runners[runner]!,
    side: random.below(10) < backs ? 'back' : 'lay',
    odds: stepped(fair, random.below(2 * spread + 1) - spread),
    stake,
    at: n as Millis,
    isKept: false,
    ...(random.below(12) === 0 ? { minFill: paise(random.below(stake + 1)) } : {}),
  };
}

interface Told {
  readonly faults: readonly string[];
  readonly crossed: number;
}

/** Plays a market and lets the auditor look at every step. */
function played(seed: number, steps: number, field: Field): Told {
  const random = randomFrom(seed);
  const race = raceOf(random, field);
  const book = new MarketBook(race.runners, { isComplete: true });
  const auditor = new Auditor(race.runners, { isComplete: true });
  const faults: string[] = [];
  let crossed = 0;
  let removed = 0;
  for (let n = 0; n < steps; n += 1) {
    const id = `o${random.below(n + 1)}` as OrderId;
    const kind = random.below(20);
    const running = race.runners.length - removed;
    if (kind === 0 && running > 2 && random.below(10) === 0) {
      removed += 1;
      const gone = race.runners.at(-removed)!;
      faults.push(...auditor.removed(gone, book.remove(gone)), ...auditor.uncrossed(book.uncross()));
    } else if (kind < 3) faults.push(...auditor.ended(book.end(id, 'cancelled')));
    else if (kind < 4) faults.push(...auditor.ended(book.reduce(id, paise(1 + random.below(1_000)))));
    else {
      const order = orderOf(n, race, running, random);
      const would = book.wouldMatch(order);
      const events = book.place(order);
      crossed += events.filter(event => event.type === 'matched' && event.match.residual !== undefined).length;
      if (would !== events.some(({ type }) => type === 'matched')) faults.push(`${order.id} would match: ${would}`);
      faults.push(...auditor.placed(order, events), ...unlike(order, events));
    }
    if (faults.length > 0) return { faults: [`seed ${seed}, step ${n}`, ...faults], crossed };
  }
  const said = [...book.resting()].map(({ order, left }) => `${order.id} ${left}`).toSorted();
  expect(auditor.waiting.map(({ order, left }) => `${order.id} ${left}`).toSorted()).toEqual(said);
  return { faults, crossed };
}

/** Size = matched + left + lapsed + cancelled + voided, of the order that was placed. */
function unlike(order: Order, events: readonly BookEvent[]): string[] {
  const parts = events.map(event => {
    if (event.type === 'matched') return event.match.legs.find(leg => leg.order === order.id)?.stake ?? 0;
    const id = event.type === 'rested' ? event.order.id : event.order;
    return id === order.id ? event.left : 0;
  });
  const sum = parts.reduce<number>((total, part) => total + part, 0);
  return sum === order.stake ? [] : [`${order.id} of ${order.stake} is ${sum} now`];
}

describe('no price is missed, no promise broken and no paisa lost', () => {
  test.each<[string, Field, runs: number, steps: number]>([
    ['two to six runners', { least: 2, most: 6, equal: false }, 300, 60],
    ['two to six runners with equal chances', { least: 2, most: 6, equal: true }, 200, 60],
    ['thirty runners', { least: 30, most: 30, equal: false }, 12, 400],
  ])('in any market of %s', (_, field, numRuns, steps) => {
    let crossed = 0;
    fc.assert(
      fc.property(fc.nat(), seed => {
        const told = played(seed, steps, field);
        crossed += told.crossed;
        expect(told.faults).toEqual([]);
      }),
      { numRuns },
    );
    expect(crossed).toBeGreaterThan(10);
  });
});

describe('the auditor notices', () => {
  const MARKET = { runners: ['A', 'B', 'C'], isComplete: true };
  const before = [
    'asha backs A 200 at 2.96',
    'bilal backs B 200 at 3',
    'chitra backs A 200 at 2.96',
    'dev lays C 10 at 2.9',
    'esha lays C 10 at 2.9',
    'farid lays C 10 at 2.86',
  ].map(text => orderFrom(text));
  const waiting = before.map(order => ({ order, left: order.stake }));
  const taker = orderFrom('gita backs C 100 at 2.8');
  const book = new MarketBook(MARKET.runners, MARKET);
  for (const order of before) book.place(order);
  const honest = book.place(taker);

  const faultsOf = (events: readonly BookEvent[], order = taker): readonly string[] =>
    audit(MARKET, waiting, order, events).faults;
  const changed = (change: (match: Match) => Match, at = 0): BookEvent[] =>
    honest.map((event, i) => (event.type === 'matched' && i === at ? { ...event, match: change(event.match) } : event));
  const legs =
    (at: number, change: Partial<Leg>) =>
    (match: Match): Match => {
      return { ...match, legs: match.legs.map((leg, i) => (i === at ? { ...leg, ...change } : leg)) };
    };
  const rested: BookEvent = { type: 'rested', order: taker, left: taker.stake };

  test('nothing when there is nothing', () => {
    expect(honest.map(({ type }) => type)).toEqual(['matched']);
    expect(faultsOf(honest)).toEqual([]);
  });

  const LIES: [string, BookEvent[], RegExp][] = [
    ['a price that was missed', [rested], /could be struck with other runners/],
    ['a paisa more', changed(legs(0, { profit: paise(20_001) })), /left over|profit/],
    [
      'a house that pays',
      changed(match => ({ ...match, residual: { A: paise(-1), B: paise(0), C: paise(0) } })),
      /pays 1/,
    ],
    ['a maker at another price', changed(legs(1, { odds: odds(3.05) })), /asked for/],
    ['a stranger', changed(legs(1, { order: 'nobody' as OrderId })), /not in the book/],
    ['who was overtaken', changed(legs(1, { order: 'chitra' as OrderId, user: 'chitra' as UserId })), /before asha/],
    ['stakes that are nowhere', [], /nowhere/],
    [
      'an order cancelled for nothing',
      [...honest, { type: 'ended', order: before[0]!.id, left: paise(1), why: 'cancelled' }],
      /no reason/,
    ],
  ];
  test.each(LIES)('%s', (_, events, fault) => {
    expect(faultsOf(events).join('\n')).toMatch(fault);
  });

  test('a worse direct price, a place not kept and a limit broken', () => {
    const direct = (maker: Order, stake = 1_000): BookEvent[] => {
      const small = { ...orderFrom('gita lays C 10 at 2.9'), ...maker };
      const fresh = new MarketBook(MARKET.runners, { isComplete: false });
      fresh.place(small);
      return [...fresh.place({ ...taker, stake: paise(stake) })];
    };
    const small = { ...taker, stake: paise(1_000) };
    const plain = { ...MARKET, isComplete: false };
    const faults = (maker: Order) => audit(plain, waiting, small, direct(maker)).faults.join('\n');
    expect(faults(before[3]!)).toBe('');
    expect(faults(before[4]!)).toMatch('dev came before esha');
    expect(faults(before[5]!)).toMatch('dev was there at 2900');
    const strict = { ...small, odds: odds(2.88) };
    expect(audit(plain, waiting.slice(5), strict, direct(before[5]!)).faults.join()).toMatch('worse than his limit');
  });
});
