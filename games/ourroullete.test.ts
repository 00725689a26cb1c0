import { expect, test } from 'vitest';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomeOf, outcomesOf, textOf } from './kit/testing/testing.ts';
import ourroullete from './ourroullete.ts';

const LOCKED = [0, 2, 4, 6, 28];
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

test.each([
  ['zero loses every outside bet', '0', {}],
  ['1 is the first of everything', '1', { n1: 36, dozen1: 3, column1: 3, low: 2, red: 2, odd: 2 }],
  [
    '2 is drawn and wins outside bets, though it is not sold itself',
    '2',
    { dozen1: 3, column2: 3, low: 2, black: 2, even: 2 },
  ],
  ['12 ends the first dozen', '12', { n12: 36, dozen1: 3, column3: 3, low: 2, red: 2, even: 2 }],
  ['13 begins the second dozen', '13', { n13: 36, dozen2: 3, column1: 3, low: 2, black: 2, odd: 2 }],
  ['18 ends the low half', '18', { n18: 36, dozen2: 3, column3: 3, low: 2, red: 2, even: 2 }],
  ['19 begins the high half', '19', { n19: 36, dozen2: 3, column1: 3, high: 2, red: 2, odd: 2 }],
  ['24 ends the second dozen', '24', { n24: 36, dozen2: 3, column3: 3, high: 2, black: 2, even: 2 }],
  ['28 is not sold itself', '28', { dozen3: 3, column1: 3, high: 2, black: 2, even: 2 }],
  ['36 is the last of everything', '36', { n36: 36, dozen3: 3, column3: 3, high: 2, red: 2, even: 2 }],
])('%s: %s', (_, number, paid) => {
  expect(outcomesOf(ourroullete, number)).toEqual({ code: number, paid });
});

test('red is red and the other numbers but zero are black', () => {
  for (let n = 0; n <= 36; n++) {
    const [red, black] = ['red', 'black'].map(id => outcomeOf(ourroullete, id, `${n}`) === 'win');
    expect([n, red, black]).toEqual([n, RED.includes(n), n > 0 && !RED.includes(n)]);
  }
});

test('the result is the number, its colour and what else it is', () => {
  expect(textOf(ourroullete, '0')).toBe('0#Green');
  expect(textOf(ourroullete, '17')).toBe('17#Black#Odd#1-18#2nd12#Column 2');
  expect(textOf(ourroullete, '36')).toBe('36#Red#Even#19-36#3rd12#Column 3');
});

test('[S217] a number grid with 0, 2, 4, 6 and 28 locked, then 2to1, dozens, halves, even, odd, red and black', () => {
  expect(sheetOf(ourroullete)).toEqual([
    ...Array.from({ length: 37 }, (_, n) => `${n + 1} Straight ${n} @ ${LOCKED.includes(n) ? 'locked' : 36} max 25000`),
    '133 1st12 @ 3 max 200000',
    '134 2nd12 @ 3 max 200000',
    '135 3rd12 @ 3 max 200000',
    '136 2to1 Column 1 @ 3 max 200000',
    '137 2to1 Column 2 @ 3 max 200000',
    '138 2to1 Column 3 @ 3 max 200000',
    '139 1-18 @ 2 max 200000',
    '140 19-36 @ 2 max 200000',
    '141 Red @ 2 max 200000',
    '142 Black @ 2 max 200000',
    '143 Odd @ 2 max 200000',
    '144 Even @ 2 max 200000',
  ]);
  const [board] = ourroullete.layout;
  expect(board).toMatchObject({ kind: 'board', board: 'roulette' });
});

test('locked numbers are never offered, and after the draw nothing is', () => {
  const offered = Object.keys(quotes(ourroullete, { gone: [], dealt: [] }));
  expect(offered).toHaveLength(44);
  for (const n of LOCKED) expect(offered).not.toContain(`n${n}`);
  expect(quotes(ourroullete, { gone: [], dealt: [{ to: 'number', face: 17 }] })).toEqual({});
});

test('one window of 20 seconds, then one number', () => {
  expect(scriptOf(ourroullete)).toBe('20 bets, 5 number');
});

test('[R18] every bet returns 97.30 %, whatever was drawn before', () => {
  for (const { id, rtp, method } of returnsOf(ourroullete)) {
    const isLocked = LOCKED.some(n => id === `n${n}`);
    expect([id, rtp === undefined ? 'locked' : percent(rtp), method]).toEqual([
      id,
      isLocked ? 'locked' : '97.30',
      'exact',
    ]);
  }
  expect(ourroullete.carry).toBeUndefined();
  expect(ourroullete.shoe.faces.size).toBe(37);
});

test.each([
  // Zero as even or black makes those bets worth more than their stake, zero in the third column too.
  ['even', 2, '102.7'],
  ['black', 2, '102.7'],
  ['column3', 3, '105.4'],
] as const)('%s would return too much if zero counted for it', (id, at, naive) => {
  const { hit } = returnsOf(ourroullete).find(row => row.id === id)!;
  expect(percent((hit + 1 / 37) * at, 1)).toBe(naive);
  expect(outcomeOf(ourroullete, id, '0')).toBe('lose');
});

test('a pack that is not shuffled again would return too much at fixed prices: 102.9 % once two other numbers are gone', () => {
  expect(percent(36 / 35, 1)).toBe('102.9');
  expect(ourroullete.shoe.replace).toBe(true);
});
