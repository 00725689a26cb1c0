import { decimal } from '@maidan/core/odds';
import { type Card, RANKS, SUITS } from '../cards.ts';
import { type Chance, payChance } from '../chance.ts';
import type { Outcome } from '../game.ts';

/** One deck of 52, in rank order. */
export const DECK: readonly Card[] = RANKS.flatMap(rank => SUITS.map(suit => `${rank}${suit}` as const));

/** Every hand of so many cards: 1,326 of two, 22,100 of three, 270,725 of four. */
export function handsOf(size: number, deck: readonly Card[] = DECK): readonly (readonly Card[])[] {
  const hands: Card[][] = [];
  const grow = (hand: readonly Card[], from: number): void => {
    for (let nth = from; nth < deck.length; nth++) {
      const more = [...hand, deck[nth]!];
      if (more.length === size) hands.push(more);
      else grow(more, nth + 1);
    }
  };
  grow([], 0);
  return hands;
}

/** The chance of a bet that is settled by one of these, all equally likely. */
export function chanceAmong<T>(cases: readonly T[], outcome: (one: T) => Outcome): Chance {
  const sum = { win: 0, void: 0, pays: 0, hit: 0 };
  for (const one of cases) add(sum, outcome(one));
  const share = (count: number) => count / cases.length;
  return payChance({ win: share(sum.win), void: share(sum.void), pays: share(sum.pays), hit: share(sum.hit) });
}

function add(sum: { win: number; void: number; pays: number; hit: number }, outcome: Outcome): void {
  if (outcome === 'lose') return;
  if (outcome === 'void') sum.void++;
  else if (outcome === 'win') {
    sum.win++;
    sum.hit++;
  } else if ('pays' in outcome) {
    sum.pays += decimal(outcome.pays);
    if (decimal(outcome.pays) > 1) sum.hit++;
  } else {
    sum.win += 1 / outcome.deadHeat;
    sum.hit++;
  }
}
