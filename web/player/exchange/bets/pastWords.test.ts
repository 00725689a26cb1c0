import { rupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { fateOf } from './pastWords.ts';

const TAKEN_BACK = 'You took it back.';

test.each([
  ['won', 'settled', 425, 'Kaveri Kings', '', 'Won', 'Kaveri Kings'],
  ['lost', 'settled', -500, 'Deccan Comets', TAKEN_BACK, 'Lost', 'Deccan Comets'],
  ['level', 'settled', 0, 'Deccan Comets', '', 'Level', 'Deccan Comets'],
  ['taken back', 'cancelled', null, 'Kaveri Kings', TAKEN_BACK, 'Cancelled', TAKEN_BACK],
  ['lapsed', 'lapsed', null, '', 'The time you gave it was over.', 'Lapsed', 'The time you gave it was over.'],
  ['from before that was written down', 'lapsed', null, '', '', 'Lapsed', ''],
  ['void', 'void', null, 'match abandoned', '', 'Void', 'match abandoned'],
  ['void before anybody met it', 'void', null, '', 'The runner was withdrawn.', 'Void', 'The runner was withdrawn.'],
  ['in the book', 'open', null, '', '', 'Open', ''],
  ['struck', 'matched', null, '', '', 'Matched', ''],
] as const)('a bet that is %s says so, and why', (_, state, profit, result, why, word, told) => {
  const bet = { state, profit: profit === null ? null : rupees(profit), result, why, how: '' };
  expect(fateOf(bet)).toMatchObject({ word, why: told });
});
