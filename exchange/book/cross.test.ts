import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { drawn, orderFrom, told } from '../proof/bookStory.ts';
import { MarketBook } from './marketBook.ts';

const book = (runners: string, ...orders: readonly string[]): MarketBook => {
  const made = new MarketBook(runners.split(' '), { isComplete: true });
  for (const order of orders) made.place(orderFrom(order));
  return made;
};

const STORIES: [rule: string, runners: string, before: string[], order: string, told: string[]][] = [
  [
    'two backs at evens are each other’s other side',
    'A B',
    ['asha backs A 100 at 2'],
    'dev backs B 100 at 2',
    ['dev 100 at 2 across, asha 100 at 2'],
  ],
  [
    'a back is filled at the virtual price, better than its limit',
    'A B',
    ['asha backs A 200 at 1.5'],
    'dev backs B 50 at 2',
    ['dev 50 at 3 across, asha 100 at 1.5'],
  ],
  [
    'three backs at 3 make a pot',
    'A B C',
    ['asha backs A 100 at 3', 'bilal backs B 50 at 3'],
    'dev backs C 100 at 3',
    ['dev 50 at 3 across, asha 50 at 3, bilal 50 at 3', 'dev rests with 50'],
  ],
  [
    'lays on all runners pay each other',
    'A B C',
    ['asha lays A 100 at 4', 'bilal lays B 100 at 4'],
    'dev lays C 100 at 2.5',
    ['dev 100 at 2 across, asha 50 at 4, bilal 50 at 4'],
  ],
  [
    'the better of direct and virtual comes first',
    'A B',
    ['asha backs A 50 at 1.5', 'bilal lays B 10 at 3.1', 'chitra lays B 100 at 2.9'],
    'dev backs B 60 at 2',
    ['dev 10 at 3.1 with bilal', 'dev 25 at 3 across, asha 50 at 1.5', 'dev 25 at 2.9 with chitra'],
  ],
  [
    'the direct one when they are equal',
    'A B',
    ['asha backs A 50 at 1.5', 'bilal lays B 10 at 3'],
    'dev backs B 15 at 3',
    ['dev 10 at 3 with bilal', 'dev 5 at 3 across, asha 10 at 1.5'],
  ],
  [
    'when the best combination is used up, the next',
    'A B',
    ['asha backs A 50 at 1.5', 'bilal backs A 60 at 1.6'],
    'dev backs B 100 at 2',
    ['dev 25 at 3 across, asha 50 at 1.5', 'dev 36.09 at 2.66 across, bilal 60 at 1.6', 'dev rests with 38.91'],
  ],
  [
    'his own orders are passed over and stay',
    'A B',
    ['dev backs A 50 at 1.5', 'bilal backs A 60 at 1.6'],
    'dev backs B 100 at 2.6',
    ['dev2 36.09 at 2.66 across, bilal 60 at 1.6', 'dev2 rests with 63.91'],
  ],
  [
    'no back is longer than the longest price',
    'A B C',
    ['asha backs A 100 at 1.5', 'bilal backs B 100 at 1.5'],
    'dev backs C 0.1 at 500',
    ['dev 0.1 at 1000 across, asha 66.67 at 1.5, bilal 66.67 at 1.5'],
  ],
  [
    'one runner without a back is enough to stop it',
    'A B C',
    ['asha backs A 9 at 1.1'],
    'dev backs C 9 at 2',
    ['dev rests with 9'],
  ],
];

describe('cross-matching', () => {
  test.each(STORIES)('%s', (_, runners, before, text, expected) => {
    const market = book(runners, ...before);
    const order = orderFrom(text, before.some(each => each.startsWith('dev')) ? 'dev2' : 'dev');
    expect(market.wouldMatch(order)).toBe(expected.length > 1 || expected[0]!.includes(' across'));
    expect(told(market.place(order))).toEqual(expected);
  });

  test('what prices and paise leave over is the house’s, whoever wins', () => {
    const market = book('A B', 'asha backs A 100.01 at 1.6');
    const [event] = market.place(orderFrom('dev backs B 200 at 2'));
    expect(event?.type === 'matched' && event.match.residual).toEqual({ A: 15, B: 17 });
  });
});

const DEPTHS: [rule: string, runners: string, orders: string[], of: string, depth: string, raw: string][] = [
  [
    'shows direct and virtual prices together',
    'A B',
    ['a backs A 50 at 1.5', 'b backs A 60 at 1.6', 'c lays B 10 at 3', 'd lays B 7 at 2.5', 'e backs B 5 at 4'],
    'B',
    '2.5×7 2.66×36.09 3×35 | 4×5',
    '2.5×7 3×10 | 4×5',
  ],
  [
    'of lays as well, never more than it is asked for',
    'A B C',
    ['a lays A 50 at 3', 'b lays A 50 at 2.9', 'c lays A 50 at 2.8', 'd lays A 50 at 2.7', 'e lays B 500 at 3'],
    'C',
    '| 3×50 3.15×46.03 3.25×43.07',
    '|',
  ],
];

describe('depth', () => {
  test.each(DEPTHS)('%s', (_, runners, orders, of, depth, raw) => {
    const market = book(runners, ...orders);
    expect([drawn(market.depth(of)), drawn(market.rawDepth(of))]).toEqual([depth, raw]);
  });
});

test('runners that remain after one is removed are still complete', () => {
  const market = book('A B C', 'asha backs A 100 at 2', 'bilal backs C 1 at 5');
  market.remove('C');
  expect(told(market.place(orderFrom('dev backs B 30 at 2')))).toEqual(['dev 30 at 2 across, asha 30 at 2']);
});

describe('backs that a removal leaves as each other’s other side', () => {
  test('are struck, so that no price is crossed', () => {
    const market = book('A B C', 'asha backs A 1000 at 1.8', 'bela backs B 1000 at 1.8');
    expect(market.uncross()).toEqual([]);
    market.remove('C');
    expect(told(market.uncross())).toEqual(['asha 803.57 at 2.24 across, bela 1000 at 1.8']);
    expect([drawn(market.depth('A')), drawn(market.depth('B'))]).toEqual(['| 1.8×196.43', '2.24×157.84 |']);
    expect(market.uncross()).toEqual([]);
  });

  test('by price and time, and what is left keeps its place', () => {
    const orders = ['a backs A 100 at 2', 'b backs A 100 at 2', 'c backs A 100 at 1.9', 'd backs B 150 at 2'];
    const market = book('A B C', ...orders);
    market.remove('C');
    expect(told(market.uncross())).toEqual(['c 100 at 2 across, d 100 at 2', 'a 50 at 2 across, d 50 at 2']);
    expect(market.queueOf(orderFrom(orders[1]!).id)).toEqual({ ahead: rupees(50), place: 2 });
  });

  test('do not meet those of the same player', () => {
    const market = book('A B C', 'asha backs A 1000 at 1.8');
    market.place(orderFrom('asha backs B 1000 at 1.8', 'other'));
    market.remove('C');
    expect(market.uncross()).toEqual([]);
  });
});
