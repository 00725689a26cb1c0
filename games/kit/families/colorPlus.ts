import { toOne } from '@maidan/core/odds';
import { type Card, high, suitOf } from '../cards.ts';

/** What Color Plus of 2 Cards Teenpatti pays for the best pattern in all four cards. */
export const COLOR_PLUS = {
  'Three card sequence': toOne(3),
  'Four card color': toOne(9),
  'Four card sequence': toOne(9),
  'Three of a kind': toOne(12),
  'Three card pure sequence': toOne(15),
  'Four card pure sequence': toOne(150),
  'Four of a kind': toOne(200),
};

/** The pattern with the best prize. A three-card pattern is in any three of the four. */
export function colorPlusPattern(cards: readonly Card[]): keyof typeof COLOR_PLUS | undefined {
  const bySuit = { S: 0, H: 0, C: 0, D: 0 };
  for (const card of cards) bySuit[suitOf(card)] |= rankBits(card);
  const { S, H, C, D } = bySuit;
  const ranks = S | H | C | D;
  const isColor = Math.max(S, H, C, D) === S + H + C + D;
  if (S & H & C & D) return 'Four of a kind';
  if (isColor && hasRunOfFour(ranks)) return 'Four card pure sequence';
  if (hasRunOfThree(S) || hasRunOfThree(H) || hasRunOfThree(C) || hasRunOfThree(D)) return 'Three card pure sequence';
  if ((S & H & (C | D)) | (C & D & (S | H))) return 'Three of a kind';
  if (hasRunOfFour(ranks)) return 'Four card sequence';
  if (isColor) return 'Four card color';
  return hasRunOfThree(ranks) ? 'Three card sequence' : undefined;
}

/** A bit for every rank. The ace has two, above the king and below the two, so no run goes round it. */
const rankBits = (card: Card): number => (high(card) === 14 ? (1 << 14) | (1 << 1) : 1 << high(card));

const hasRunOfThree = (ranks: number): boolean => (ranks & (ranks >> 1) & (ranks >> 2)) !== 0;
const hasRunOfFour = (ranks: number): boolean => hasRunOfThree(ranks & (ranks >> 1));
