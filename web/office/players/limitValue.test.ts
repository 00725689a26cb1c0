import { expect, test } from 'vitest';
import { limitValue } from './limitValue.ts';

test.each([
  ['depositDay', 50_000, '500.00'],
  ['playMinutes', 90, '90 minutes'],
  ['openBets', 1, '1 bet'],
  ['lossWeek', null, 'no limit'],
  ['without', null, '–'],
] as const)('a limit of %s at %j reads %s', (limit, value, words) => {
  expect(limitValue(limit, value)).toBe(words);
});
