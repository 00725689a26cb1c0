import type { OverChances } from './overChances.ts';

/* Leads of a Test in steps of several runs. What lies between two of them is read from the four around it. */

export interface Grid {
  /** The lowest lead, the runs from one lead to the next, and how many leads there are. */
  readonly low: number;
  readonly step: number;
  readonly count: number;
  /** The overs left that are looked at: more than the first of these, and up to the second. */
  readonly after: number;
  readonly overs: number;
}

/** The weights of the two places below and the two above, which keep the mean and the spread of what is read. */
export function weightsAt(part: number): readonly [number, number, number, number] {
  return [
    (-part * (part - 1) * (part - 2)) / 6,
    ((part + 1) * (part - 1) * (part - 2)) / 2,
    (-(part + 1) * part * (part - 2)) / 2,
    ((part + 1) * part * (part - 1)) / 6,
  ];
}

/** By wickets that fall in an over: how much of it goes to each lead, from one step below the present one upwards. */
export type Shares = readonly Float64Array[];

/** Weights below this are left out, and the others make up for them. */
const NOTHING = 1e-5;

export function sharesOf({ goesOn, allOut, outWithLast }: OverChances, step: number): Shares {
  const byFall = [...goesOn, allOut.map((chance, runs) => chance + outWithLast[runs]!)];
  const shares = byFall.map(chances => trimmed(shared(chances, step)));
  while (shares.at(-1)!.length === 0) shares.pop();
  const total = shares.reduce((sum, list) => sum + list.reduce((part, each) => part + each, 0), 0);
  return shares.map(list => list.map(each => each / total));
}

/**
 * Adds what is at the leads of `of` to those of `into`, as shares of one number of wickets have it. Four leads at a time,
 * because all the time goes here: what one of them reads, the one before it reads next.
 */
export function weigh(weights: Float64Array, of: Float64Array, into: Float64Array, from: number, to: number): void {
  let node = from;
  for (; node + 3 < to; node += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let first = of[node]!;
    let second = of[node + 1]!;
    let third = of[node + 2]!;
    for (let n = 0; n < weights.length; n++) {
      const weight = weights[n]!;
      const fourth = of[node + n + 3]!;
      a += weight * first;
      b += weight * second;
      c += weight * third;
      d += weight * fourth;
      first = second;
      second = third;
      third = fourth;
    }
    into[node + 1]! += a;
    into[node + 2]! += b;
    into[node + 3]! += c;
    into[node + 4]! += d;
  }
  for (; node < to; node++) {
    for (let n = 0; n < weights.length; n++) into[node + 1]! += weights[n]! * of[node + n]!;
  }
}

function shared(chances: Float64Array, step: number): Float64Array {
  const shares = new Float64Array(Math.ceil(chances.length / step) + 4);
  chances.forEach((chance, runs) => {
    const below = Math.floor(runs / step);
    weightsAt(runs / step - below).forEach((weight, n) => (shares[below + n]! += chance * weight));
  });
  return shares;
}

function trimmed(shares: Float64Array): Float64Array {
  let end = shares.length;
  while (end > 0 && Math.abs(shares[end - 1]!) < NOTHING) end--;
  return shares.subarray(0, end);
}
