/* How likely chance alone is to stray as far as this: what tests of randomness are judged by. */

/** What a test of randomness found: `p` is near 0 when chance would hardly do this. */
export interface Finding {
  readonly name: string;
  readonly p: number;
}

/** How far counts stray from what was expected of them: the chi-square statistic. */
export function strayedBy(counts: ArrayLike<number>, expected: (n: number) => number): number {
  let statistic = 0;
  for (let n = 0; n < counts.length; n++) statistic += (counts[n]! - expected(n)) ** 2 / expected(n);
  return statistic;
}

/** The chance that counts with a fixed total stray this far or farther. */
export const chiSquare = (counts: ArrayLike<number>, expected: (n: number) => number): number =>
  chiSquareP(strayedBy(counts, expected), counts.length - 1);

/** The chance of a chi-square statistic this large or larger: Q(freedom / 2, statistic / 2). */
export function chiSquareP(statistic: number, freedom: number): number {
  const a = freedom / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

/** The chance of a standard normal value this far from 0 or farther, on either side. */
export const normalP = (z: number): number => chiSquareP(z ** 2, 1);

/** Counts of values with these chances, the rare ones thrown together so that none is expected less than `least` times. */
export function pooled(
  counts: readonly number[],
  chances: readonly number[],
  least = 10,
): { readonly counts: readonly number[]; readonly expected: readonly number[] } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const bins = [{ count: 0, expected: 0 }];
  chances.forEach((chance, n) => {
    if (bins.at(-1)!.expected >= least) bins.push({ count: 0, expected: 0 });
    bins.at(-1)!.count += counts[n] ?? 0;
    bins.at(-1)!.expected += total * chance;
  });
  if (bins.length > 1 && bins.at(-1)!.expected < least) {
    const rest = bins.pop()!;
    bins.at(-1)!.count += rest.count;
    bins.at(-1)!.expected += rest.expected;
  }
  return { counts: bins.map(bin => bin.count), expected: bins.map(bin => bin.expected) };
}

/** γ(a, x) / (xᵃ e⁻ˣ), as the series Σ xⁿ / (a (a+1) … (a+n)). */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * Number.EPSILON; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Γ(a, x) / (xᵃ e⁻ˣ), as Legendre's continued fraction, by Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let result = d;
  for (let n = 1, change = 0; Math.abs(change - 1) > Number.EPSILON && n < 100_000; n++) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    change = c * d;
    result *= change;
  }
  return result;
}

/** Stirling's series, shifted up to where it is exact to the last digits. */
function logGamma(z: number): number {
  let shift = 0;
  let x = z;
  for (; x < 10; x++) shift += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}
