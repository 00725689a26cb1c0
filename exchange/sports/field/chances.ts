import { normalBelow } from '../racing/places.ts';

/*
 * Who comes home among the first few, when everybody's time still to come is normal with one spread and each may drop out
 * on the way: counted by integrating over the moment at which each of them finishes.
 */

/** Expected finishing times, in ms, of those who are in it. */
export interface Field {
  readonly means: readonly number[];
  readonly spread: number;
  /** Of each, to get to the end at all. */
  readonly stays: number;
}

/** Steps of the integral to one spread, and how far it goes. */
const STEPS = 4;
const FAR = 5;

/** The chance of each to be among the first `places`; they sum to it. */
export function placeChances({ means, spread, stays }: Field, places: number): readonly number[] {
  if (means.length <= places && stays === 1) return means.map(() => 1);
  const sums = means.map(() => 0);
  const before = new Float64Array(means.length);
  for (let n = 0; n < means.length; n++) {
    for (let step = -FAR * STEPS; step <= FAR * STEPS; step++) {
      const z = step / STEPS;
      const t = means[n]! + z * spread;
      for (let other = 0; other < means.length; other++) {
        before[other] = stays * normalBelow((t - means[other]!) / spread);
      }
      sums[n]! += Math.exp(-0.5 * z * z) * fewerThan(before, n, places);
    }
  }
  const total = sums.reduce((sum, each) => sum + each, 0);
  const most = Math.min(places, means.length);
  return sums.map(each => Math.min(1, (each * most) / total));
}

/** The chance that fewer than `places` of the others are home already. */
function fewerThan(before: Float64Array, but: number, places: number): number {
  const counts = new Float64Array(places);
  counts[0] = 1;
  for (let n = 0; n < before.length; n++) {
    if (n === but) continue;
    const home = before[n]!;
    for (let k = places - 1; k > 0; k--) counts[k] = counts[k]! * (1 - home) + counts[k - 1]! * home;
    counts[0]! *= 1 - home;
  }
  return counts.reduce((sum, each) => sum + each, 0);
}

/** That the first of two is home before the second, and the second before the first; the rest is that neither comes home. */
export function aheadOf([first, second]: readonly [number, number], spread: number, stays: number): readonly number[] {
  const faster = normalBelow((second - first) / (spread * Math.SQRT2));
  const alone = stays * (1 - stays);
  return [stays * stays * faster + alone, stays * stays * (1 - faster) + alone];
}

/** The chance of each number of those who will come home. */
export function homeCounts(running: number, stays: number): readonly number[] {
  let counts = [1];
  for (let n = 0; n < running; n++) {
    counts = Array.from(
      { length: counts.length + 1 },
      (_, k) => (counts[k] ?? 0) * (1 - stays) + (counts[k - 1] ?? 0) * stays,
    );
  }
  return counts;
}
