import { type Fact, fact, type FactKey, type Hand, type Value } from './fact.ts';
import type { Word } from './factWords.ts';
import { type Card, isOdd, isRed, rankName, rankOf, SUIT_NAMES, suitOf } from './cards.ts';
import type { RoundResult } from './game.ts';

/* How declarations say what a round came to. */

/** One seat has won, by the name it is declared with. */
export const wonBy = (code: string, seat: string, name: string, ...more: readonly Fact[]): RoundResult => ({
  code,
  winners: [seat],
  facts: [fact('winner', { seat, name }), ...more],
});

/** Player A or Player B, by how much A is ahead. */
export function ofTwo(lead: number, ...more: readonly Fact[]): RoundResult {
  if (lead === 0) return tied('T', ...more);
  const { seat, name } = ahead(lead);
  return wonBy(seat, seat, name, ...more);
}

function ahead(lead: number) {
  const seat = lead > 0 ? 'A' : 'B';
  return { seat, name: `Player ${seat}` };
}

export const tied = (code: string, ...more: readonly Fact[]): RoundResult => ({
  code,
  winners: [],
  tie: true,
  facts: [fact('winner', 'Tie'), ...more],
});

/** Tables that have no winner to name. */
export const NO_WINNER = 'R';

export const untold = (code: string, ...facts: readonly Fact[]): RoundResult => ({ code, winners: [], facts });

/** The same of every hand, by the letters of their seats. */
export const ofHands = <T>(key: FactKey, all: Readonly<Record<string, T>>, of: (hand: T) => Value): Fact => ({
  key,
  hands: Object.entries(all).map(([seat, hand]): Hand => [seat, of(hand)]),
});

export const colourOf = (card: Card): Word => (isRed(card) ? 'Red' : 'Black');
export const parityOf = (card: Card): Word => (isOdd(card) ? 'Odd' : 'Even');
export const suitName = (card: Card): Word => SUIT_NAMES[suitOf(card)];
export const rankTold = (card: Card) => rankName(rankOf(card));

/** Who is ahead of two, in a comparison that does not decide the round. */
export const leader = (lead: number): Value => (lead === 0 ? 'Tie' : ahead(lead));
