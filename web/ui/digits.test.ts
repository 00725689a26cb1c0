import { expect, test } from 'vitest';
import { DECIMALS, digitsOf } from './digits.ts';

test.each<[typed: string, decimals: keyof typeof DECIMALS, kept: string]>([
  ['1500', 'INR', '1500'],
  ['1500.', 'INR', '1500.'],
  ['1500.50', 'INR', '1500.50'],
  ['1500.505', 'INR', '1500.50'],
  ['₹1,50,000.25', 'INR', '150000.25'],
  ['-5', 'INR', '5'],
  ['five', 'INR', ''],
  ['12abc3', 'INR', '123'],
  ['1e9', 'INR', '19'],
  ['2L', 'INR', '2'],
  ['.5', 'INR', '0.5'],
  ['१,५००.५०', 'INR', '1500.50'],
  ['१०', 'whole', '10'],
  ['1.2.3', 'INR', '1.23'],
  ['0.1234567', 'USDT', '0.123456'],
  ['25.5', 'whole', '25'],
])('%j in an amount of %s is kept as %j', (typed, decimals, kept) => {
  expect(digitsOf(typed, DECIMALS[decimals])).toBe(kept);
});
