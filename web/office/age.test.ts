import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const AT = Date.parse('2026-03-07T16:44:10Z') as Millis;

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 min'],
  [18 * 60_000, '18 min'],
  [3 * 3_600_000, '3 h'],
  [86_400_000, '1 day'],
  [9 * 86_400_000, '9 days'],
])('after %i ms the age reads %s', (waited, words) => {
  expect(ageOf(AT, AT + waited)).toBe(words);
});
