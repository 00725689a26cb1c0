import { type LineRule, per100, wholeAbove, wholeBelow } from '../quote.ts';

/** No side makes more in two overs, nor both of them in four. */
const MOST_RUNS = 144;
const YES = 0.95;
const NO = 1.06;

/** The line that is nearest to an even chance, the lower of two: Yes and No on the same one, per hundred. */
export const evenSession: LineRule = atLeast => {
  let [best, p] = [1, atLeast(1)];
  for (let at = 2; at <= MOST_RUNS && p > 0.5; at++) {
    const next = atLeast(at);
    if (Math.abs(next - 0.5) < Math.abs(p - 0.5) - 1e-12) [best, p] = [at, next];
    if (next < 0.5) break;
  }
  const yes = wholeBelow(100 * (YES / p - 1));
  const no = wholeAbove((100 * NO * (1 - p)) / p);
  return { back: { line: best, odds: per100(yes) }, lay: { line: best, odds: per100(no) } };
};
