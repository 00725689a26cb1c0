/*
 * Who comes home first, or among the first few, when everybody's time still to come is normal with one spread: counted by
 * integrating over the moment at which each of them finishes.
 */

/** Expected finishing times, in ms. */
export interface Field {
  readonly means: readonly number[];
  readonly spread: number;
}

/** Steps of the integral to one spread: normal curves are so smooth that this is exact to many places. */
const STEPS = 4;
/** Beyond so many spreads nothing happens. */
const FAR = 6;

/** The chance of each to be among the first `places`; they sum to it. */
export function placeChances({ means, spread }: Field, places: number): readonly number[] {
  if (means.length <= places) return means.map(() => 1);
  const sorted = means.toSorted((a, b) => a - b);
  const [from, to] = [sorted[0]! - FAR * spread, sorted[places]! + FAR * spread];
  const sums = means.map(() => 0);
  const before = new Float64Array(means.length);
  for (let t = from; t <= to; t += spread / STEPS) {
    for (let n = 0; n < means.length; n++) before[n] = normalBelow((t - means[n]!) / spread);
    for (let n = 0; n < means.length; n++) {
      const here = density((t - means[n]!) / spread);
      if (here > 1e-12) sums[n]! += here * fewerThan(before, n, places);
    }
  }
  const total = sums.reduce((sum, each) => sum + each, 0);
  return capped(sums.map(each => (each * places) / total));
}

/** The chance that fewer than `places` of the others are home already. */
function fewerThan(before: Float64Array, but: number, places: number): number {
  const counts = [1, ...Array.from({ length: places - 1 }, () => 0)];
  for (let n = 0; n < before.length; n++) {
    if (n === but) continue;
    const home = before[n]!;
    for (let k = places - 1; k > 0; k--) counts[k] = counts[k]! * (1 - home) + counts[k - 1]! * home;
    counts[0]! *= 1 - home;
  }
  return counts.reduce((sum, each) => sum + each, 0);
}

/** Rounding may leave a hair more than certainty. */
const capped = (list: readonly number[]): readonly number[] => list.map(chance => Math.min(1, chance));

const density = (z: number): number => Math.exp(-0.5 * z * z);

/** The normal distribution, to seven places (Abramowitz and Stegun 7.1.26). */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    (((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
      t *
      Math.exp(-x * x)) /
    2;
  return z > 0 ? 1 - tail : tail;
}
