import { describe, expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { notAsPlayed, paidFor, scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teenmuf from './teenmuf.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('rounds, dealt A B A B A B', () => {
  test.each<[string, string, Record<string, number>]>([
    ['the lower hand wins', '2SS 2HH 3HH 4CC 5CC 6DD', { 'A.win': 1.98, 'B.win': 0 }],
    ['2-3-5 of different suits is best', '2SS 2HH 3HH 3CC 5CC 6DD', { 'A.win': 1.98 }],
    [
      '2-3-5 of one suit is a flush and loses to any high card',
      '2SS AHH 3SS KCC 5SS JDD',
      { 'A.win': 0, 'B.win': 1.98 },
    ],
    ['A-K-Q of one suit is worst: it loses to three aces', 'ASS ADD KSS AHH QSS ACC', { 'A.win': 0, 'B.win': 1.98 }],
    ['a trio loses to a straight', '2SS AHH 2HH KCC 2CC QDD', { 'A.win': 0, 'B.win': 1.98 }],
    ['the ace is high: A-2-4 loses to K-Q-10', 'ASS KHH 2HH QCC 4CC 10DD', { 'A.win': 0, 'B.win': 1.98 }],
    ['A-2-3 is a sequence and loses to K-Q-J', 'ASS KHH 2HH QCC 3CC JDD', { 'A.win': 0, 'B.win': 1.98 }],
    ['a tie returns both stakes', 'KSS KHH 9HH 9CC 4DD 4SS', { 'A.win': 1, 'B.win': 1 }],
  ])('%s', (_, dealt, paid) => {
    expect(paidFor(teenmuf, dealt, Object.keys(paid))).toEqual(paid);
  });
});

describe('Top 9', () => {
  test.each([
    ['a nine is paid 1 to 3, not three times the stake in all', '2SS 4HH 9DD', 4],
    ['an eight 1 to 4', '2SS 4HH 8DD', 5],
    ['a seven 1 to 5', '2SS 4HH 7DD', 6],
    ['a six 1 to 8', '2SS 4HH 6DD', 9],
    ['a five 1 to 30: 2-3-5 and 2-4-5', '2SS 4HH 5DD', 31],
    ['a ten is too high', '2SS 4HH 10DD', 0],
    ['so is an ace', 'ASS 4HH 2DD', 0],
    ['a pair does not count', '2SS 2HH 9DD', 0],
    ['nor a colour', '2SS 4SS 9SS', 0],
    ['nor a sequence', '7SS 8HH 9DD', 0],
    ['nor 2-3-4, the only hand with nothing above a four', '2SS 3HH 4DD', 0],
    ['nor a trio', '9SS 9HH 9DD', 0],
    ['nor a pure sequence', '7SS 8SS 9SS', 0],
  ])('%s', (_, hand, paid) => {
    // Player A has the better hand, then the worse one: Top 9 does not mind.
    const [a, b, c] = hand.split(' ');
    expect(paidFor(teenmuf, `${a} QCC ${b} QDD ${c} QSS`, ['A.top9'])).toEqual({ 'A.top9': paid });
    expect(paidFor(teenmuf, `2CC ${a} 3CC ${b} 5HH ${c}`, ['B.top9'])).toEqual({ 'B.top9': paid });
  });
});

describe('M Baccarat', () => {
  test.each<[string, string, 'A' | 'B']>([
    ['the lower value wins', '10SS ASS 10HH KHH KDD QDD', 'A'],
    ['only the last digit counts: 10 is lower than 1', '9SS AHH ACC KHH KDD QDD', 'A'],
    ['equal: the lowest single card wins', '2SS 10HH 8HH KCC 10DD KDD', 'A'],
    ['the ace is high there', 'ASS 2HH 9HH 8CC KDD KHH', 'B'],
    ['the same rank: diamonds are the lowest suit', '2SS 2DD 8HH 8CC KDD KHH', 'B'],
    ['then clubs', '2HH 2CC 8HH 8CC KDD KHH', 'B'],
    ['then hearts, and spades are the highest', '2HH 2SS 8HH 8CC KDD KHH', 'A'],
  ])('%s', (_, dealt, winner) => {
    const loser = winner === 'A' ? 'B' : 'A';
    const paid = { [`${winner}.baccarat`]: 1.95, [`${loser}.baccarat`]: 0 };
    expect(paidFor(teenmuf, dealt, Object.keys(paid))).toEqual(paid);
  });
});

