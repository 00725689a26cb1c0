import type { Brand } from './brand.ts';
import { type AmountFault, type Money, scale } from './money.ts';

/** Millionths of a USDT. It exists only on a request to pay in or out; wallets hold INR. */
export type MicroUsdt = Brand<number, 'MicroUsdt'>;

/** Paise for one USDT, set by the operator and written on every request it was used for. */
export type UsdtRate = Brand<number, 'UsdtRate'>;

/** A million USDT. */
const MOST_USDT = 1_000_000_000_000;

export function parseUsdt(text: string | number): MicroUsdt | AmountFault {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,20}))?$/.exec(String(text).trim());
  if (!match) return 'amount-malformed';
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(6))) return 'amount-too-precise';
  const amount = Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
  if (sign === '-' || amount === 0) return 'amount-not-positive';
  return amount > MOST_USDT ? 'amount-too-large' : (amount as MicroUsdt);
}

/** Rounded towards zero, once, when the request is made. */
export const inInr = (amount: MicroUsdt, rate: UsdtRate): Money => scale(amount as number as Money, rate, 1_000_000);

/** A limit in INR as whole hundredths of a USDT: a least is rounded up and a most down, so that what is shown is taken. */
export const limitInUsdt = (limit: Money, rate: UsdtRate, is: 'least' | 'most'): MicroUsdt =>
  ((is === 'least' ? Math.ceil : Math.floor)((limit * 100) / rate) * 10_000) as MicroUsdt;

export const formatUsdt = (amount: MicroUsdt): string =>
  (amount / 1_000_000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
