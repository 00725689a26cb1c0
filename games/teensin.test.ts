import { describe, expect, test } from 'vitest';
import { chances, plainChances } from './kit/chances.ts';
import type { Card } from './kit/cards.ts';
import { selectionsOf } from './kit/game.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar, percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { handsOf } from './kit/solve/hands.ts';
import { teenpattiHand } from './kit/families/teenpatti.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teensin from './teensin.ts';

const PAIRS = { 'A.pair': 3.25, 'B.pair': 3.25 };

// Cards in deal order: A, B, A, B, A, B.
test.each([
  [
    'the higher last digit wins, whatever the high card',
    '2SS 3HH 3CC 4DD 4SS 8HH',
    'A',
    { A: 1.98, 'B.high': 1.98, 'A.color-plus': 4 },
  ],
  [
    'a trio beats a better digit',
    '2SS 8HH 2HH 8DD 2CC 3SS',
    'A',
    { A: 1.98, 'B.high': 1.98, ...PAIRS, 'A.color-plus': 21 },
  ],
  [
    'of two trios the higher rank wins, not the better digit',
    '8SS 3SS 8HH 3HH 8CC 3CC',
    'A',
    { A: 1.98, 'A.high': 1.98, ...PAIRS, 'A.color-plus': 21, 'B.color-plus': 21 },
  ],
  [
    'equal digits: the highest card decides',
    '5SS 4HH 4SS 4DD 8SS 9SS',
    'B',
    { B: 1.98, 'B.high': 1.98, 'B.pair': 3.25, 'A.color-plus': 7, lucky9: 4.7 },
  ],
  [
    'equal digits and highest card: the second decides',
    '8SS 8HH 6SS 7HH 3SS 2CC',
    'B',
    { B: 1.98, 'B.high': 1.98, 'A.color-plus': 7 },
  ],
  [
    'suits never decide: all ranks equal is a tie, stakes returned',
    '8SS 8HH 7SS 7HH 4SS 4HH',
    'T',
    { A: 1, B: 1, 'A.high': 1, 'B.high': 1, 'A.color-plus': 7, 'B.color-plus': 7 },
  ],
  ['high card: the third decides', '8SS 8HH 7CC 7HH 4SS 5HH', 'A', { A: 1.98, 'B.high': 1.98, 'B.color-plus': 7 }],
  [
    'a straight flush to the nine is paid as that alone',
    '7SS 2HH 8SS 4HH 9SS 6HH',
    'A',
    { A: 1.98, 'A.high': 1.98, 'A.color-plus': 31, 'B.color-plus': 7, lucky9: 4.7 },
  ],
  [
    'the lowest straight',
    '2SS 8SS 3HH 8HH 4SS 5SS',
    'A',
    { A: 1.98, 'B.high': 1.98, 'B.pair': 3.25, 'A.color-plus': 4 },
  ],
  ['2 does not follow 9', '8HH 3HH 9SS 5CC 2HH 4DD', 'A', { A: 1.98, 'A.high': 1.98, 'B.color-plus': 4, lucky9: 4.7 }],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(teensin, cards)).toEqual({ code, paid });
});

test('the result names the winner, the high card, the pairs, Color Plus and Lucky 9', () => {
  expect(textOf(teensin, '5SS 4HH 4SS 4DD 8SS 9SS')).toBe(
    'Player B (A: 7 | B: 7)#Player B#A: No | B: Yes#A: Flush | B: -#Yes',
  );
  expect(textOf(teensin, '8SS 8HH 7SS 7HH 4SS 4HH')).toBe('Tie (A: 9 | B: 9)#Tie#A: No | B: No#A: Flush | B: Flush#No');
});

test('the deck has 29 cards and one nine', () => {
  expect(teensin.shoe.faces.size).toBe(29);
  expect([...teensin.shoe.faces.keys()].filter(face => String(face).startsWith('9'))).toEqual(['9S']);
});

const PLUS = 'Straight 3:1, Flush 6:1, Trio 20:1, Straight Flush 30:1';

