import type { Card } from '../cards.ts';
import type { Chance } from '../chance.ts';
import type { Outcome } from '../game.ts';
import { chanceAmong, handsOf } from './hands.ts';
import { chanceOfTie, type Score } from './ties.ts';

/* Counts over the 22,100 hands of three cards, each made when it is first asked for. */

let all: readonly (readonly Card[])[] | undefined;
const ties = new Map<Score, number>();

/** The chance of a bet about one hand of three cards and nothing else. */
export function chanceOfHand(outcome: (hand: readonly Card[]) => Outcome): Chance {
  all ??= handsOf(3);
  return chanceAmong(all, outcome);
}

/** The chance that two hands of three cards have the same score. */
export function tieOf(score: Score): number {
  const tie = ties.get(score) ?? chanceOfTie(3, score);
  ties.set(score, tie);
  return tie;
}
