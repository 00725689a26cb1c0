import { describe, expect, test } from 'vitest';
import baccarat from './baccarat.ts';
import baccarat2 from './baccarat2.ts';
import { chances, plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar, percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

test.each([
  ['the score is that of the winning player', '9SS 2HH KSS 3HH', 'P', { player: 2, 'score.9': 3.5 }],
  ['the score is that of the winning banker', '2SS 8HH 3SS KHH', 'B', { banker: 2, 'score.8': 4 }],
  ['a winning 7', '7SS 6HH KSS KHH', 'P', { player: 2, 'score.7': 5.5 }],
  [
    'a winning 6 of the banker is paid half, its score in full',
    '5SS KHH KSS 6HH 10DD',
    'B',
    { banker: 1.5, 'score.5-6': 5 },
  ],
  ['a winning 5', '2SS 2HH 3SS 2DD KHH', 'P', { player: 2, 'banker-pair': 12, 'score.5-6': 5 }],
  ['a winning 4', 'KSS QHH JSS 2HH 4DD KCC', 'P', { player: 2, 'score.1-4': 8.5 }],
  ['a winning 1', 'KSS QHH JSS 10HH KDD ACC', 'B', { banker: 2, 'score.1-4': 8.5 }],
  ['all scores lose on a tie', '7SS 7HH KSS QHH', 'T', { player: 1, banker: 1, tie: 9 }],
  ['a tie of nothing', 'KSS QHH JSS 10HH KDD QCC', 'T', { player: 1, banker: 1, tie: 9 }],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(baccarat2, cards)).toEqual({ code, paid });
});

test('the result names the winner, the totals, the pairs and the score', () => {
  expect(textOf(baccarat2, '2SS 2HH 3SS 2DD KHH')).toBe('Player#P : 5 | B : 4#P : No | B : Yes#Score 5-6');
  expect(textOf(baccarat2, '7SS 7HH KSS QHH')).toBe('Tie#P : 7 | B : 7#P : No | B : No#-');
});

test('rows have the numbers, names, prices and limits of the rules card; the first five are those of Baccarat', () => {
  expect(sheetOf(baccarat2).slice(0, 5)).toEqual(sheetOf(baccarat).slice(0, 5));
  expect(sheetOf(baccarat2).slice(5)).toEqual([
    '6 Score 1-4 @ 8.5 max 200000',
    '7 Score 5-6 @ 5 max 200000',
    '8 Score 7 @ 5.5 max 200000',
    '9 Score 8 @ 4 max 200000',
    '10 Score 9 @ 3.5 max 200000',
  ]);
});

test('[S226] the table shows the winning totals above the hands', () => {
  expect(printedOn(baccarat2)).toEqual([
    ['Score 1-4 8.5', 'Score 5-6 5', 'Score 7 5.5', 'Score 8 4', 'Score 9 3.5'],
    ['Player Pair 12', 'Player 2', 'Tie 9', 'Banker 2', 'Banker Pair 12'],
  ]);
});

describe('[R18] what baccarat2 returns', () => {
  const rows = new Map(returnsOf(baccarat2).map(row => [row.id, row]));

  test('by exact count', () => {
    expect(percentsOf(baccarat2)).toEqual({
      player: '98.76',
      banker: '98.54',
      tie: '85.64',
      'player-pair': '89.64',
      'banker-pair': '89.64',
      'score.1-4': '89.00',
      'score.5-6': '92.17',
      'score.7': '87.18',
      'score.8': '86.89',
      'score.9': '84.02',
    });
  });

  test('a flat 1:1 for the banker would return 101.24 %', () => {
    expect(percent(2 * rows.get('banker')!.hit + rows.get('tie')!.hit)).toBe('101.24');
  });

  test('a score or a tie comes in every round', () => {
    const some = [...rows.values()].filter(({ id }) => id === 'tie' || id.startsWith('score'));
    expect(some.reduce((sum, { hit }) => sum + hit, 0)).toBeCloseTo(1, 12);
  });

  test.each([
    ['score.1-4', '11.0'],
    ['score.7', '12.8'],
    ['score.8', '13.1'],
    ['score.9', '16.0'],
  ])('the house keeps of %s %s %%', (id, edge) => {
    expect(percent(1 - rows.get(id)!.rtp!, 1)).toBe(edge);
  });
});

test('the solver agrees with finishing the round in every way', () => {
  const dealing = dealtSoFar(baccarat2, '2SS 4HH 3SS KHH');
  const all = selectionsOf(baccarat2);
  const plain = plainChances(baccarat2, dealing, all, 60_000);
  for (const [id, { win, void: voided }] of chances(baccarat2, dealing, all, 0)) {
    expect(win).toBeCloseTo(plain.get(id)!.win, 10);
    expect(voided).toBeCloseTo(plain.get(id)!.void, 10);
  }
});
