import { expect, test } from 'vitest';
import card32 from './card32.ts';
import card32eu from './card32eu.ts';
import { chances, plainChances } from './kit/chances.ts';
import { marketOf, selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { tableOf } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomeOf, outcomesOf, textOf } from './kit/testing/testing.ts';

const returned = new Map(returnsOf(card32eu).map(row => [row.id, row]));

// Cards in deal order: players 8, 9, 10, 11, then the tied leaders in that order.
test.each([
  [
    'three black',
    '6SS 7CC 8SS 9DD',
    '11',
    {
      '11': 2.08,
      '8.even': 1.97,
      '9.odd': 1.97,
      '10.even': 1.97,
      '11.odd': 1.97,
      black3: 3.25,
      total1011: 1.97,
      'single.0': 9.5,
    },
  ],
  [
    'four red are three red as well; a queen is even, a jack odd',
    'QHH 6DD JHH 8DD',
    '10',
    {
      '10': 3.2,
      '8.even': 1.97,
      '9.even': 1.97,
      '10.odd': 1.97,
      '11.even': 1.97,
      red3: 3.25,
      total1011: 1.97,
      'single.7': 9.5,
    },
  ],
  [
    'two and two; equal totals return the stake on both',
    '6SS KHH 10CC 9DD',
    '9',
    {
      '9': 5.95,
      '8.even': 1.97,
      '9.odd': 1.97,
      '10.even': 1.97,
      '11.odd': 1.97,
      'two-two': 2.44,
      total89: 1,
      total1011: 1,
      'single.8': 9.5,
    },
  ],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(card32eu, cards)).toEqual({ code, paid });
});

test('cards dealt to break a tie change nothing but the winner', () => {
  const sides = (cards: string) =>
    selectionsOf(card32eu)
      .filter(({ sid }) => Number(sid) > 4)
      .map(({ id }) => `${id} ${JSON.stringify(outcomeOf(card32eu, id, cards))}`);
  const [one, other] = ['KSS QHH 6CC 6DD 7SS 8SS', 'KSS QHH 6CC 6DD 9DD 8DD'];
  expect(outcomesOf(card32eu, one!).code).not.toBe(outcomesOf(card32eu, other!).code);
  expect(sides(one!)).toEqual(sides(other!));
});

test('totals are of cards alone: the head start of 10 and 11 does not count', () => {
  // 16 against 14 on the cards, 33 against 35 with the points the players start with.
  expect(outcomeOf(card32eu, 'total89', '8SS 8HH 7CC 7DD')).toBe('win');
});

test('the winner is followed by scores, parities, colours, totals and the digit', () => {
  expect(textOf(card32eu, '6SS 7CC 8SS 9DD')).toBe(
    'Player 11#8 : 14#9 : 16#10 : 18#11 : 20#8 : Even#9 : Odd#10 : Even#11 : Odd#Any 3 Card Black#10 & 11 Total#Single 0',
  );
  expect(textOf(card32eu, '6SS KHH 10CC 9DD')).toMatch(/#Two Black Two Red#Equal Total#Single 8$/);
});

test('[S216] the rows of the table with their numbers, prices and largest stakes', () => {
  expect(sheetOf(card32eu)).toEqual([
    ...['8', '9', '10', '11'].map((player, nth) => `${nth + 1} Player ${player} @ live max 100000`),
    ...['8', '9', '10', '11'].flatMap((player, nth) => [
      `${5 + 2 * nth} Player ${player} Odd @ 1.97 max 100000`,
      `${6 + 2 * nth} Player ${player} Even @ 1.97 max 100000`,
    ]),
    '13 Any 3 Card Black @ 3.25/3.45 max 100000',
    '14 Any 3 Card Red @ 3.25/3.45 max 100000',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit, nth) => `${15 + nth} Single ${digit} @ 9.5 max 25000`),
    '25 8 & 9 Total @ 1.97 max 100000',
    '26 10 & 11 Total @ 1.97 max 100000',
    '27 Two Black Two Red @ 2.44/2.54 max 100000',
  ]);
  expect(card32eu.layout.map(block => block.kind)).toEqual(['rows', 'rows', 'grid', 'rows', 'cells', 'cells']);
  expect(card32eu.layout.slice(0, 2)).toEqual(card32.layout); // the same two boxes of the winner
});

