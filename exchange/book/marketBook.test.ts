import type { OrderId } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { drawn, orderFrom, told } from '../proof/bookStory.ts';
import { MarketBook } from './marketBook.ts';

const RUNNERS = ['IND', 'AUS'];

/** A book between players of one runner only: what the other one is offered at does not count. */
function bookOf(...orders: readonly string[]): MarketBook {
  const book = new MarketBook(RUNNERS, { isComplete: false });
  for (const order of orders) book.place(orderFrom(order));
  return book;
}

const id = (name: string): OrderId => name as OrderId;

interface Story {
  readonly rule: string;
  readonly before: readonly string[];
  readonly drawnBefore: string;
  readonly order: string;
  readonly told: readonly string[];
  readonly drawnAfter: string;
}

const STORIES: readonly Story[] = [
  {
    rule: 'a back takes the longest lay first, at the price of who waited',
    before: ['asha lays IND 500 at 1.9', 'bilal lays IND 300 at 1.88', 'chitra backs IND 200 at 1.94'],
    drawnBefore: '1.88×300 1.9×500 | 1.94×200',
    order: 'dev backs IND 600 at 1.88',
    told: ['dev 500 at 1.9 with asha', 'dev 100 at 1.88 with bilal'],
    drawnAfter: '1.88×200 | 1.94×200',
  },
  {
    rule: 'a lay takes the shortest back first, and what is left of it rests',
    before: ['asha backs IND 500 at 1.9', 'bilal backs IND 300 at 1.88'],
    drawnBefore: '| 1.88×300 1.9×500',
    order: 'dev lays IND 1000 at 1.9',
    told: ['dev 300 at 1.88 with bilal', 'dev 500 at 1.9 with asha', 'dev rests with 200'],
    drawnAfter: '1.9×200 |',
  },
  {
    rule: 'at one price who came first is filled first',
    before: ['asha lays IND 100 at 2', 'bilal lays IND 100 at 2', 'chitra lays IND 100 at 2'],
    drawnBefore: '2×300 |',
    order: 'dev backs IND 150 at 1.5',
    told: ['dev 100 at 2 with asha', 'dev 50 at 2 with bilal'],
    drawnAfter: '2×150 |',
  },
  {
    rule: 'an order at a price nobody takes only rests',
    before: ['asha lays IND 100 at 2'],
    drawnBefore: '2×100 |',
    order: 'dev backs IND 150 at 2.02',
    told: ['dev rests with 150'],
    drawnAfter: '2×100 | 2.02×150',
  },
  {
    rule: 'his own order is cancelled when he meets it, and he goes on with the next',
    before: ['asha lays IND 100 at 2.1', 'dev lays IND 100 at 2', 'bilal lays IND 100 at 2'],
    drawnBefore: '2×200 2.1×100 |',
    order: 'dev backs IND 250 at 2',
    told: ['dev 100 at 2.1 with asha', 'dev cancelled 100', 'dev 100 at 2 with bilal', 'dev rests with 50'],
    drawnAfter: '| 2×50',
  },
  {
    rule: 'his own order stays when he is filled before he meets it',
    before: ['asha lays IND 100 at 2.1', 'dev lays IND 100 at 2'],
    drawnBefore: '2×100 2.1×100 |',
    order: 'dev backs IND 100 at 2',
    told: ['dev 100 at 2.1 with asha'],
    drawnAfter: '2×100 |',
  },
];

describe('a book, drawn before and after', () => {
  test.each(STORIES)('$rule', story => {
    const book = bookOf(...story.before);
    expect(drawn(book.depth('IND'))).toBe(story.drawnBefore);
    const order = orderFrom(story.order, story.order.startsWith('dev') ? 'dev' : undefined);
    const taker = story.before.some(text => text.startsWith('dev')) ? { ...order, id: id('dev2') } : order;
    expect(told(book.place(taker)).map(line => line.replaceAll('dev2', 'dev'))).toEqual(story.told);
    expect(drawn(book.depth('IND'))).toBe(story.drawnAfter);
  });
});

const AVERAGES: [rule: string, before: string[], order: string, told: string[]][] = [
  [
    'the limit is that of the average, so better prices pay for worse ones',
    ['a lays IND 2 at 5.5', 'b lays IND 6 at 5.4', 'c lays IND 20 at 5.3'],
    'dev backs IND 10 at 5.4 or nothing below 10',
    ['dev 2 at 5.5 with a', 'dev 6 at 5.4 with b', 'dev 2 at 5.3 with c'],
  ],
  [
    'as far as they can pay, and the rest lapses',
    ['a lays IND 2 at 5.5', 'b lays IND 6 at 5.4', 'c lays IND 20 at 5.2'],
    'dev backs IND 12 at 5.4 or nothing below 9',
    ['dev 2 at 5.5 with a', 'dev 6 at 5.4 with b', 'dev 1 at 5.2 with c', 'dev lapsed 3'],
  ],
  [
    'a lay is averaged the other way round',
    ['a backs IND 10 at 2', 'b backs IND 50 at 2.2'],
    'dev lays IND 30 at 2.1 or nothing below 20',
    ['dev 10 at 2 with a', 'dev 10 at 2.2 with b', 'dev lapsed 10'],
  ],
  [
    'less than the minimum is nothing at all',
    ['a lays IND 9.99 at 5.5'],
    'dev backs IND 12 at 5.4 or nothing below 10',
    ['dev lapsed 12'],
  ],
  [
    'a minimum of nothing takes what there is',
    ['a lays IND 5 at 5.5'],
    'dev backs IND 12 at 5.5 or nothing below 0',
    ['dev 5 at 5.5 with a', 'dev lapsed 7'],
  ],
  ['and lapses when there is nothing', [], 'dev backs IND 12 at 5.5 or nothing below 0', ['dev lapsed 12']],
];

