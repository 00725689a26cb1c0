import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inRupees, MOST, paise, parseRupees, scale } from './money.ts';
import { inInr, type MicroUsdt, parseUsdt, type UsdtRate } from './usdt.ts';

describe('[S056] rupees as written become paise, or a named fault', () => {
  const cases: readonly [string | number, number | string][] = [
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.50', 150_050],
    [' 1500.05 ', 150_005],
    ['0.01', 1],
    [0.1, 10],
    [10_000, 1_000_000],
    ['1.500', 150],
    ['100000000', MOST],
    ['1.005', 'amount-too-precise'],
    [0.1 + 0.2, 'amount-too-precise'],
    ['0', 'amount-not-positive'],
    ['0.00', 'amount-not-positive'],
    ['-5', 'amount-not-positive'],
    [-0.01, 'amount-not-positive'],
    ['100000000.01', 'amount-too-large'],
    ['999999999999999', 'amount-too-large'],
    ['', 'amount-malformed'],
    ['1,500', 'amount-malformed'],
    ['1e3', 'amount-malformed'],
    ['0x10', 'amount-malformed'],
    ['१५००', 'amount-malformed'],
    ['1.5.0', 'amount-malformed'],
    ['₹100', 'amount-malformed'],
    ['9'.repeat(40), 'amount-malformed'],
    [Number.NaN, 'amount-malformed'],
    [Number.POSITIVE_INFINITY, 'amount-malformed'],
    [1e21, 'amount-malformed'],
  ];
  for (const [written, amount] of cases)
    test(`${JSON.stringify(written)} is ${amount}`, () => expect(parseRupees(written)).toBe(amount));

  test('every amount survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST }), amount => {
        expect(parseRupees(inRupees(paise(amount)))).toBe(amount);
      }),
    );
  });
});

describe('USDT is converted once, towards zero, at the rate of the moment', () => {
  const cases: readonly [string, number, number][] = [
    ['100', 8_850, 885_000],
    ['0.000001', 8_850, 0],
    ['0.000113', 8_850, 1],
    ['1.999999', 8_850, 17_699],
    ['250.5', 9_001, 2_254_750],
  ];
  for (const [usdt, rate, amount] of cases) {
    test(`${usdt} USDT at ${rate} paise is ${amount} paise`, () =>
      expect(inInr(parseUsdt(usdt) as MicroUsdt, rate as UsdtRate)).toBe(amount));
  }
  test('seven decimals are too many', () => expect(parseUsdt('1.0000001')).toBe('amount-too-precise'));
});

test('scaling rounds towards zero, so it never makes a paisa', () => {
  const whole = (most: number) => fc.integer({ min: 1, max: most });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), whole(1e6), whole(1e6), (amount, numerator, denominator) => {
      const exact = (BigInt(amount) * BigInt(numerator)) / BigInt(denominator);
      const rest = BigInt(amount) * BigInt(numerator) - exact * BigInt(denominator);
      const scaled = scale(paise(amount), numerator, denominator);
      expect(BigInt(scaled)).toBe(exact);
      expect(rest === 0n || rest > 0n === amount > 0).toBe(true);
    }),
  );
});

test('half a paisa is a bug, not an amount', () => expect(() => paise(0.5)).toThrow(RangeError));
