import { paise } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { isWon } from './useWinSound.ts';

test.each<[profits: readonly (number | null)[], isHeard: boolean]>([
  [[9_800], true],
  [[9_800, -10_000], false],
  [[10_000, -10_000], false],
  [[-10_000], false],
  [[null], false],
  [[], false],
])('bets that made %j sound like a win: %s', (profits, isHeard) => {
  expect(isWon(profits.map(profit => ({ profit: profit === null ? null : paise(profit) })))).toBe(isHeard);
});
