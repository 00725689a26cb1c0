import { type Card, points, total } from './cards.ts';
import { type Fact, fact } from './fact.ts';
import type { Word } from './factWords.ts';

/* What declarations score at a seat. */

type Open = Readonly<Record<string, readonly Card[]>>;
type Score = (table: Open, seat: string) => Fact | undefined;

/** The name of a hand, once all its cards are there. */
export const handOf =
  (size: number, name: (cards: readonly Card[]) => Word): Score =>
  (table, seat) => {
    const cards = table[seat] ?? [];
    return cards.length === size ? fact('hand', name(cards)) : undefined;
  };

/** A number that changes with every card. */
export const counted =
  (count: (cards: readonly Card[]) => number): Score =>
  (table, seat) => {
    const cards = table[seat] ?? [];
    return cards.length > 0 ? fact('score', count(cards)) : undefined;
  };

export const pointsOf: Score = counted(points);
export const totalOf: Score = counted(total);
