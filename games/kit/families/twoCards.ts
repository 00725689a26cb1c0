import { type Card, high, suitOf } from '../cards.ts';

/** Hands of two cards, each with the best third card one can imagine. Worst first. */
const TWO_CARD_HANDS = ['High Card', 'Colour', 'Sequence', 'Trio', 'Pure Sequence'] as const;
type TwoCardHand = (typeof TWO_CARD_HANDS)[number];

/** A number that is larger for a better two-card hand and equal only for a true tie. */
export function twoCardRank(cards: readonly Card[]): number {
  const [a = 0, b = 0] = cards.map(high).toSorted((one, other) => other - one);
  const run = runOf(a, b);
  const isSuited = cards.every(card => suitOf(card) === suitOf(cards[0]!));
  if (run && isSuited) return encode('Pure Sequence', run);
  if (a === b) return encode('Trio', a);
  if (run) return encode('Sequence', run);
  return encode(isSuited ? 'Colour' : 'High Card', a, b);
}

export const twoCardHand = (cards: readonly Card[]): TwoCardHand =>
  TWO_CARD_HANDS[Math.floor(twoCardRank(cards) / 16 ** 2)]!;

/** Q-K beats A-2 beats J-Q. K-A is no sequence: the better third card belongs to Q-K. */
function runOf(a: number, b: number): number | undefined {
  if (a === 14) return b === 2 ? 13 : undefined;
  if (a !== b + 1) return undefined;
  return a === 13 ? 14 : a;
}

const encode = (hand: TwoCardHand, a: number, b = 0): number => (TWO_CARD_HANDS.indexOf(hand) * 16 + a) * 16 + b;
