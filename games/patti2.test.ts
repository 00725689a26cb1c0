import { decimal } from '@maidan/core/odds';
import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { profitOf } from './kit/bet.ts';
import { chances } from './kit/chances.ts';
import { COLOR_PLUS, colorPlusPattern } from './kit/families/colorPlus.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf } from './kit/testing/midRound.ts';
import { notAsPlayed, paidFor, scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { DECK, handsOf } from './kit/solve/hands.ts';
import { outcomeOf, outcomesOf, tableFrom, textOf } from './kit/testing/testing.ts';
import { twoCardHand } from './kit/families/twoCards.ts';
import patti2 from './patti2.ts';
import vectors from './vectors.json' with { type: 'json' };

const FRESH = { gone: [], dealt: [] };

describe('rounds, dealt A B A B', () => {
  test.each<[string, string, Record<string, number>]>([
    ['Q-K beats A-2', 'QHH ASS KHH 2SS', { 'A.win': 1.98, 'B.win': 0 }],
    ['A-2 beats J-Q', 'JHH ASS QCC 2HH', { 'A.win': 0, 'B.win': 1.98 }],
    ['K-A is no sequence', 'KHH 3CC ACC 2DD', { 'A.win': 0, 'B.win': 1.98 }],
    ['a pure sequence beats a pair', '2SS ASS 3SS AHH', { 'A.win': 1.98, 'B.win': 0 }],
    ['a tie returns both stakes', '4SS 4HH 4DD 4CC', { 'A.win': 1, 'B.win': 1 }],
    ['suits break no tie', 'KSS KHH 9SS 9HH', { 'A.win': 1, 'B.win': 1 }],
    ['Mini Baccarat: the higher digit wins', '4SS 2HH 4DD 5CC', { 'A.baccarat': 2.1, 'B.baccarat': 0 }],
    ['only the last digit counts: 8 beats 15', '9SS 2HH 6DD 6CC', { 'A.baccarat': 0, 'B.baccarat': 2.1 }],
    ['equal digits lose both', '4SS 4HH 4DD 4CC', { 'A.baccarat': 0, 'B.baccarat': 0 }],
    ['tens and pictures count nothing', '10SS QHH KDD JCC', { 'A.baccarat': 0, 'B.baccarat': 0 }],
  ])('%s', (_, dealt, paid) => {
    expect(paidFor(patti2, dealt, Object.keys(paid))).toEqual(paid);
  });
});

describe('Total', () => {
  const profits = (dealt: string, stake: number) => {
    const { back, lay } = quotes(patti2, FRESH)['A.total']!;
    const slip = { selection: 'A.total', stake: rupees(stake) };
    const table = tableFrom(patti2, dealt);
    return {
      yes: profitOf(patti2, table, { ...slip, side: 'back', odds: back!.odds, line: back!.line! }) / 100,
      no: profitOf(patti2, table, { ...slip, side: 'lay', odds: lay!.odds, line: lay!.line! }) / 100,
    };
  };

  test.each([
    ['15 wins Yes: 105 for 100, and No loses 95', '10SS 2HH 5DD 3CC', { yes: 105, no: -95 }],
    ['14 loses both', '10SS 2HH 4DD 3CC', { yes: -100, no: -95 }],
    ['13 wins No: 100, and Yes loses 100', '10SS 2HH 3DD 3CC', { yes: -100, no: 100 }],
    ['two kings are 26', 'KSS 2HH KDD 3CC', { yes: 105, no: -95 }],
    ['two aces are 2', 'ASS 2HH ADD 3CC', { yes: -100, no: 100 }],
  ])('%s', (_, dealt, expected) => {
    expect(profits(dealt, 100)).toEqual(expected);
  });

  test("B's total is about B", () => {
    expect(outcomeOf(patti2, 'B.total', 'ASS KHH 2DD 2CC', { line: 15 })).toBe('win');
    expect(outcomeOf(patti2, 'A.total', 'ASS KHH 2DD 2CC', { line: 15 })).toBe('lose');
  });

  test('[R18] No 14 settled as 14 or less would give players 10.0 %', () => {
    const upTo14 = 1 - chances(patti2, FRESH, selectionsOf(patti2), 0).get('A.total')!.atLeast(15);
    expect(percent(upTo14 - (1 - upTo14) * 0.95, 1)).toBe('10.0');
  });
});

describe('Color Plus', () => {
  test.each([
    ['three in a row', '5SS 6HH 7CC KDD', 3],
    ['the ace is high: Q-K-A', 'QSS KHH ACC 5DD', 3],
    ['and low: A-2-3', 'ASS 2HH 3CC 9DD', 3],
    ['but no row goes round it: K-A-2', 'KSS AHH 2CC 9DD', 0],
    ['nor Q-K-A-2 as four', 'QSS KHH ACC 2DD', 3],
    ['four of a suit', '2SS 6SS 9SS JSS', 9],
    ['four in a row', '5SS 6HH 7CC 8DD', 9],
    ['J-Q-K-A are four in a row', 'JSS QHH KCC ADD', 9],
    ['A-2-3-4, too', 'ASS 2HH 3CC 4DD', 9],
    ['three of a rank', '5SS 5HH 5CC KDD', 12],
    ['three in a row of one suit', '5SS 6SS 7SS KDD', 15],
    ['best prize only: of one suit, three in a row', '5SS 6SS 7SS KSS', 15],
    ['best prize only: four in a row, three of them suited', '5SS 6SS 7SS 8DD', 15],
    ['a row of three in two suits is not pure', '5SS 6SS 7HH KSS', 3],
    ['four in a row of one suit', '6HH 7HH 8HH 9HH', 150],
    ['four of a rank', '4SS 4HH 4DD 4CC', 200],
    ['two pairs are nothing', '4SS 4HH 9DD 9CC', 0],
    ['three in a row with one of them twice', '4SS 5HH 6DD 6CC', 3],
  ])('%s', (_, dealt, toOne) => {
    expect(paidFor(patti2, dealt, ['color-plus'])).toEqual({ 'color-plus': toOne === 0 ? 0 : toOne + 1 });
  });

  test('[S206] [R18] patterns of the 270,725 fours, in per cent', () => {
    const four = handsOf(4);
    const counts = Map.groupBy(four, colorPlusPattern);
    const share = (pattern: keyof typeof COLOR_PLUS, places: number) =>
      `${decimal(COLOR_PLUS[pattern]) - 1}: ${percent(counts.get(pattern)!.length / four.length, places)}`;
    expect([
      share('Three card sequence', 3),
      share('Four card color', 3),
      share('Four card sequence', 3),
      share('Three of a kind', 3),
      share('Three card pure sequence', 3),
      share('Four card pure sequence', 4),
      share('Four of a kind', 4),
    ]).toEqual(['3: 9.805', '9: 0.895', '9: 0.926', '12: 0.922', '15: 0.836', '150: 0.0163', '200: 0.0048']);
  });
});

test.each(vectors.patti2.map(vector => [vector.cards, vector] as const))('the vector %s', (dealt, vector) => {
  const { code, paid } = outcomesOf(patti2, dealt);
  const table = tableFrom(patti2, dealt);
  const hand = (seat: string) => DECK.filter(card => table[seat]!.includes(card));
  expect(code).toBe(vector.winner);
  expect([twoCardHand(hand('A')), twoCardHand(hand('B'))].map(name => name.replace(' Card', ''))).toEqual([
    vector.handA,
    vector.handB,
  ]);
  expect(['A', 'B'].find(seat => paid[`${seat}.baccarat`] === 2.1) ?? 'T').toBe(vector.miniBaccarat);
  expect(Number(paid['color-plus'] ?? 1) - 1).toBe(vector.colorPlusNet);
  const mini = { A: 'Player A', B: 'Player B', T: 'Tie' }[vector.miniBaccarat];
  expect(textOf(patti2, dealt).split('#').slice(1, 3)).toEqual([
    `${mini} (A : ${vector.miniA} | B : ${vector.miniB})`,
    `A : ${vector.totalA} | B : ${vector.totalB}`,
  ]);
});

test.each([
  ['4SS 4HH 4DD 4CC', 'Tie#Tie (A : 8 | B : 8)#A : 8 | B : 8#Four of a kind'],
  ['KSS KHH 9SS 9HH', 'Tie#Tie (A : 9 | B : 9)#A : 22 | B : 22#No'],
  ['QHH ASS KHH 2SS', 'Player A#Player B (A : 0 | B : 3)#A : 25 | B : 3#Three card sequence'],
  ['2HH ASS 9CC ACC', 'Player B#Player B (A : 1 | B : 2)#A : 11 | B : 2#No'],
])('%s is told as %s', (dealt, text) => {
  expect(textOf(patti2, dealt)).toBe(text);
});

test('one window of 20 seconds, then four cards in turn', () => {
  expect(scriptOf(patti2)).toBe('20 bets, 1.5 A, 1.5 B, 1.5 A, 1.5 B');
  expect(quotes(patti2, dealingOf(patti2, 'ASS'))).toEqual({});
});

const PRIZES =
  'Three card sequence 3:1, Four card color 9:1, Four card sequence 9:1, Three of a kind 12:1, ' +
  'Three card pure sequence 15:1, Four card pure sequence 150:1, Four of a kind 200:1';

test('[S206] Player back and lay, Mini Baccarat, Total, and the Color Plus bar', () => {
  expect(sheetOf(patti2)).toEqual([
    '1 Player A @ 1.98/2.02 max 200000',
    '2 Player B @ 1.98/2.02 max 200000',
    '3 Total A @ line max 200000',
    '4 Total B @ line max 200000',
    '5 Mini Baccarat A @ 2.1 max 200000',
    '6 Mini Baccarat B @ 2.1 max 200000',
    `7 Color Plus @ ${PRIZES} max 25000`,
  ]);
  expect(printedOn(patti2)).toEqual([
    ['Player A 1.98/2.02', 'Player B 1.98/2.02'],
    ['Mini Baccarat A 2.1', 'Mini Baccarat B 2.1'],
    ['Total A line', 'Total B line'],
    [`Color Plus ${PRIZES}`],
  ]);
  const { back, lay } = quotes(patti2, FRESH)['B.total']!;
  expect([lay!.line, decimal(lay!.odds), back!.line, decimal(back!.odds)]).toEqual([14, 1.95, 15, 2.05]);
});

test('[R18] what every bet returns, by exact count', () => {
  const found = returnsOf(patti2).map(({ id, rtp, lay }) => [id, [rtp, lay].map(share => share && percent(share, 1))]);
  expect(Object.fromEntries(found)).toEqual({
    'A.win': ['99.0', '-1.0'],
    'B.win': ['99.0', '-1.0'],
    'A.baccarat': ['94.6', undefined],
    'B.baccarat': ['94.6', undefined],
    'A.total': ['94.6', '-5.0'], // Yes −5.4 %, No −5.0 %
    'B.total': ['94.6', '-5.0'],
    'color-plus': ['86.2', undefined],
  });
  expect(new Set(returnsOf(patti2).map(({ method }) => method))).toEqual(new Set(['exact']));
});

test('[R18] ties: 0.466 % of hands, and 9.90 % of Mini Baccarat, which at 2.1 must not be returned', () => {
  const found = chances(patti2, FRESH, selectionsOf(patti2), 0);
  const tie = 1 - 2 * found.get('A.baccarat')!.win;
  expect([percent(found.get('A.win')!.void, 3), percent(tie)]).toEqual(['0.466', '9.90']);
  expect(percent(found.get('color-plus')!.hit)).toBe('13.41');
  expect(percent(found.get('A.baccarat')!.win * 2.1 + tie, 1)).toBe('104.5');
});

test('[R18] the counts are what is played: 20,000 random rounds', () => {
  expect(notAsPlayed(patti2, 20_000)).toEqual([]);
});
