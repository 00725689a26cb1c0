import { type Card, isOdd, isRed, low, type Rank, rankName, rankOf, type Suit, SUITS, suitStrength } from '../cards.ts';
import type { Table } from '../game.ts';

/* Games of one card each, where the higher card wins. */

/** Ace low; spades beat hearts beat clubs beat diamonds among equal ranks. Only the very same card is equal. */
export const strength = (card: Card): number => low(card) * 4 + suitStrength(card);

export type DragonTigerTable = Table<'dragon' | 'tiger', Card>;

/** By how much Dragon is ahead of Tiger. */
export function lead({ dragon, tiger }: DragonTigerTable): number {
  return strength(dragon[0]!) - strength(tiger[0]!);
}

export function winnerOf(t: DragonTigerTable): 'Dragon' | 'Tiger' | 'Tie' {
  if (lead(t) === 0) return 'Tie';
  return lead(t) > 0 ? 'Dragon' : 'Tiger';
}

/** Two of a rank, the very same card included. */
export function isPair({ dragon, tiger }: DragonTigerTable): boolean {
  return rankOf(dragon[0]!) === rankOf(tiger[0]!);
}

export const colourName = (card: Card): string => (isRed(card) ? 'Red' : 'Black');
export const parityName = (card: Card): string => (isOdd(card) ? 'Odd' : 'Even');
export const rankLabel = (card: Card): string => rankName(rankOf(card));

/** One fact about several hands, as the feed writes it: 'D : Red | T : Black'. */
export const perHand = (hands: Readonly<Record<string, Card>>, say: (card: Card) => string): string =>
  Object.entries(hands)
    .map(([hand, card]) => `${hand} : ${say(card)}`)
    .join(' | ');

/** Two cards of any of these ranks and suits; where the ranks are equal the suits decide, so there it is all of them. */
export const everyTwo = (ranks: readonly Rank[], suits: readonly Suit[]): DragonTigerTable[] =>
  ranks.flatMap(one =>
    ranks.flatMap(two => {
      const of = one === two ? SUITS : suits;
      return of.flatMap(first =>
        of.map(second => ({ dragon: [`${one}${first}`], tiger: [`${two}${second}`] }) as const),
      );
    }),
  );
