import { expect, test } from 'vitest';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomeOf, outcomesOf, textOf } from './kit/testing/testing.ts';
import { INSIDE } from './kit/families/rouletteInside.ts';
import { WHEEL_ORDER } from './kit/wheelOrder.ts';
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
  const { code, paid: all } = outcomesOf(ourroullete, number);
  const specified = Object.entries(all).filter(([id]) => !INSIDE.some(bet => bet.id === id));
  expect({ code, paid: Object.fromEntries(specified) }).toEqual({ code: number, paid });
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
  const specified = sheetOf(ourroullete).filter(line => !INSIDE.some(({ sid }) => line.startsWith(`${sid} `)));
  expect(specified).toEqual([
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
  expect(offered.filter(id => !INSIDE.some(bet => bet.id === id))).toHaveLength(44);
  for (const n of LOCKED) expect(offered).not.toContain(`n${n}`);
  expect(quotes(ourroullete, { gone: [], dealt: [{ to: 'number', face: 17 }] })).toEqual({});
});

test('one window of 20 seconds, then one number', () => {
  expect(scriptOf(ourroullete)).toBe('20 bets, 5 number');
});

test('[R18] every bet returns 97.30 %, whatever was drawn before', () => {
  for (const { id, rtp, method } of returnsOf(ourroullete)) {
    const numbers = INSIDE.find(bet => bet.id === id)?.numbers ?? (/^n\d+$/.test(id) ? [Number(id.slice(1))] : []);
    const isLocked = numbers.some(n => LOCKED.includes(n));
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

/* Bets between the numbers: where they lie is found here from the felt itself, three numbers to a street. */

const NUMBERS = Array.from({ length: 37 }, (_, n) => n);
const streetOf = (n: number): number => Math.ceil(n / 3);
const rowOf = (n: number): number => n - 3 * (streetOf(n) - 1);
const touch = (a: number, b: number): boolean =>
  a === 0 || b === 0
    ? a !== b && Math.max(a, b) <= 3
    : Math.abs(streetOf(a) - streetOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;
const numbersOf = (kind: string): string[] =>
  INSIDE.filter(bet => bet.kind === kind).map(({ numbers }) => [...numbers].toSorted((a, b) => a - b).join('-'));

test('splits are the 60 pairs of numbers that touch', () => {
  const pairs = NUMBERS.flatMap(a => NUMBERS.filter(b => b > a && touch(a, b)).map(b => `${a}-${b}`));
  expect(pairs).toHaveLength(60);
  expect(numbersOf('Split').toSorted()).toEqual(pairs.toSorted());
});

test('streets are rows of three and the two with zero; lines two streets beside each other', () => {
  const row = (street: number) => NUMBERS.filter(n => n > 0 && streetOf(n) === street);
  const streets = Array.from({ length: 12 }, (_, nth) => row(nth + 1));
  expect(numbersOf('Street')).toEqual([...streets.map(all => all.join('-')), '0-1-2', '0-2-3']);
  expect(numbersOf('Line')).toEqual(streets.slice(1).map((all, nth) => [...streets[nth]!, ...all].join('-')));
});

test('corners are the 22 squares of four, and the first four numbers', () => {
  const squares = NUMBERS.filter(n => n > 0 && rowOf(n) < 3 && streetOf(n) < 12).map(n =>
    NUMBERS.filter(m => m > 0 && [0, 1].includes(rowOf(m) - rowOf(n)) && [0, 1].includes(streetOf(m) - streetOf(n))),
  );
  expect(squares).toHaveLength(22);
  expect(numbersOf('Corner')).toEqual(['0-1-2-3', ...squares.map(square => square.join('-'))]);
});

test.each([
  ['near17', [2, 25, 17, 34, 6]],
  ['near5', [23, 10, 5, 24, 16]],
  ['near0', [3, 26, 0, 32, 15]],
  ['near26', [35, 3, 26, 0, 32]],
  ['voisins', [22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25]],
  ['tiers', [27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33]],
  ['orphelins', [17, 34, 6, 1, 20, 14, 31, 9]],
])('%s covers %j of the wheel', (id, numbers) => {
  expect(INSIDE.find(bet => bet.id === id)?.numbers).toEqual(numbers);
});

test('the wheel has every number once, red and black in turn', () => {
  expect([...WHEEL_ORDER].toSorted((a, b) => a - b)).toEqual(NUMBERS);
  const colours = WHEEL_ORDER.slice(1).map(n => RED.includes(n));
  expect(colours.every((isRed, nth) => isRed === (nth % 2 === 0))).toBe(true);
});

test('an inside bet wins with its numbers and no other, and one with a number that is not sold is closed', () => {
  const offered = quotes(ourroullete, { gone: [], dealt: [] });
  for (const { id, numbers } of INSIDE) {
    const won = NUMBERS.filter(n => outcomeOf(ourroullete, id, `${n}`) === 'win');
    expect([id, won]).toEqual([id, [...numbers].toSorted((a, b) => a - b)]);
    expect([id, id in offered]).toEqual([id, !numbers.some(n => LOCKED.includes(n))]);
  }
});

test.each([
  ['split7-8', 18, 25_000],
  ['street7-8-9', 12, 25_000],
  ['corner7-8-10-11', 9, 25_000],
  ['line7-12', 6, 25_000],
  ['near5', 7.2, 25_000],
  ['tiers', 3, 25_000],
])('%s pays %d with its stake, up to %d', (id, at, most) => {
  const { sid, label } = INSIDE.find(bet => bet.id === id)!;
  expect(sheetOf(ourroullete)).toContain(`${sid} ${label} @ ${at} max ${most}`);
});

test('the numbers of the data feed are those of the specification, and none is given twice', () => {
  const sids = (kind: string) => INSIDE.filter(bet => bet.kind === kind).map(({ sid }) => sid);
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
  expect(sids('Split')).toEqual(span(38, 97));
  expect(sids('Street')).toEqual([...span(98, 109), 145, 146]);
  expect(sids('Corner')).toEqual(span(110, 132));
  const all = ourroullete.markets.flatMap(({ selections }) => selections.map(({ sid }) => sid));
  expect(new Set(all).size).toBe(all.length);
});
