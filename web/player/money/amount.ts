import type { Currency } from '@maidan/contract/wire';
import { type Money, parseRupees } from '@maidan/core/money';
import { inInr, parseUsdt, type UsdtRate } from '@maidan/core/usdt';

/** What a typed amount is worth in INR; nothing while it is not an amount or the rate is not known yet. */
export function inrOf(text: string, currency: Currency, rate: UsdtRate | undefined): Money | undefined {
  if (currency === 'INR') {
    const amount = parseRupees(text);
    return typeof amount === 'string' ? undefined : amount;
  }
  const amount = parseUsdt(text);
  return typeof amount === 'string' || rate === undefined ? undefined : inInr(amount, rate);
}
