import type { Currency } from '@maidan/contract/wire';
import { type AmountFault, inRupees, type Money, parseRupees } from '@maidan/core/money';
import { inInr, parseUsdt, type UsdtRate } from '@maidan/core/usdt';

/** What a player asked to pay in or out, and what it is worth here. */
export interface Asked {
  readonly currency: Currency;
  /** In that currency, as a plain decimal. */
  readonly asked: string;
  /** What one USDT was worth when it was converted, once and for good. */
  readonly rate: UsdtRate | null;
  readonly amount: Money;
}

export function askedFor(text: string | number, currency: Currency, rate: UsdtRate): Asked | AmountFault {
  if (currency === 'INR') {
    const amount = parseRupees(text);
    return typeof amount === 'string' ? amount : { currency, asked: String(inRupees(amount)), rate: null, amount };
  }
  const micro = parseUsdt(text);
  if (typeof micro === 'string') return micro;
  return { currency, asked: String(micro / 1_000_000), rate, amount: inInr(micro, rate) };
}

/** The operator's limits, both included. */
export function outside(
  amount: Money,
  least: Money,
  most: Money,
): 'amount-below-minimum' | 'amount-above-maximum' | undefined {
  if (amount < least) return 'amount-below-minimum';
  return amount > most ? 'amount-above-maximum' : undefined;
}
