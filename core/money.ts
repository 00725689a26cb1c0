import type { Brand } from './brand.ts';

/** An amount in paise: a whole number, negative when it is a loss or a debit. */
export type Money = Brand<number, 'Money'>;

export function paise(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`);
  return (amount === 0 ? 0 : amount) as Money; // never -0
}

export const rupees = (amount: number): Money => paise(Math.round(amount * 100));

export const ZERO = paise(0);

export const add = (a: Money, b: Money): Money => paise(a + b);
export const subtract = (a: Money, b: Money): Money => paise(a - b);
export const negate = (a: Money): Money => paise(-a);
export const sum = (amounts: Iterable<Money>): Money => paise([...amounts].reduce((a, b) => a + b, 0));
export const least = (a: Money, b: Money): Money => (a < b ? a : b);

/**
 * `amount × numerator ÷ denominator`, rounded towards zero so that no rounding ever
 * creates a paisa. BigInt inside: the product may exceed 2^53 before the division.
 */
export const scale = (amount: Money, numerator: number, denominator: number): Money =>
  paise(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)));

/** The largest amount one request may name: ten crore rupees. */
export const MOST = paise(10_000_000_000);

export type AmountFault = 'amount-malformed' | 'amount-too-precise' | 'amount-not-positive' | 'amount-too-large';

/**
 * Rupees as a person or a form writes them ('1500', '1500.5', 1500.05) to paise, or what is wrong with them.
 * The text decides, so 0.1 + 0.2 and 1e3 are refused rather than guessed at.
 */
export function parseRupees(text: string | number): Money | AmountFault {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/.exec(String(text).trim());
  if (!match) return 'amount-malformed';
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(2))) return 'amount-too-precise';
  const amount = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  if (sign === '-' || amount === 0) return 'amount-not-positive';
  return amount > MOST ? 'amount-too-large' : paise(amount);
}

/** Rupees as a plain decimal for the wire: 1050 paise is 10.5. Exact, because JSON keeps two decimals of any safe amount. */
export const inRupees = (amount: Money): number => amount / 100;
