import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { type Random, randomFrom } from '@maidan/core/random';
import { SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BACK, Ladder, LAY, queueOf, rankOf } from './ladder.ts';
import { Fills } from './ladderFills.ts';
import type { Order } from '../market.ts';
import { MarketBook } from './marketBook.ts';
import { PlainBook } from '../proof/plainBook.ts';
import { priceAt } from '../ticks.ts';

const RUNNERS = ['IND', 'AUS', 'DRAW'];

type Command =
  | { readonly type: 'place'; readonly order: Order }
  | { readonly type: 'end' | 'reduce' | 'where'; readonly id: OrderId; readonly by: number };

/** A few prices and users, so that queues form, own orders meet, and every level is emptied again and again. */
function commandOf(n: number, random: Random, prices: number): Command {
  const id = (back: number): OrderId => `o${n - 1 - random.below(back)}` as OrderId;
  const kind = random.below(100);
  if (kind < 45) return { type: 'end', id: id(30), by: 0 };
  if (kind < 50) return { type: 'reduce', id: id(40), by: 1 + random.below(300) };
  if (kind < 53) return { type: 'where', id: id(40), by: 0 };
  const stake = 1 + random.below(kind < 60 ? 2_000 : 500);
  const order: Order = {
    id: `o${n}` as OrderId,
    user: `u${random.below(12)}` as UserId,
    runner: random.pick(RUNNERS),
    side: random.pick(SIDES),
    odds: priceAt(95 + random.below(prices)),
    stake: paise(stake),
    at: n as Millis,
    isKept: false,
  };
  return { type: 'place', order: kind < 97 ? order : { ...order, minFill: paise(random.below(stake + 1)) } };
}

function obey(book: MarketBook | PlainBook, command: Command): unknown {
  if (command.type === 'place') return book.place(command.order);
  if (command.type === 'end') return book.end(command.id, 'cancelled');
  return command.type === 'reduce' ? book.reduce(command.id, paise(command.by)) : book.queueOf(command.id);
}

/** After so many commands an order lapses, so that books stay small enough for the plain one. */
const LIFE = 200;

/** What the two answer differently first, as text; undefined when they always agree. */
function firstDifference(seed: number, count: number, prices: number): string | undefined {
  const random = randomFrom(seed);
  const book = new MarketBook(RUNNERS, { isComplete: false });
  const plain = new PlainBook();
  for (let n = 0; n < count; n += 1) {
    const command = commandOf(n, random, prices);
    const due = `o${n - LIFE}` as OrderId;
    const ours = [obey(book, command), book.end(due, 'lapsed')];
    const theirs = [obey(plain, command), plain.end(due, 'lapsed')];
    if (!isSame(ours, theirs)) return `${n}: ${[command, ours, theirs].map(each => JSON.stringify(each)).join('\n')}`;
    if (n % 512 === 0 && !agree(book, plain)) return `${n}: what rests`;
  }
  return agree(book, plain) ? undefined : 'what rests in the end';
}

const agree = (book: MarketBook, plain: PlainBook): boolean =>
  isSame([...book.resting()], plain.resting(RUNNERS)) &&
  RUNNERS.every(runner => isSame(book.rawDepth(runner), plain.depth(runner)));

/** Plain values only. Written out because it is asked millions of times. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  const [left, right] = [Object.keys(a), Object.keys(b)];
  return left.length === right.length && left.every((key, i) => right[i] === key && isSame(one[key], other[key]));
}

describe('the ladder does what the plain book does, event by event', () => {
  test('in any short story', () => {
    const story = fc.record({
      seed: fc.nat(),
      count: fc.integer({ min: 1, max: 200 }),
      prices: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(story, ({ seed, count, prices }) => {
        expect(firstDifference(seed, count, prices)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test.each([2, 6, 20, 60])('in long ones with %d prices', prices => {
    expect(firstDifference(prices, 300_000, prices)).toBeUndefined();
  });
});

describe('a ladder', () => {
  const everyRank = Array.from({ length: 350 }, (_, i) => i + 1);

  test.each([BACK, LAY] as const)('finds its best and its next price wherever they are (side %d)', side => {
    const queue = queueOf(1, side);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...everyRank), { minLength: 1 }), ranks => {
        const ladder = new Ladder(3);
        for (const rank of ranks) ladder.rest(queue, rank, 1, 1);
        const walked: number[] = [];
        for (let rank = ladder.best(queue); rank !== 0; rank = ladder.worse(queue, rank)) walked.push(rank);
        expect(walked).toEqual(ranks.toSorted((a, b) => b - a));
        expect([ladder.best(queueOf(0, side)), ladder.best(queueOf(2, side))]).toEqual([0, 0]);
      }),
    );
  });

  test('the longest lay and the shortest back are the best', () => {
    const [short, long] = [rankOf(LAY, 10), rankOf(LAY, 11)];
    expect(long).toBeGreaterThan(short);
    expect(rankOf(BACK, 10)).toBeGreaterThan(rankOf(BACK, 11));
    expect(everyRank.every(tick => rankOf(BACK, rankOf(BACK, tick)) === tick)).toBe(true);
  });

  test('grows, and a handle never names another order', () => {
    const ladder = new Ladder(1);
    const handles = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      const slots = Array.from({ length: 2_000 }, () => ladder.rest(0, 100, 5, 1));
      for (const slot of slots) handles.add(ladder.orders.handleOf(slot));
      expect(ladder.volume(0, 100)).toBe(10_000);
      for (const slot of slots) ladder.remove(slot);
      expect(ladder.best(0)).toBe(0);
    }
    expect(handles.size).toBe(6_000);
    expect([...handles].filter(handle => ladder.orders.slotOf(handle) !== 0)).toEqual([]);
  });

  test('a copy goes its own way', () => {
    const ladder = new Ladder(1);
    ladder.rest(0, 100, 5, 1);
    const copy = ladder.clone();
    copy.take(0, 1, 3, 2, new Fills());
    expect([ladder.volume(0, 100), copy.volume(0, 100)]).toEqual([5, 2]);
  });
});
