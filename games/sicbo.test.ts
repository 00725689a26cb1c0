import { expect, test } from 'vitest';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import sicbo from './sicbo.ts';

const returned = new Map(returnsOf(sicbo).map(row => [row.id, row]));

test.each([
  [
    'three numbers: small and odd, three singles, three pairs',
    '1 2 4',
    '7',
    { small: 2, odd: 2, total7: 13, single1: 2, single2: 2, single4: 2, pair12: 6, pair14: 6, pair24: 6 },
  ],
  [
    '10 is the end of small',
    '1 4 5',
    '10',
    { small: 2, even: 2, total10: 7, single1: 2, single4: 2, single5: 2, pair14: 6, pair15: 6, pair45: 6 },
  ],
  [
    '11 is the beginning of big',
    '1 4 6',
    '11',
    { big: 2, odd: 2, total11: 7, single1: 2, single4: 2, single6: 2, pair14: 6, pair16: 6, pair46: 6 },
  ],
  [
    'a double pays its single twice and one pair',
    '5 5 2',
    '12',
    { big: 2, even: 2, total12: 7, double5: 9, single5: 3, single2: 2, pair25: 6 },
  ],
  [
    'a triple wins its total, its double and its single, and loses small, big, odd and even',
    '2 2 2',
    '6',
    { 'any-triple': 31, triple2: 151, double2: 9, total6: 16, single2: 4 },
  ],
  [
    'the lowest triple has a total that is not sold',
    '1 1 1',
    '3',
    { 'any-triple': 31, triple1: 151, double1: 9, single1: 4 },
  ],
  ['so has the highest', '6 6 6', '18', { 'any-triple': 31, triple6: 151, double6: 9, single6: 4 }],
  [
    '17 is the longest big total',
    '6 6 5',
    '17',
    { big: 2, odd: 2, total17: 51, double6: 9, single6: 3, single5: 2, pair56: 6 },
  ],
])('%s: %s', (_, dice, code, paid) => {
  expect(outcomesOf(sicbo, dice)).toEqual({ code, paid });
});

test('the result is the total, its kind and the dice; a triple is neither small nor big, odd nor even', () => {
  expect(textOf(sicbo, '1 2 4')).toBe('7#Small#Odd#1 2 4');
  expect(textOf(sicbo, '6 6 5')).toBe('17#Big#Odd#6 6 5');
  expect(textOf(sicbo, '2 2 2')).toBe('6#Triple#2 2 2');
});

test('[S222] the payouts of the specification, with numbers and largest stakes', () => {
  const totals = [50, 20, 15, 12, 8, 6, 6, 6, 6, 8, 12, 15, 20, 50];
  const pairs = '1-2 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6 5-6'.split(' ');
  const faces = [1, 2, 3, 4, 5, 6];
  expect(sheetOf(sicbo)).toEqual([
    '1 Small @ 2 max 200000',
    '2 Big @ 2 max 200000',
    '3 Any Triple @ 31 max 25000',
    '4 Odd @ 2 max 200000',
    '5 Even @ 2 max 200000',
    ...faces.map(n => `${5 + n} Double ${n} @ 9 max 25000`),
    ...faces.map(n => `${11 + n} Triple ${n} @ 151 max 10000`),
    ...totals.map((to1, nth) => `${18 + nth} Total ${4 + nth} @ ${to1 + 1} max 25000`),
    ...pairs.map((pair, nth) => `${32 + nth} Two Dice ${pair} @ 6 max 25000`),
    ...faces.map(n => `${46 + n} Single ${n} @ one die 1:1, two dice 2:1, three dice 3:1 max 25000`),
  ]);
  expect(sicbo.layout).toMatchObject([{ kind: 'board', board: 'sicbo' }]);
});

test('one window of 20 seconds, then three dice', () => {
  expect(scriptOf(sicbo)).toBe('20 bets, 1.5 dice, 1.5 dice, 1.5 dice');
});

test('[R18] returns, by all 216 throws', () => {
  const figures: Record<string, string> = {
    ...same('97.22', 'small', 'big', 'odd', 'even'),
    ...same('86.11', 'any-triple'),
    ...same('92.13', ...each('single')),
    ...same('66.67', ...each('double')),
    ...same('69.91', ...each('triple')),
    ...same('83.33', ...[...returned.keys()].filter(id => id.startsWith('pair'))),
    ...same('70.83', 'total4', 'total17'),
    ...same('58.33', 'total5', 'total16'),
    ...same('74.07', 'total6', 'total15'),
    ...same('90.28', 'total7', 'total14'),
    ...same('87.50', 'total8', 'total13', 'total10', 'total11'),
    ...same('81.02', 'total9', 'total12'),
  };
  expect(Object.fromEntries([...returned].map(([id, { rtp }]) => [id, percent(rtp!)]))).toEqual(figures);
  expect([...returned.values()].every(({ method }) => method === 'exact')).toBe(true);
});

test('odd and even would return the whole stake if triples could win them', () => {
  // Three of the six triples are odd, three are even.
  expect((returned.get('odd')!.hit + 3 / 216) * 2).toBeCloseTo(1, 12);
  expect((returned.get('even')!.hit + 3 / 216) * 2).toBeCloseTo(1, 12);
});

test('30:1 leaves the stake on top: read as decimal 30 it would return 83.33 %', () => {
  expect(percent(returned.get('any-triple')!.hit * 30)).toBe('83.33');
  expect(outcomesOf(sicbo, '3 3 3').paid['any-triple']).toBe(31);
});

function each(name: string): string[] {
  return [1, 2, 3, 4, 5, 6].map(n => `${name}${n}`);
}

function same(figure: string, ...ids: string[]): Record<string, string> {
  return Object.fromEntries(ids.map(id => [id, figure]));
}
