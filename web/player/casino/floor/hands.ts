import type { MyBet } from '@maidan/contract/table';
import { type Money, sum } from '@maidan/core/money';
import type { RefObject } from 'react';

/** What a player has at one of several tables, as far as the others need to know. */
export interface Hand {
  /** On its round, with what is not answered yet. */
  readonly total: Money;
  /** A price was tapped without a chip. */
  readonly isAsked: boolean;
  /** When the last of it was done, while it can be taken back. */
  readonly undoAt: number | undefined;
  readonly canClear: boolean;
  readonly canRepeat: boolean;
  readonly canDouble: boolean;
  /** When its betting ends. */
  readonly closingAt: number | undefined;
  /** Bets placed since this moment can still be taken back. */
  readonly undoFrom: number | undefined;
  /** The server's clock. */
  readonly now: () => number;
  /** What can be done, as it is at this moment. */
  readonly acts: RefObject<HandActs>;
}

export interface HandActs {
  readonly undo: (() => void) | undefined;
  readonly clear: (() => void) | undefined;
  readonly repeat: (() => void) | undefined;
  readonly double: (() => void) | undefined;
  readonly takeBack: (bets: readonly MyBet[]) => void;
}

/** By table. */
export type Hands = ReadonlyMap<string, Hand>;

export const NO_HANDS: Hands = new Map();

export function withHand(hands: Hands, table: string, hand: Hand | undefined): Hands {
  const after = new Map(hands);
  if (hand) after.set(table, hand);
  else after.delete(table);
  return after;
}

/** What is done at one of them, and over all: absent where it cannot be done now. */
export function actsAt(hands: Hands, table: string) {
  const hand = hands.get(table);
  const last = lastOf(hands);
  const acts = hand?.acts;
  return {
    onUndo: last && (() => last.acts.current.undo?.()),
    onClear: hand?.canClear ? () => acts?.current.clear?.() : undefined,
    onRepeat: hand?.canRepeat ? () => acts?.current.repeat?.() : undefined,
    onDouble: hand?.canDouble ? () => acts?.current.double?.() : undefined,
  };
}

export const totalOf = (hands: Hands): Money => sum([...hands.values()].map(({ total }) => total));

/** Undo takes the last over all tables. */
const lastOf = (hands: Hands): Hand | undefined =>
  [...hands.values()].filter(({ undoAt }) => undoAt !== undefined).toSorted((a, b) => b.undoAt! - a.undoAt!)[0];
