/** Behind the point of a rupee there are paise, of a USDT six digits; a chip is whole. */
export const DECIMALS = { INR: 2, USDT: 6, whole: 0 } as const;

/** What an amount field keeps of what is typed or pasted: digits, of Devanagari too, and so many of them behind one point. */
export function digitsOf(text: string, decimals: number): string {
  const read = text.replaceAll(/[०-९]/g, digit => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const [whole = '', ...behind] = read.replaceAll(/[^\d.]/g, '').split('.');
  if (decimals === 0 || behind.length === 0) return whole;
  return `${whole || '0'}.${behind.join('').slice(0, decimals)}`;
}

const DEVANAGARI_ZERO = '०'.charCodeAt(0);
