import { type Card, high } from '../cards.ts';
import { rankBit } from '../families/poker.ts';
import { choose } from './choose.ts';

/** The ranks that are there at least once, twice, three times, and four times, each set as the bits of a number. */
export interface Groups {
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly all: number;
}

export const NO_RANKS: Groups = { once: 0, twice: 0, thrice: 0, all: 0 };

export const groupsOf = (cards: readonly Card[]): Groups =>
  cards.reduce((groups, card) => withRanks(groups, rankBit(card)), NO_RANKS);

/** One more of each of these ranks. */
export const withRanks = ({ once, twice, thrice, all }: Groups, ranks: number): Groups => ({
  once: once | ranks,
  twice: twice | (once & ranks),
  thrice: thrice | (twice & ranks),
  all: all | (thrice & ranks),
});

/** How many there are of each rank, twos first. */
export function countRanks(cards: readonly Card[]): readonly number[] {
  const counts = Array.from({ length: 13 }, () => 0);
  for (const card of cards) counts[high(card) - 2]!++;
  return counts;
}

/** A set of ranks, spread out because there are many, and in how many ways cards can make it. */
export type VisitRanks = (once: number, twice: number, thrice: number, all: number, ways: number) => void;

/** Every set of ranks that `size` more cards can make of `from`, when there are `counts[n]` to be had of rank n. */
export function everyRankSet(from: Groups, counts: readonly number[], size: number, visit: VisitRanks): void {
  const add = (
    rank: number,
    more: number,
    once: number,
    twice: number,
    thrice: number,
    all: number,
    ways: number,
  ): void => {
    if (more === 0) return visit(once, twice, thrice, all, ways);
    if (rank < 0) return;
    add(rank - 1, more, once, twice, thrice, all, ways);
    const bit = 1 << rank;
    const there = counts[rank]!;
    let a = once;
    let b = twice;
    let c = thrice;
    let d = all;
    for (let n = 1; n <= there && n <= more; n++) {
      d |= c & bit;
      c |= b & bit;
      b |= a & bit;
      a |= bit;
      add(rank - 1, more - n, a, b, c, d, ways * CHOOSE[there]![n]!);
    }
  };
  add(12, size, from.once, from.twice, from.thrice, from.all, 1);
}

/** CHOOSE[n][k]: in how many ways k of n cards can be taken. */
export const CHOOSE: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map(n => [0, 1, 2, 3, 4].map(k => choose(n, k)));
