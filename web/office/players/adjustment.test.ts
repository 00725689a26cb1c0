import { expect, test } from 'vitest';
import { adjustmentOf, type Direction } from './adjustment.ts';

test.each<[Direction, string, number]>([
  ['add', '500', 50_000],
  ['take', '500.50', -50_050],
  ['add', '2L', 20_000_000],
])('%s %s is %i paise', (direction, typed, amount) => {
  expect(adjustmentOf(direction, typed)).toEqual({ amount });
});

test.each([
  ['', 'Enter the amount as a number, for example 1500 or 1500.50.'],
  ['0', 'The amount must be more than zero.'],
  ['-5', 'The amount must be more than zero.'],
  ['1.005', 'The amount has too many decimals.'],
])('%j is refused with a sentence', (typed, fault) => {
  expect(adjustmentOf('add', typed)).toEqual({ fault });
});
