import { type Card, low, type Rank, rankOf, type Suit, SUITS, suitStrength } from '../cards.ts';
import type { RoundResult, Table } from '../game.ts';
import { fact, type FactKey, type Value } from '../fact.ts';
import { colourOf, ofHands, parityOf, tied, wonBy } from '../outcome.ts';

/* Games of one card each, where the higher card wins. */

/** Ace low; spades beat hearts beat clubs beat diamonds among equal ranks. Only the very same card is equal. */
export const strength = (card: Card): number => low(card) * 4 + suitStrength(card);

export type DragonTigerTable = Table<'dragon' | 'tiger', Card>;

/** By how much Dragon is ahead of Tiger. */
export function lead({ dragon, tiger }: DragonTigerTable): number {
  return strength(dragon[0]!) - strength(tiger[0]!);
}

export function resultOf(t: DragonTigerTable, ...last: readonly ((card: Card) => Value)[]): RoundResult {
  const both = (key: FactKey, of: (card: Card) => Value) => ofHands(key, { D: t.dragon[0]!, T: t.tiger[0]! }, of);
  const facts = [
    fact('pair', isPair(t) ? 'Pair' : null),
    both('parities', parityOf),
    both('colours', colourOf),
    ...last.map(of => both('ranks', of)),
  ];
  if (lead(t) === 0) return tied('T', ...facts);
  return lead(t) > 0 ? wonBy('D', 'dragon', 'Dragon', ...facts) : wonBy('T', 'tiger', 'Tiger', ...facts);
}

/** Two of a rank, the very same card included. */
export function isPair({ dragon, tiger }: DragonTigerTable): boolean {
  return rankOf(dragon[0]!) === rankOf(tiger[0]!);
}

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
