import { expect, test } from 'vitest';
import { sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen41 from './teen41.ts';
import teen9 from './teen9.ts';

test('[S207] Tiger, Lion and Dragon by Winner and five hands', () => {
  expect(teen41.name).toBe('Instant Teenpatti 3.0');
  expect(teen41.layout).toEqual([
    {
      kind: 'grid',
      columns: ['Tiger', 'Lion', 'Dragon'],
      rows: [
        { label: 'Winner', cells: ['tiger.winner', 'lion.winner', 'dragon.winner'] },
        { label: 'Pair', cells: ['tiger.pair', 'lion.pair', 'dragon.pair'] },
        { label: 'Flush', cells: ['tiger.flush', 'lion.flush', 'dragon.flush'] },
        { label: 'Straight', cells: ['tiger.straight', 'lion.straight', 'dragon.straight'] },
        { label: 'Trio', cells: ['tiger.trio', 'lion.trio', 'dragon.trio'] },
        { label: 'Straight Flush', cells: ['tiger.straight-flush', 'lion.straight-flush', 'dragon.straight-flush'] },
      ],
    },
  ]);
});

test('teen41 has the rows, prices and limits of teen9', () => {
  expect(sheetOf(teen41)).toEqual(sheetOf(teen9));
});

test.each([
  [
    'a flush beats a pair, which is paid as well',
    'ASS 2HH 5CC JSS 2DD 8CC KSS 9SS JDD',
    'T',
    'Tiger#T : Flush | L : Pair | D : -',
  ],
  ['a shared best hand', 'KSS KHH 2CC 9HH 9CC 3DD 4DD 4SS 7HH', 'R', 'Tie#T : - | L : - | D : -'],
])('%s', (_, dealt, code, text) => {
  expect([outcomesOf(teen41, dealt).code, textOf(teen41, dealt)]).toEqual([code, text]);
  expect(outcomesOf(teen41, dealt)).toEqual(outcomesOf(teen9, dealt));
});
