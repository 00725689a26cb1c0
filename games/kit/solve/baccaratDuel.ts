import { type Card, points } from '../cards.ts';
import { choose } from './choose.ts';
import type { Showdown } from './pattiDuel.ts';

interface Hand {
  readonly cards: readonly Card[];
  /** How many cards it is to have in the end. */
  readonly size: number;
}

/** The ways so far of giving so many cards to each hand, so that they come to these values. */
interface State {
  readonly given: readonly [number, number];
  readonly values: readonly [number, number];
  ways: number;
}

/**
 * How a comparison of two baccarat values ends, exactly, whatever is already dealt. Only the ten values of cards matter,
 * so they are gone through one after the other: some of the cards with that value go to the first hand, some to the second.
 */
export function baccaratDuel(first: Hand, second: Hand, left: ReadonlyMap<Card, number>): Showdown {
  const start: State = {
    given: [first.cards.length, second.cards.length],
    values: [points(first.cards), points(second.cards)],
    ways: 1,
  };
  let states: readonly State[] = [start];
  for (const [value, count] of countsByValue(left)) {
    states = merged(states.flatMap(state => afterGiving(state, value, count, [first.size, second.size])));
  }
  const ends = states.filter(({ given }) => given[0] === first.size && given[1] === second.size);
  const all = waysOf(ends);
  return {
    first: waysOf(ends.filter(({ values }) => values[0] > values[1])) / all,
    second: waysOf(ends.filter(({ values }) => values[0] < values[1])) / all,
    tie: waysOf(ends.filter(({ values }) => values[0] === values[1])) / all,
  };
}

function countsByValue(left: ReadonlyMap<Card, number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [card, count] of left) counts.set(points([card]), (counts.get(points([card])) ?? 0) + count);
  return counts;
}

function afterGiving(
  { given, values, ways }: State,
  value: number,
  count: number,
  sizes: readonly [number, number],
): State[] {
  const next: State[] = [];
  for (let i = 0; i <= Math.min(count, sizes[0] - given[0]); i++) {
    for (let j = 0; j <= Math.min(count - i, sizes[1] - given[1]); j++) {
      next.push({
        given: [given[0] + i, given[1] + j],
        values: [(values[0] + i * value) % 10, (values[1] + j * value) % 10],
        ways: ways * choose(count, i) * choose(count - i, j),
      });
    }
  }
  return next;
}

function merged(states: readonly State[]): readonly State[] {
  const byPlace = new Map<number, State>();
  for (const state of states) {
    const [[a, b], [x, y]] = [state.given, state.values];
    const place = ((a * 10 + b) * 10 + x) * 10 + y;
    const same = byPlace.get(place);
    if (same) same.ways += state.ways;
    else byPlace.set(place, state);
  }
  return [...byPlace.values()];
}

function waysOf(states: readonly State[]): number {
  return states.reduce((sum, { ways }) => sum + ways, 0);
}
