import { expect, test } from 'vitest';
import { rupees } from './money.ts';
import { formatUsdt, inInr, limitInUsdt, type UsdtRate } from './usdt.ts';

const RATE = 8850 as UsdtRate;

test.each([
  [1, 'least', '0.02'],
  [100, 'least', '1.13'],
  [885, 'least', '10.00'],
  [1_00_00_000, 'most', '112,994.35'],
  [885, 'most', '10.00'],
] as const)('a limit of %i INR is, as the %s in USDT, %s', (limit, is, shown) => {
  const usdt = limitInUsdt(rupees(limit), RATE, is);
  expect(formatUsdt(usdt)).toBe(shown);
  const worth = inInr(usdt, RATE);
  expect(is === 'least' ? worth >= rupees(limit) : worth <= rupees(limit)).toBe(true);
});
