import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { withinLimits } from './exposureLimits.ts';

describe('limits of exposure: before → after in the market, total of the player before', () => {
  test.each([
    ['up to the limit of a market', 0, 500, 0, 'taken'],
    ['above it', 0, 501, 0, 'market-exposure-limit'],
    ['up to the limit of a player', 100, 300, 800, 'taken'],
    ['above it', 100, 301, 800, 'player-exposure-limit'],
    ['a hedge is taken even far above both', 5_000, 4_999, 9_000, 'taken'],
    ['so is what changes nothing', 5_000, 5_000, 9_000, 'taken'],
  ])('%s: %d → %d of %d is %s', (_, before, after, total, answer) => {
    const change = { before: rupees(before), after: rupees(after), total: rupees(total) };
    const result = withinLimits(change, { market: rupees(500), player: rupees(1_000) });
    expect(result.ok ? 'taken' : result.error).toBe(answer);
  });

  test('where nothing is set, nothing is refused', () =>
    expect(withinLimits({ before: rupees(0), after: rupees(1e9), total: rupees(1e9) }, {}).ok).toBe(true));
});