test('rows have the numbers, names, prices and limits of the rules card', () => {
  expect(sheetOf(teensin)).toEqual([
    '1 Winner A @ 1.98 max 200000',
    '2 Winner B @ 1.98 max 200000',
    '3 High Card A @ 1.98 max 200000',
    '4 High Card B @ 1.98 max 200000',
    '5 Pair A @ 3.25 max 200000',
    '6 Pair B @ 3.25 max 200000',
    `7 Color Plus A @ ${PLUS} max 200000`,
    `8 Color Plus B @ ${PLUS} max 200000`,
    '9 Lucky 9 @ 4.7/5.1 max 200000',
  ]);
});

test('the page is headed as the rules card is', () => {
  expect([teensin.name, teensin.title]).toEqual(['29 Card Baccarat', '29Card Baccarat']);
});

test('[S226] the table has a column for each player, and Lucky 9 to back or lay', () => {
  expect(printedOn(teensin)).toEqual([
    [
      ...['Winner A 1.98', 'Winner B 1.98', 'High Card A 1.98', 'High Card B 1.98', 'Pair A 3.25', 'Pair B 3.25'],
      ...[`Color Plus A ${PLUS}`, `Color Plus B ${PLUS}`],
    ],
    ['Lucky 9 4.7/5.1'],
  ]);
  expect(teensin.layout[0]).toMatchObject({ columns: ['Player A', 'Player B'] });
  expect(teensin.layout[1]).toMatchObject({ kind: 'rows', sides: ['back', 'lay'] });
});

describe('[R18] what teensin returns', () => {
  test('by exact count', () => {
    const { 'A.color-plus': plusA, 'B.color-plus': plusB, ...others } = percentsOf(teensin);
    expect(others).toEqual({
      A: '99.01',
      B: '99.01',
      'A.high': '99.01',
      'B.high': '99.01',
      'A.pair': '95.88',
      'B.pair': '95.88',
      lucky9: '97.24',
    });
    expect([plusA, plusB].map(share => Number(share).toFixed(1))).toEqual(['95.2', '95.2']);
  });

  test('laying Lucky 9 costs 5.5 % of the stake, and it comes in 6 of 29 rounds', () => {
    const { hit, lay } = returnsOf(teensin).find(({ id }) => id === 'lucky9')!;
    expect(hit).toBeCloseTo(6 / 29, 12);
    expect(percent(lay!, 1)).toBe('-5.5');
  });

  test('0.67 % of rounds are a tie', () => {
    const winner = selectionsOf(teensin).slice(0, 1);
    expect(percent(chances(teensin, { gone: [], dealt: [] }, winner, 0).get('A')!.void)).toBe('0.67');
  });

  test('Color Plus at 2, 5, 20 and 30 to 1, as published, would return 82.76 %: the house would keep 17.2 %', () => {
    const published: Readonly<Record<string, number>> = { Straight: 3, Flush: 6, Trio: 21, 'Straight Flush': 31 };
    const hands = handsOf(3, [...teensin.shoe.faces.keys()] as Card[]); // the shoe of this game holds cards
    const rtp = hands.reduce((sum, hand) => sum + (published[teenpattiHand(hand)] ?? 0), 0) / hands.length;
    expect([hands.length, percent(rtp), percent(1 - rtp, 1)]).toEqual([3654, '82.76', '17.2']);
  });
});

test.each(['2SS 8HH 2HH 8DD', '7SS 2HH 8SS', '9SS 2HH 8SS 4DD 3CC', '8SS 8HH 7SS 7HH 4SS 4HH'])(
  'the solver agrees with finishing the round in every way after %s',
  cards => {
    const dealing = dealtSoFar(teensin, cards);
    const all = selectionsOf(teensin);
    const plain = plainChances(teensin, dealing, all, 60_000);
    for (const [id, { win, void: voided, pays, hit }] of chances(teensin, dealing, all, 0)) {
      const counted = plain.get(id)!;
      expect(counted.error).toBe(0);
      expect([id, win, voided, pays, hit].map(rounded)).toEqual(
        [id, counted.win, counted.void, counted.pays, counted.hit].map(rounded),
      );
    }
  },
);

const rounded = (value: string | number) => (typeof value === 'number' ? value.toFixed(10) : value);
