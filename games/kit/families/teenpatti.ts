import { type Card, high, isPicture, low, points, suitOf, suitStrength } from '../cards.ts';

/** Worst first. Here the straight flush beats the trio. */
const TEENPATTI_HANDS = ['High Card', 'Pair', 'Flush', 'Straight', 'Trio', 'Straight Flush'] as const;
export type TeenpattiHand = (typeof TEENPATTI_HANDS)[number];

/** A number that is larger for a better three-card hand and equal only for a true tie. */
export function teenpattiRank(cards: readonly Card[]): number {
  const [a = 0, b = 0, c = 0] = cards.map(high).toSorted((one, other) => other - one);
  const run = runOf(a, b, c);
  const isFlush = cards.every(card => suitOf(card) === suitOf(cards[0]!));
  if (run && isFlush) return encode('Straight Flush', run);
  if (a === c) return encode('Trio', a);
  if (run) return encode('Straight', run);
  if (isFlush) return encode('Flush', a, b, c);
  if (a === b) return encode('Pair', a, c);
  if (b === c) return encode('Pair', b, a);
  return encode('High Card', a, b, c);
}

export const teenpattiHand = (cards: readonly Card[]): TeenpattiHand =>
  TEENPATTI_HANDS[Math.floor(teenpattiRank(cards) / 16 ** 3)]!;

/**
 * The "3 Baccarat" comparison. A trio wins, then three pictures; otherwise the baccarat value
 * decides, then the number of pictures, then the best picture or best card, suits included.
 */
export function threeBaccaratRank(cards: readonly Card[]): number {
  const pictures = cards.filter(isPicture);
  if (new Set(cards.map(high)).size === 1) return 3_000_000 + high(cards[0]!);
  if (pictures.length === 3) return 2_000_000 + strongest(pictures);
  const best = pictures.length > 0 ? strongest(pictures) : strongest(cards);
  return points(cards) * 10_000 + pictures.length * 1_000 + best;
}

/**
 * The "M Baccarat" comparison of Muflis: the lower baccarat value wins, then the lowest single card, where the two
 * is lowest, the ace highest and diamonds are the lowest suit. The number is larger for the hand that wins.
 */
export function muflisBaccaratRank(cards: readonly Card[]): number {
  const lowest = Math.min(...cards.map(card => high(card) * 4 + suitStrength(card)));
  return -(points(cards) * 100 + lowest);
}

/** By rank, then suit; the ten counts nothing, as in its baccarat value. */
const strongest = (cards: readonly Card[]): number =>
  Math.max(...cards.map(card => (low(card) === 10 ? 0 : low(card)) * 4 + suitStrength(card)));

/** A-K-Q beats A-2-3 beats K-Q-J; K-A-2 is no sequence. */
function runOf(a: number, b: number, c: number): number | undefined {
  if (a === 14 && b === 3 && c === 2) return 14;
  if (a === b + 1 && b === c + 1) return a === 14 ? 15 : a;
  return undefined;
}

const encode = (hand: TeenpattiHand, a: number, b = 0, c = 0): number =>
  ((TEENPATTI_HANDS.indexOf(hand) * 16 + a) * 16 + b) * 16 + c;
