import { expect, test } from 'vitest';
import { findSelection } from './kit/bet.ts';
import { chances, plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf } from './kit/testing/midRound.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import kbc from './kbc.ts';

const returned = returnsOf(kbc);

/** The rows of one bet type by their answer to the second question. */
const rowsOf = (type: string, second: 'Odd' | 'Even') =>
  returned.filter(({ id }) => id.startsWith(`${type}:`) && id.split('/')[1] === second);

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b) / numbers.length;

// Each card answers the question of its place.
test.each([
  [
    'all five right, with an odd second card',
    'KHH 3SS 8DD JCC 2SS',
    'Red#Odd#7 Up#JQK#Spade',
    {
      'five:Red/Odd/7 Up/JQK/Spade': 131,
      'four:Red/Odd/7 Up/JQK': 33,
      'fifty:Red/Odd/7 Up/JQK/Spade': 82,
      'fifty:Red/Odd/7 Up/JQK/Heart': 16.5,
      'fifty:Red/Odd/7 Up/JQK/Club': 16.5,
      'fifty:Red/Odd/7 Up/JQK/Diamond': 16.5,
    },
  ],
  [
    'a queen is even; aces are below 7',
    'KSS QSS ADD AHH 7DD',
    'Black#Even#7 Down#A23#Diamond',
    {
      'five:Black/Even/7 Down/A23/Diamond': 154,
      'four:Black/Even/7 Down/A23': 38.5,
      'fifty:Black/Even/7 Down/A23/Diamond': 96.25,
      'fifty:Black/Even/7 Down/A23/Spade': 19.25,
      'fifty:Black/Even/7 Down/A23/Heart': 19.25,
      'fifty:Black/Even/7 Down/A23/Club': 19.25,
    },
  ],
  ['a 7 as the third card is wrong for both', 'KHH 3SS 7DD JCC 2SS', 'Red#Odd#7#JQK#Spade', {}],
  ['a 7 as the fourth card is wrong for all four', 'KHH 3SS 8DD 7CC 2SS', 'Red#Odd#7 Up#7#Spade', {}],
])('%s: %s', (_, cards, text, paid) => {
  expect(outcomesOf(kbc, cards)).toEqual({ code: 'R', paid });
  expect(textOf(kbc, cards)).toBe(text);
});

test.each(['ASS', '3SS', '5SS', '7SS', '9SS', 'JSS', 'KSS'])('%s is odd', card => {
  expect(textOf(kbc, `KHH ${card} 8DD JCC 2DD`)).toMatch(/^Red#Odd#/);
});

test.each([
  ['AHH', 'A23'],
  ['3HH', 'A23'],
  ['4HH', '456'],
  ['6HH', '456'],
  ['8HH', '8910'],
  ['10HH', '8910'],
  ['JHH', 'JQK'],
  ['KHH', 'JQK'],
])('%s is in %s', (card, group) => {
  expect(textOf(kbc, `KDD 2SS 9DD ${card} 2DD`).split('#')[3]).toBe(group);
});

test('[S226] three bet types of 128, 32 and 128 sheets, paid by the second answer, to 25K', () => {
  const sheet = sheetOf(kbc);
  expect(sheet).toHaveLength(288);
  const kinds = Map.groupBy(sheet, row =>
    row.replace(/: .*Odd.* @/, ' with Odd @').replace(/: .*Even.* @/, ' with Even @'),
  );
  expect([...kinds].map(([kind, rows]) => `${rows.length} × ${kind}`)).toEqual([
    '64 × 6 Five Questions with Odd @ 131 max 25000',
    '64 × 6 Five Questions with Even @ 154 max 25000',
    '16 × 7 4 Cards Quit with Odd @ 33 max 25000',
    '16 × 7 4 Cards Quit with Even @ 38.5 max 25000',
    '64 × 8 50-50 Quit with Odd @ fifth right 81:1, fifth wrong 15.5:1 max 25000',
    '64 × 8 50-50 Quit with Even @ fifth right 95.25:1, fifth wrong 18.25:1 max 25000',
  ]);
  expect(kbc.layout).toEqual([{ kind: 'board', board: 'kbc', markets: ['five', 'four', 'fifty'] }]);
  expect(scriptOf(kbc)).toBe('20 bets, 1.5 cards, 1.5 cards, 1.5 cards, 1.5 cards, 1.5 cards');
});

test('a sheet with an answer missing is no selection', () => {
  expect(findSelection(kbc, 'five:Red/Odd/7 Up/JQK')).toBeUndefined();
  expect(findSelection(kbc, 'four:Red/Odd/7 Up')).toBeUndefined();
  expect(findSelection(kbc, 'five:Red/Odd/7 Up/JQK/Spade')).toBeDefined();
});

test.each([
  ['Odd', 33, 131, 16.5, 82],
  ['Even', 38.5, 154, 19.25, 96.25],
])('50-50 banks half of four answers and stakes the other half on the fifth: %s', (_, four, five, wrong, right) => {
  expect(four / 2).toBe(wrong);
  expect(four / 2 + (four / 2) * (five / four)).toBeCloseTo(right, 10);
});

test.each([
  ['five', 'Odd', '94.03', '98.51'],
  ['five', 'Even', '94.16', '98.76'],
  ['four', 'Odd', '94.74', '97.36'],
  ['four', 'Even', '94.16', '96.86'],
  ['fifty', 'Odd', '94.39', '97.93'],
  ['fifty', 'Even', '94.16', '97.81'],
] as const)(
  '[R18] %s with %s returns %s %% on average, and less than 99 on the best sheet',
  (type, second, average, best) => {
    const returns = rowsOf(type, second).map(({ rtp }) => rtp!);
    expect([percent(mean(returns)), percent(Math.max(...returns))]).toEqual([average, best]);
    expect(rowsOf(type, second).every(({ method }) => method === 'exact')).toBe(true);
  },
);

test.each([
  // what public tables pay to one, and what that returns on average
  ['five', 'Odd', 101, '73.2'],
  ['five', 'Even', 111, '68.5'],
  ['four', 'Odd', 26.5, '79.0'],
  ['four', 'Even', 29, '73.4'],
] as const)('[R18] %s with %s would return little at the public price of %d to 1', (type, second, toOne, average) => {
  expect(percent(mean(rowsOf(type, second).map(({ hit }) => hit * (toOne + 1))), 1)).toBe(average);
});

test.each([
  ['Odd', 63.76, 12.75, '76.1'],
  ['Even', 69.65, 14, '70.7'],
] as const)('[R18] 50-50 with %s would return little at the public prices', (second, right, wrong, average) => {
  const five = mean(rowsOf('five', second).map(({ hit }) => hit));
  const four = mean(rowsOf('four', second).map(({ hit }) => hit));
  expect(percent(five * (right + 1) + (four - five) * (wrong + 1), 1)).toBe(average);
});

test('the counted chances are those of the plain enumerator once three cards are known', () => {
  const dealing = dealingOf(kbc, 'KHH 3SS 8DD');
  const exact = chances(kbc, dealing, selectionsOf(kbc), 0);
  for (const [id, plain] of plainChances(kbc, dealing, selectionsOf(kbc), 3_000)) {
    const { win, pays, hit } = exact.get(id)!;
    expect([id, plain.error]).toEqual([id, 0]);
    expect([id, win, pays, hit]).toEqual([
      id,
      expect.closeTo(plain.win, 12),
      expect.closeTo(plain.pays, 10),
      expect.closeTo(plain.hit, 12),
    ]);
  }
});
