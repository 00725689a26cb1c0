import {
  type Card,
  isOdd,
  isRed,
  LOW_RANKS,
  rankName,
  rankOf,
  SUIT_NAMES,
  type Suit,
  SUITS,
  suitOf,
} from '../cards.ts';
import type { Cell, Price, Selection, Sid } from '../game.ts';
import { fixed, won } from '../words.ts';

/* Selections that many games share. Each is told whose card it is about, and the numbers of its rows in the feed. */

interface About<T> {
  /** Starts the ids: 'dragon' makes 'dragon.odd'. */
  readonly id: string;
  /** Starts the labels: 'Dragon' makes 'Dragon Odd'. */
  readonly label: string;
  card(table: T): Card;
}

/** 'Card 3 Odd' is the cell 'Odd' of the row 'Card 3'. */
export const inRow = (row: string, name: string): { readonly label: string; readonly cell: Cell } => ({
  label: `${row} ${name}`,
  cell: { row, name },
});

export const oddEven = <T>(
  { id, label, card }: About<T>,
  { odd, even }: { odd: readonly [Sid, Price<T>]; even: readonly [Sid, Price<T>] },
): Selection<T>[] => [
  { id: `${id}.odd`, sid: odd[0], ...inRow(label, 'Odd'), price: odd[1], outcome: t => won(isOdd(card(t))) },
  { id: `${id}.even`, sid: even[0], ...inRow(label, 'Even'), price: even[1], outcome: t => won(!isOdd(card(t))) },
];

export const redBlack = <T>(
  { id, label, card }: About<T>,
  { red, black }: { red: readonly [Sid, Price<T>]; black: readonly [Sid, Price<T>] },
): Selection<T>[] => [
  { id: `${id}.red`, sid: red[0], label: `${label} Red`, price: red[1], outcome: t => won(isRed(card(t))) },
  { id: `${id}.black`, sid: black[0], label: `${label} Black`, price: black[1], outcome: t => won(!isRed(card(t))) },
];

/** In the order given, which is the order of the rows. */
export const suits = <T>(
  { id, label, card }: About<T>,
  price: Price<T>,
  sid: (nth: number) => Sid,
  order: readonly Suit[] = SUITS,
): Selection<T>[] =>
  order.map((suit, nth) => ({
    id: `${id}.${suit}`,
    sid: sid(nth),
    ...inRow(label, SUIT_NAMES[suit]),
    price,
    outcome: t => won(suitOf(card(t)) === suit),
  }));

/** Ace to king. */
export const ranks = <T>(
  { id, label, card }: About<T>,
  price: Price<T>,
  sid: (nth: number) => Sid,
  among: readonly (typeof LOW_RANKS)[number][] = LOW_RANKS,
): Selection<T>[] =>
  among.map((rank, nth) => ({
    id: `${id}.${rank}`,
    sid: sid(nth),
    ...inRow(label, rankName(rank)),
    price,
    outcome: t => won(rankOf(card(t)) === rank),
  }));

/** The house's usual one-card prices. */
export const ODD = fixed(1.79);
export const EVEN = fixed(2.1);
export const COLOUR = fixed(1.95);
export const RANK = fixed(12);
