import { inRupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { limitsOf } from './marketRows.ts';

test.each([
  ['MATCH_ODDS', 'exchange', '100 to 200000'],
  ['Tied_Match', 'exchange', '100 to 50000'],
  ['Bookmaker', 'bookmaker', '100 to 100000'],
  ['6 over runs', 'session', '100 to 50000'],
  ['Total Sixes', 'meter', '10 to 10000'],
] as const)('[S120] %s takes what the page prints for it', (name, kind, range) => {
  const { min, max } = limitsOf(kind, name);
  expect(`${inRupees(min)} to ${inRupees(max)}`).toBe(range);
});
