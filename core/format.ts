import type { Money } from './money.ts';

const MINUS = '\u2212';

/** The Indian way: 1,48,250.00. A loss carries a true minus sign. */
export function formatMoney(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return (amount < 0 ? MINUS : '') + grouped(digits.slice(0, -2)) + '.' + digits.slice(-2);
}

/** A profit or loss always shows which it is: +1,500.00 or −250.00. */
export const formatSigned = (amount: Money): string => (amount > 0 ? '+' : '') + formatMoney(amount);

const SHORT = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1_000, 'K'],
] as const;

/**
 * Limits and sizes only: 50K, 2L, 1.5Cr. Cut off after two decimals, never rounded up, because a limit of
 * 99,999 must not read 1L.
 */
export function formatShort(amount: Money): string {
  const rupees = Math.floor(amount / 100);
  for (const [unit, name] of SHORT) {
    if (rupees >= unit) return String(Math.floor((rupees * 100) / unit) / 100) + name;
  }
  return String(rupees);
}

/** 150000 → 1,50,000: the last three digits, then pairs. */
function grouped(whole: string): string {
  const last = whole.slice(-3);
  const rest = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return rest ? `${rest},${last}` : last;
}

const UNITS: Readonly<Record<string, number>> = { k: 1_000, l: 100_000, cr: 10_000_000 };

/** What a player types in an amount field, as plain rupees: '2L' is 200000, '1.5cr' is 15000000, '1,500' is 1500. */
export function expandShort(text: string): string {
  const match = /^([\d,]+(?:\.\d+)?)\s*(k|l|cr)?$/i.exec(text.trim());
  if (!match) return text.trim();
  const number = match[1]!.replaceAll(',', '');
  const unit = UNITS[match[2]?.toLowerCase() ?? ''];
  return unit === undefined ? number : String(Math.round(Number(number) * unit * 100) / 100);
}