describe('fill or kill', () => {
  test.each(AVERAGES)('%s', (_, before, order, expected) => {
    const book = bookOf(...before);
    expect(book.wouldMatch(orderFrom(order))).toBe(expected.length > 1);
    expect(told(book.place(orderFrom(order)))).toEqual(expected);
  });

  test('what it killed changed nothing, not even his own order in the way', () => {
    const book = bookOf('dev lays IND 5 at 5.5', 'a lays IND 5 at 5.4');
    const before = [...book.resting()];
    book.place(orderFrom('dev backs IND 12 at 5.4 or nothing below 6', 'dev2'));
    expect([...book.resting()]).toEqual(before);
  });
});

describe('an order in the book', () => {
  const QUEUE = [
    'asha backs IND 100 at 2',
    'bilal backs IND 200 at 2',
    'chitra backs IND 300 at 2',
    'dev backs IND 1 at 1.9',
  ];

  test('knows what is ahead of it', () => {
    const book = bookOf(...QUEUE);
    expect(['asha', 'bilal', 'chitra', 'dev'].map(name => book.queueOf(id(name)))).toEqual([
      { ahead: 0, place: 1 },
      { ahead: rupees(100), place: 2 },
      { ahead: rupees(300), place: 3 },
      { ahead: 0, place: 1 },
    ]);
    expect(book.queueOf(id('nobody'))).toBeUndefined();
  });

  test('keeps its place when it is made smaller', () => {
    const book = bookOf(...QUEUE);
    expect(told(book.reduce(id('bilal'), rupees(150)))).toEqual(['bilal cancelled 150']);
    expect(book.queueOf(id('bilal'))).toEqual({ ahead: rupees(100), place: 2 });
    expect(book.queueOf(id('chitra'))).toEqual({ ahead: rupees(150), place: 3 });
    expect(book.leftOf(id('bilal'))?.left).toBe(rupees(50));
    expect(told(book.reduce(id('bilal'), rupees(50)))).toEqual(['bilal cancelled 50']);
    expect(book.queueOf(id('chitra'))).toEqual({ ahead: rupees(100), place: 2 });
  });

  test.each(['cancelled', 'lapsed', 'voided'] as const)('is %s once', why => {
    const book = bookOf(...QUEUE);
    expect(told(book.end(id('chitra'), why))).toEqual([`chitra ${why} 300`]);
    expect(book.end(id('chitra'), why)).toEqual([]);
    expect(drawn(book.depth('IND'))).toBe('| 1.9×1 2×300');
  });

  test('would match only with somebody else', () => {
    const book = bookOf('asha lays IND 100 at 2');
    expect(book.wouldMatch(orderFrom('bilal backs IND 1 at 2'))).toBe(true);
    expect(book.wouldMatch(orderFrom('bilal backs IND 1 at 2.02'))).toBe(false);
    expect(book.wouldMatch(orderFrom('asha backs IND 1 at 2', 'other'))).toBe(false);
    expect(book.wouldMatch(orderFrom('bilal backs AUS 1 at 2'))).toBe(false);
  });
});

test('a non-runner voids its orders and cancels the lays on all others', () => {
  const book = bookOf(
    'asha backs IND 100 at 2',
    'bilal backs AUS 50 at 3',
    'chitra lays AUS 60 at 2',
    'dev lays IND 10 at 1.5',
  );
  expect(told(book.remove('AUS'))).toEqual(['dev cancelled 10', 'bilal voided 50', 'chitra voided 60']);
  expect([...book.resting()].map(({ order }) => order.id)).toEqual(['asha']);
  expect(() => book.place(orderFrom('dev backs AUS 10 at 2'))).toThrow('non-runner');
});

test('books that obeyed the same commands have the same digest, and every difference shows', () => {
  const story = ['asha lays IND 500 at 1.9', 'bilal lays IND 300 at 1.9', 'dev backs IND 600 at 1.9'];
  const [book, same] = [bookOf(...story), bookOf(...story)];
  expect(book.digest()).toBe(same.digest());
  const copy = book.clone();
  expect(copy.digest()).toBe(book.digest());
  expect(bookOf(story[1]!, story[0]!, story[2]!).digest()).not.toBe(book.digest());
  copy.reduce(id('bilal'), paise(1));
  expect(copy.digest()).not.toBe(book.digest());
  expect(book.digest()).toBe(same.digest());
});

test.each([
  ['a price between two ticks', { odds: odds(2.01) }, 'not a price'],
  ['no stake', { stake: paise(0) }, 'not a stake'],
  ['more than anybody may stake', { stake: paise(10_000_000_001) }, 'not a stake'],
  ['a runner of another market', { runner: 'ENG' }, 'not a runner'],
  ['an order it has', { id: id('asha') }, 'already'],
])('a book throws at %s', (_, fault, message) => {
  const order = { ...orderFrom('dev backs IND 10 at 2'), ...fault };
  expect(() => bookOf('asha lays IND 10 at 1.5').place(order)).toThrow(message);
});
