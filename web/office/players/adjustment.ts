import { type ErrorCode, sentenceOf } from '@maidan/contract/errors';
import { expandShort } from '@maidan/core/format';
import { type Money, negate, parseRupees } from '@maidan/core/money';

export const DIRECTIONS = ['Add to the balance', 'Take from the balance'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What was typed, as paise with the sign of the direction; or the sentence that says what is wrong with it. */
export function adjustmentOf(
  direction: Direction,
  text: string,
): { readonly amount: Money } | { readonly fault: string } {
  const amount = parseRupees(expandShort(text));
  if (typeof amount === 'string') return { fault: sentenceOf(amount satisfies ErrorCode) };
  return { amount: direction === 'Add to the balance' ? amount : negate(amount) };
}
