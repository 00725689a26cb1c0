import type { Card } from '../cards.ts';
import { Census } from './census.ts';
import { choose } from './choose.ts';
import { DECK, handsOf } from './hands.ts';

/*
 * Hands dealt from one deck are exchangeable: none is likelier to be the best than another. So of n equal rivals
 * each wins alone with chance (1 − tie) / n, and the chance of a tie is all there is to count.
 */

export type Score = (hand: readonly Card[]) => number;

/** The chance that two hands of so many cards, dealt from one deck, have the same score. */
export function chanceOfTie(size: 2 | 3, score: Score, deck = DECK): number {
  const same = new Census();
  let tied = 0;
  for (const level of levelsOf(size, score, deck)) {
    for (const hand of level) same.add(hand);
    for (const hand of level) tied += same.apartFrom(hand);
    for (const hand of level) same.remove(hand);
  }
  return tied / ways(deck.length, size, 2);
}

/** The chance that of three such hands two, or all three, share the best score. */
export function chanceOfTieForBest(size: 2 | 3, score: Score, deck = DECK): number {
  const worse = new Census();
  const same = new Census();
  let shared = 0;
  for (const level of levelsOf(size, score, deck)) {
    for (const hand of level) same.add(hand);
    forPairsApart(level, both => {
      // Any of the three may hold the worse hand, and the two that tie may be swapped.
      shared += 2 * (3 * worse.apartFrom(both) + same.apartFrom(both));
    });
    for (const hand of level) same.remove(hand);
    for (const hand of level) worse.add(hand);
  }
  return shared / ways(deck.length, size, 3);
}

/** The hands of each score, from the lowest, as ascending card numbers. */
function levelsOf(size: number, score: Score, deck: readonly Card[]): (readonly number[])[][] {
  const numbers = new Map(deck.map((card, nth) => [card, nth]));
  const levels = Map.groupBy(handsOf(size, deck), score);
  return [...levels]
    .toSorted(([a], [b]) => a - b)
    .map(([, level]) => level.map(hand => hand.map(card => numbers.get(card)!)));
}

/** Calls with the cards of every two hands that share none, ascending. The array is the same one every time. */
function forPairsApart(hands: readonly (readonly number[])[], call: (cards: readonly number[]) => void): void {
  const both: number[] = [];
  for (let nth = 1; nth < hands.length; nth++) {
    for (let other = 0; other < nth; other++) {
      if (merge(hands[nth]!, hands[other]!, both)) call(both);
    }
  }
}

/** Fills `into` with the cards of both hands, ascending; false when they share one. */
function merge(one: readonly number[], other: readonly number[], into: number[]): boolean {
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    const a = one[i] ?? Number.POSITIVE_INFINITY;
    const b = other[j] ?? Number.POSITIVE_INFINITY;
    if (a === b) return false;
    into[i + j] = Math.min(a, b);
    if (a < b) i++;
    else j++;
  }
  return true;
}

/** In how many ways so many hands can be dealt, one after the other. */
function ways(cards: number, size: number, hands: number): number {
  return hands === 0 ? 1 : choose(cards, size) * ways(cards - size, size, hands - 1);
}
