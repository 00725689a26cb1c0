import { choose } from './choose.ts';

/* Choices of cards told apart by rank alone: of three cards there are 120 among eight ranks, and thousands by card. */

/** Every choice of so many of these ranks, where a rank may come again. */
export function* rankPicks(ranks: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [nth, rank] of ranks.entries()) {
    for (const more of rankPicks(ranks.slice(nth), size - 1)) yield [rank, ...more];
  }
}

/** How many choices of cards have exactly these ranks, from how many cards there are of each. */
export function waysToPick(picked: readonly number[], counts: ReadonlyMap<number, number>): number {
  let ways = 1;
  for (const [rank, count] of counts) ways *= choose(count, picked.filter(each => each === rank).length);
  return ways;
}

/** What is left of each rank once these are taken. */
export const without = (counts: ReadonlyMap<number, number>, picked: readonly number[]): Map<number, number> =>
  new Map([...counts].map(([rank, count]) => [rank, count - picked.filter(each => each === rank).length]));
