import type { Card } from '../cards.ts';
import { waysToDraw } from './distinct.ts';

/** Whether a card is a right answer to its question. */
export type IsRight = (card: Card) => boolean;

/**
 * The chance that the cards answer all the questions rightly, the n-th card the n-th question, when some lie on the
 * table already and `left` are still in the pack.
 */
export function chanceOfAll(questions: readonly IsRight[], seen: readonly Card[], left: readonly Card[]): number {
  const isWrong = seen.some((card, i) => questions[i]?.(card) === false);
  if (isWrong) return 0;
  const open = questions.slice(seen.length);
  const all = open.reduce((product, _, i) => product * (left.length - i), 1);
  return waysToDraw(open.map(isRight => new Set(left.filter(isRight)))) / all;
}
