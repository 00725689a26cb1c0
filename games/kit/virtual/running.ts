import { MOST } from './numbers.ts';

/*
 * A race is run in sections. In each of them every runner goes its pace and a number from 1 to 100 besides; who has come
 * furthest at the end is first. Who is level with another is placed before it with the lower number.
 */

/** How far each has come, and how many sections it has still to run. */
export interface Run {
  readonly paces: readonly number[];
  /** By runner: the numbers drawn so far. */
  readonly drawn: readonly (readonly number[])[];
  readonly sections: number;
}

export const distanceOf = (pace: number, drawn: readonly number[]): number =>
  drawn.reduce((sum, number) => sum + pace + number, 0);

/** Runners from the first to the last, counted from 0. */
export function placings({ paces, drawn }: Pick<Run, 'paces' | 'drawn'>): readonly number[] {
  const distances = paces.map((pace, runner) => distanceOf(pace, drawn[runner] ?? []));
  return paces.map((_, runner) => runner).toSorted((a, b) => distances[b]! - distances[a]! || a - b);
}

/** What a runner can come to: `at[i]` is the chance of `from + i`. */
interface Totals {
  readonly at: Float64Array;
  readonly below: Float64Array;
}

/** Chances of the sum of so many numbers, from the least: found once. */
const SUMS: Float64Array[] = [Float64Array.of(1)];

function sumOf(count: number): Float64Array {
  for (let n = SUMS.length; n <= count; n++) {
    const before = SUMS[n - 1]!;
    const next = new Float64Array(before.length + MOST - 1);
    for (const [i, p] of before.entries()) for (let k = 0; k < MOST; k++) next[i + k]! += p / MOST;
    SUMS.push(next);
  }
  return SUMS[count]!;
}

/** All runners on one scale. */
export class Field {
  readonly #totals: readonly Totals[];
  readonly #size: number;
  readonly #all: readonly number[];

  constructor({ paces, drawn, sections }: Run) {
    const spread = paces.map((pace, runner) => {
      const left = sections - (drawn[runner]?.length ?? 0);
      return { from: distanceOf(pace, drawn[runner] ?? []) + left * (pace + 1), chances: sumOf(left) };
    });
    const least = Math.min(...spread.map(({ from }) => from));
    this.#size = Math.max(...spread.map(({ from, chances }) => from + chances.length)) - least;
    this.#all = paces.map((_, runner) => runner);
    this.#totals = spread.map(({ from, chances }) => {
      const at = new Float64Array(this.#size);
      at.set(chances, from - least);
      const below = new Float64Array(this.#size + 1);
      for (let x = 0; x < this.#size; x++) below[x + 1] = below[x]! + at[x]!;
      return { at, below };
    });
  }

  /** The first is first and the second second. */
  forecast(first: number, second: number): number {
    return this.#sum(second, x => this.#ahead(first, second, x) * this.#allBehind(second, x, [first]));
  }

  /** The first three, in this order. */
  tricast(first: number, second: number, third: number): number {
    const ahead = new Float64Array(this.#size + 1); // the two of them before the third, which is at x
    for (let x = this.#size - 1; x >= 0; x--)
      ahead[x] = ahead[x + 1]! + this.#totals[second]!.at[x]! * this.#ahead(first, second, x);
    const from = second < third ? 0 : 1;
    return this.#sum(third, x => ahead[x + from]! * this.#allBehind(third, x, [first, second]));
  }

  wins(runner: number): number {
    return this.#sum(runner, x => this.#allBehind(runner, x, []));
  }

  /** At most so many are ahead of it. */
  within(runner: number, places: number): number {
    return this.#sum(runner, x => {
      const ahead = new Float64Array(places); // [n]: exactly n of those looked at are ahead
      ahead[0] = 1;
      for (const other of this.#all) {
        if (other === runner) continue;
        const p = this.#ahead(other, runner, x);
        for (let n = places - 1; n >= 0; n--) ahead[n] = ahead[n]! * (1 - p) + (n > 0 ? ahead[n - 1]! * p : 0);
      }
      return ahead.reduce((a, b) => a + b, 0);
    });
  }

  #sum(runner: number, given: (x: number) => number): number {
    const { at } = this.#totals[runner]!;
    let sum = 0;
    for (let x = 0; x < this.#size; x++) if (at[x]! > 0) sum += at[x]! * given(x);
    return sum;
  }

  /** One comes before the other, which has come to x. */
  #ahead(one: number, other: number, x: number): number {
    return 1 - this.#totals[one]!.below[one < other ? x : x + 1]!;
  }

  #allBehind(runner: number, x: number, except: readonly number[]): number {
    let p = 1;
    for (const other of this.#all) {
      if (other !== runner && !except.includes(other)) p *= 1 - this.#ahead(other, runner, x);
    }
    return p;
  }
}
