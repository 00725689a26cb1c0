import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { gameOf } from '../index.ts';
import { struckAt } from './struck.ts';

test.each<[what: string, code: string, selection: string, at: number, line: number, told: string | undefined]>([
  ['on a line, the line and what it pays per 100', 'race20', 'points', 2.05, 83, '83 / 105'],
  ['by a pay table, what it pays least and most', 'teen8', '1.pair-plus', 41, 0, '1 – 40'],
  ['at a price', 'teen20', 'A.win', 1.98, 0, undefined],
  ['on what is not declared any more', 'teen20', 'C.win', 1.98, 0, undefined],
])('a bet is struck %s', async (_, code, selection, at, line, told) => {
  expect(struckAt((await gameOf(code))!, { selection, odds: odds(at), line })).toBe(told);
});