test('[R18] returns at the start', () => {
  const figures = Object.fromEntries(
    ['8.odd', '11.even', 'black3', 'red3', 'two-two', 'total89', 'total1011'].map(percentOf),
  );
  expect(figures).toEqual({
    '8.odd': '98.50',
    '11.even': '98.50',
    black3: '97.43',
    red3: '97.43',
    'two-two': '97.71',
    total89: '98.62',
    total1011: '98.62',
  });
  const singles = [...returned.values()].filter(({ id }) => id.startsWith('single'));
  expect(percent(Math.min(...singles.map(({ rtp }) => rtp!)), 1)).toBe('93.8');
  expect(percent(Math.max(...singles.map(({ rtp }) => rtp!)), 1)).toBe('97.1');
  expect(singles.toSorted((a, b) => b.rtp! - a.rtp!)[0]!.id).toBe('single.8');
  expect([...returned.values()].every(({ method }) => method === 'exact')).toBe(true);
});

test('[R18] what a layer of the colour rows can expect, and how often they win', () => {
  const figures = ['black3', 'red3', 'two-two'].map(id => [
    percent(returned.get(id)!.lay!, 1),
    percent(returned.get(id)!.hit),
  ]);
  expect(figures).toEqual([
    ['-3.4', '29.98'],
    ['-3.4', '29.98'],
    ['-1.7', '40.04'],
  ]);
});

test('losing both totals when they are equal, as seen elsewhere, would return 90.4 %', () => {
  const { hit } = returned.get('total89')!;
  expect(percent(hit * 1.97, 1)).toBe('90.4');
  expect(percent(1 - 2 * hit)).toBe('8.18');
});

test('the winner opens and moves as on the other table; everything else is sold before the first card only', () => {
  expect(Object.keys(pricesOf(card32eu, ''))).toHaveLength(27);
  for (const cards of ['KSS', 'KSS 6HH', 'KSS 6HH 6CC', 'KSS QHH 6CC 6DD']) {
    expect(pricesOf(card32eu, cards)).toEqual(pricesOf(card32, cards));
  }
});

test('side bets are decided by first cards: parities one by one, the rest after the fourth', () => {
  const decided = (cards: string) =>
    card32eu.markets
      .filter(market => market.decided?.(tableOf(card32eu, dealingOf(card32eu, cards))))
      .map(({ id }) => id);
  expect(decided('')).toEqual([]);
  expect(decided('KSS 6HH')).toEqual(['8.parity', '9.parity']);
  expect(decided('KSS QHH 6CC 6DD')).toEqual([
    '8.parity',
    '9.parity',
    '10.parity',
    '11.parity',
    'colours',
    'totals',
    'single',
  ]);
  expect(marketOf(card32eu, 'winner').decided).toBeUndefined();
});

test.each(['KSS 6HH', 'KSS 6HH 9CC'])('after "%s" the side chances are those of the plain count', cards => {
  const sides = selectionsOf(card32eu).filter(({ sid }) => Number(sid) > 4);
  const dealing = dealingOf(card32eu, cards);
  const exact = chances(card32eu, dealing, sides, 0);
  for (const [id, plain] of plainChances(card32eu, dealing, sides, 100_000)) {
    expect([id, plain.error]).toEqual([id, 0]);
    expect([id, exact.get(id)!.win]).toEqual([id, expect.closeTo(plain.win, 12)]);
    expect([id, exact.get(id)!.void]).toEqual([id, expect.closeTo(plain.void, 12)]);
  }
});

function percentOf(id: string): [string, string] {
  return [id, percent(returned.get(id)!.rtp!)];
}
