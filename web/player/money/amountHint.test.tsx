import { rupees } from '@maidan/core/money';
import type { UsdtRate } from '@maidan/core/usdt';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountHint } from './AmountHint.tsx';

const RATE = 8_850 as UsdtRate; // ₹88.50
const limits = { min: rupees(100), max: rupees(100_000) };

test.each([
  ['INR', RATE, 'Min: 100 Max: 1L'],
  ['USDT', RATE, 'Min: 1.13 Max: 1,129.94 USDT'],
  ['USDT', undefined, ''],
] as const)('limits of a field in %s are in that currency', (currency, rate, words) => {
  const markup = renderToStaticMarkup(<AmountHint {...{ amount: undefined, currency, rate, limits }} />);
  expect(/<span class="lim">(.*?)<\/span>/.exec(markup)?.[1]).toBe(words);
});