test.each(vectors.threeCard.map(vector => [vector.cards, vector] as const))('the vector %s', (dealt, vector) => {
  const { code, paid } = outcomesOf(teenmuf, dealt);
  expect(code).toBe(vector.muflisWinner);
  expect([paid['A.baccarat'] ?? 0, paid['B.baccarat'] ?? 0]).toEqual(vector.mBaccarat === 'A' ? [1.95, 0] : [0, 1.95]);
  const net = (returned: number | string | undefined) => (returned === undefined ? 0 : Number(returned) - 1);
  expect([net(paid['A.top9']), net(paid['B.top9'])]).toEqual([vector.top9NetA, vector.top9NetB]);
});

test.each([
  ['2SS 10HH 4HH 3CC 6DD JDD', 'Player A#Player A#Player A (A : 2 | B : 3)'],
  ['AHH 2SS 9CC 3DD 10DD 9SS', 'Player B#Player B#Player A (A : 0 | B : 4)'],
  ['5SS 6SS 3HH 4DD 2CC 2HH', 'Player A#Player A | Player B#Player A (A : 0 | B : 2)'],
  ['KSS KHH 9HH 9CC 4DD 4SS', 'Tie#No#Player A (A : 3 | B : 3)'],
])('%s is told as %s', (dealt, text) => {
  expect(textOf(teenmuf, dealt)).toBe(text);
});

test('one window of 20 seconds, then six cards in turn', () => {
  expect(scriptOf(teenmuf)).toBe('20 bets, 1.5 A, 1.5 B, 1.5 A, 1.5 B, 1.5 A, 1.5 B');
  expect(Object.keys(pricesOf(teenmuf, ''))).toHaveLength(selectionsOf(teenmuf).length);
  expect(quotes(teenmuf, dealingOf(teenmuf, 'ASS'))).toEqual({});
});

const TOP_9 = 'Highest card 9 3:1, Highest card 8 4:1, Highest card 7 5:1, Highest card 6 8:1, Highest card 5 30:1';

test('[S208] Winner, Top 9 and M Baccarat for both players', () => {
  expect(sheetOf(teenmuf)).toEqual([
    '1 Winner A @ 1.98 max 200000',
    '2 Winner B @ 1.98 max 200000',
    `3 Top 9 A @ ${TOP_9} max 25000`,
    `4 Top 9 B @ ${TOP_9} max 25000`,
    '5 M Baccarat A @ 1.95 max 200000',
    '6 M Baccarat B @ 1.95 max 200000',
  ]);
  expect(printedOn(teenmuf)).toEqual(
    ['A', 'B'].map(seat => [`Winner ${seat} 1.98`, `Top 9 ${seat} ${TOP_9}`, `M Baccarat ${seat} 1.95`]),
  );
});

test('[R18] what every bet returns, by exact count', () => {
  const expected = { win: '99.00', top9: '84.43', baccarat: '97.50' };
  expect(percentsOf(teenmuf)).toEqual(
    Object.fromEntries(
      ['A', 'B'].flatMap(seat => Object.entries(expected).map(([bet, rtp]) => [`${seat}.${bet}`, rtp])),
    ),
  );
  const found = returnsOf(teenmuf);
  expect(new Set(found.map(({ method }) => method))).toEqual(new Set(['exact']));
  expect(percent(found.find(({ id }) => id === 'A.top9')!.hit, 1)).toBe('13.6');
});

test('[R18] the counts are what is played: 20,000 random rounds', () => {
  expect(notAsPlayed(teenmuf, 20_000)).toEqual([]);
});
