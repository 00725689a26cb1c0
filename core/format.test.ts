import { describe, expect, test } from 'vitest';
import { expandShort, formatMoney, formatShort, formatSigned } from './format.ts';
import { paise } from './money.ts';

describe('money the Indian way', () => {
  const cases: readonly [number, string][] = [
    [0, '0.00'],
    [5, '0.05'],
    [100_000, '1,000.00'],
    [14_825_000, '1,48,250.00'],
    [10_000_000, '1,00,000.00'],
    [123_456_789_012, '1,23,45,67,890.12'],
    [-25_050, '−250.50'],
  ];
  for (const [amount, text] of cases)
    test(`${amount} paise is ${text}`, () => expect(formatMoney(paise(amount))).toBe(text));

  test('profit and loss always carry a sign', () =>
    expect([formatSigned(paise(150_000)), formatSigned(paise(-5)), formatSigned(paise(0))]).toEqual([
      '+1,500.00',
      '−0.05',
      '0.00',
    ]));
});

describe('limits in short, cut off and never rounded up', () => {
  const cases: readonly [number, string][] = [
    [100, '100'],
    [999, '999'],
    [1_000, '1K'],
    [50_000, '50K'],
    [99_999, '99.99K'],
    [1_00_000, '1L'],
    [2_00_000, '2L'],
    [99_99_999, '99.99L'],
    [1_50_00_000, '1.5Cr'],
  ];
  for (const [rupees, text] of cases)
    test(`${rupees} is ${text}`, () => expect(formatShort(paise(rupees * 100))).toBe(text));
});

describe('amounts as players type them', () => {
  const cases: readonly [string, string][] = [
    ['2L', '200000'],
    ['50k', '50000'],
    ['1.5cr', '15000000'],
    ['1.5 Cr', '15000000'],
    ['1,48,250', '148250'],
    ['1500.50', '1500.50'],
    ['abc', 'abc'],
    ['-5', '-5'],
    ['', ''],
  ];
  for (const [typed, rupees] of cases) test(`'${typed}' is '${rupees}'`, () => expect(expandShort(typed)).toBe(rupees));
});
