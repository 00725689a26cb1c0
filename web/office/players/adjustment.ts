import { type ErrorCode, sentenceOf } from '@maidan/contract/errors';
import { expandShort } from '@maidan/core/format';
import { type Money, negate, parseRupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';

export const DIRECTIONS = ['add', 'take'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  add: say('officeMoney.adjustAdd'),
  take: say('officeMoney.adjustTake'),
};

/** What was typed, as paise with the sign of the direction; or the sentence that says what is wrong with it. */
export function adjustmentOf(
  direction: Direction,
  text: string,
): { readonly amount: Money } | { readonly fault: string } {
  const amount = parseRupees(expandShort(text));
  if (typeof amount === 'string') return { fault: sentenceOf(amount satisfies ErrorCode) };
  return { amount: direction === 'add' ? amount : negate(amount) };
}
