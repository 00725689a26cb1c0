import { describe, expect, test } from 'vitest';
import { faceOf, feedCode } from './kit/feed.ts';
import { marketOf, selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { carriedOver, tableOf } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen42 from './teen42.ts';

const ALL = [...teen42.shoe.faces.keys()].map(feedCode);

describe('Player A has J-10-8', () => {
  test.each([
    ['ace high', 'ASS KHH 2DD', 'B', { B: 'win', 'B.under': 'win' }, 'Player B#B : Under 21(16)'],
    ['21 exactly: neither under nor over', 'QSS 7HH 2DD', 'B', { B: 'win' }, 'Player B#B : Draw(21)'],
    ['20 is under', '9SS 7HH 4DD', 'A', { A: 'win', 'B.under': 'win' }, 'Player A#B : Under 21(20)'],
    ['22 is over', '9SS 7HH 6DD', 'A', { A: 'win', 'B.over': 'win' }, 'Player A#B : Over 21(22)'],
    ['J-10-7: the third card decides', 'JSS 10HH 7DD', 'A', { A: 'win', 'B.over': 'win' }, 'Player A#B : Over 21(28)'],
    ['J-10-9 is a straight', 'JSS 10HH 9DD', 'B', { B: 'win', 'B.over': 'win' }, 'Player B#B : Over 21(30)'],
    ['a pair of twos', '2SS 2HH 3DD', 'B', { B: 'win', 'B.under': 'win' }, 'Player B#B : Under 21(7)'],
    ['a flush', '2SS 7SS 3SS', 'B', { B: 'win', 'B.under': 'win' }, 'Player B#B : Under 21(12)'],
    [
      'J-10-8 is no result, and the total stands',
      'JSS 10HH 8DD',
      'T',
      { A: 1, B: 1, 'B.over': 'win' },
      'No Result#B : Over 21(29)',
    ],
  ])('%s', (_, cards, code, paid, text) => {
    expect(outcomesOf(teen42, cards)).toEqual({ code, paid });
    expect(textOf(teen42, cards)).toBe(text);
  });

  test('the three cards that lie open are not in the shoe of 49', () => {
    expect(ALL).toHaveLength(49);
    for (const card of ['JCC', '10SS', '8SS']) expect(faceOf(teen42, card)).toBeUndefined();
  });
});

test('[R18] fresh-shoe prices and returns', () => {
  expect(pricesOf(teen42, '')).toEqual({ A: '3.47/3.55', B: '1.38/1.42', 'B.under': '1.92', 'B.over': '2.21' });
  const found = returnsOf(teen42);
  expect(found.map(({ method }) => method)).toEqual(['exact', 'exact', 'exact', 'exact']);
  const [a, b, under, over] = found.map(({ rtp }) => rtp!);
  const tie = 1 - found[0]!.hit - found[1]!.hit;
  expect(100 * tie).toBeCloseTo(0.14, 2);
  for (const main of [a, b]) expect(Math.abs(main! - 0.985)).toBeLessThanOrEqual(0.005);
  expect(under).toBeCloseTo(0.967, 3);
  expect(over).toBeCloseTo(0.968, 3);
});

test('[R18] with 21 returned both totals would pay the player more than 100 %', () => {
  const [, , under, over] = returnsOf(teen42);
  const drawn = 1 - under!.hit - over!.hit;
  expect(under!.rtp! + drawn).toBeGreaterThan(1);
  expect(over!.rtp! + drawn).toBeGreaterThan(1);
});

describe('the shoe', () => {
  test('three cards leave it each round, and prices follow', () => {
    const gone = 'ASS AHH ADD KSS KHH KDD'; // what beats J-10-8 and makes high totals
    expect(carriedOver(teen42, dealingOf(teen42, 'KSS KHH KDD', 'ASS AHH ADD'))).toHaveLength(6);
    const [before, after] = [pricesOf(teen42, ''), pricesOf(teen42, '', gone)];
    expect(Number(after['A']!.split('/')[0])).toBeLessThan(Number(before['A']!.split('/')[0]));
    expect(Number(after['B']!.split('/')[0])).toBeGreaterThan(Number(before['B']!.split('/')[0]));
  });

  test.each([
    ['goes on after 33 cards', 33, false],
    ['is new after 36, the twelfth round', 36, true],
  ])('%s', (_, many, isNew) => {
    const out = ALL.toSorted((a, b) => (a.slice(-2) < b.slice(-2) ? -1 : 1)).slice(0, many);
    const dealing = dealingOf(teen42, out.slice(-3).join(' '), out.slice(0, -3).join(' '));
    expect(carriedOver(teen42, dealing)).toHaveLength(isNew ? 0 : many);
  });

  test('is new as soon as Player A cannot win: only A, K, Q, J and one ten are left', () => {
    const out = ALL.filter(card => !/^[AKQJ]/.test(card) && card !== '10HH');
    expect(out).toHaveLength(33);
    expect(carriedOver(teen42, dealingOf(teen42, out.slice(-3).join(' '), out.slice(0, -3).join(' ')))).toEqual([]);
  });
});

describe('the solver agrees with the plain enumerator', () => {
  test.each([
    ['on the last shoe but one', '', ALL.filter((_, i) => i % 3 !== 0).join(' ')],
    ['with two cards of three dealt', 'JSS 10HH', '2SS 9HH KDD'],
  ])('%s', (_, cards, gone) => {
    const ids = ['A', 'B', 'B.under', 'B.over'];
    expect(solverError(teen42, dealingOf(teen42, cards, gone), ids)).toBeLessThan(1e-10);
  });
});

test('[S226] Main back and lay, then Player B Under 21 and Over 21', () => {
  expect(teen42.layout).toEqual([
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      seat: 'B',
      columns: ['Under 21', 'Over 21'],
      rows: [{ label: 'Player B', cells: ['B.under', 'B.over'] }],
    },
  ]);
  expect(selectionsOf(teen42).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
    ...['1 Player A', '2 Player B', '3 Player B Under 21', '4 Player B Over 21'],
  ]);
  for (const id of ['main', 'total']) expect(marketOf(teen42, id).limits).toEqual({ min: 10_000, max: 20_000_000 });
  const steps = [...teen42.script(tableOf(teen42, dealingOf(teen42, '')))];
  expect(steps.map(step => step.ms)).toEqual([20_000, 1_500, 1_500, 1_500]);
});
