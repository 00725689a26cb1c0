import type { Card } from '../cards.ts';
import type { Fact } from '../fact.ts';
import type { End, Market, Table } from '../game.ts';
import { margin } from '../quote.ts';
import { handOf } from '../score.ts';
import { teenpattiHand, teenpattiRank } from './teenpatti.ts';
import { duel, limits, live } from '../words.ts';

/* Teenpatti against a hand that never changes, from a shoe that lasts: teen3, teen32, teen33, teen42 and queen. */

export type Seat = 'A' | 'B' | 'gone';
export type T = Table<Seat, Card>;

export const SEATS: Readonly<Record<Seat, string>> = { A: 'Player A', B: 'Player B', gone: 'Drawn' };

/** What was drawn before is no hand. */
export const score = (t: T, seat: Seat): Fact | undefined => (seat === 'gone' ? undefined : hand(t, seat));

const hand = handOf(3, teenpattiHand);

/** Above nothing where A is ahead, below where B is. */
export const leadOf = (t: Pick<T, 'A' | 'B'>): number => teenpattiRank(t.A) - teenpattiRank(t.B);

export function mainMarket(ends: readonly End[]): Market<T> {
  const price = live(margin(0.99, 1.01));
  return {
    id: 'main',
    name: 'Main',
    limits: limits(100, 200_000),
    ends,
    selections: [
      { id: 'A', sid: 1, label: 'Player A', price, outcome: t => duel(leadOf(t)) },
      { id: 'B', sid: 2, label: 'Player B', price, outcome: t => duel(-leadOf(t)) },
    ],
  };
}

/** What a shoe has left, between rounds. */
export const leftOf = (shoe: { readonly faces: ReadonlyMap<Card, number> }, gone: readonly Card[]): Card[] =>
  [...shoe.faces.keys()].filter(card => !gone.includes(card));
