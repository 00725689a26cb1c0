import { rupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { fateOf } from './pastWords.ts';

test.each([
  ['won', 'settled', 500, 425, 'Kaveri Kings', 'Won'],
  ['lost', 'settled', 500, -500, 'Deccan Comets', 'Lost'],
  ['level', 'settled', 500, 0, 'Deccan Comets', 'Level'],
  ['never matched', 'settled', 0, 0, 'Kaveri Kings', 'Not matched'],
  ['void', 'void', 500, null, 'match abandoned', 'Void'],
] as const)('a bet that is %s says so, and why', (_, state, matched, profit, result, word) => {
  const bet = { state, matched: rupees(matched), profit: profit === null ? null : rupees(profit), result };
  expect(fateOf(bet)).toMatchObject({ word, why: result });
});
