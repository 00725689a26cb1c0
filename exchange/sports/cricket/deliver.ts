import type { Kernel } from './chances.ts';

/** Chances of each score with one number of wickets: before the ball, before a free hit, and after the ball. */
export interface Scores {
  now: Float64Array;
  free: Float64Array;
  next: Float64Array;
  /** Between these scores there is something. */
  low: number;
  high: number;
}

/** The most a delivery adds to a score: a no-ball that is hit for six. */
export const MOST_PER_BALL = 7;

/**
 * One ball for all scores of a range, wides and no-balls and what follows them included: they add to the same ball, so
 * scores are visited from the lowest. Says how much was delivered. The places of the kernel are written out one by one,
 * because this is where all the time goes.
 */
export function deliver(kernel: Kernel, side: Scores, fallen: Float64Array, from: number, to: number): number {
  const { now, free, next } = side;
  const dot = kernel[0]!;
  const one = kernel[1]!;
  const two = kernel[2]!;
  const three = kernel[3]!;
  const four = kernel[4]!;
  const six = kernel[5]!;
  const out = kernel[6]!;
  const outAfterOne = kernel[7]!;
  const wide = kernel[8]!;
  const wideAndOne = kernel[9]!;
  const wideToRope = kernel[10]!;
  const noBall = kernel[11]!;
  const noBallAndOne = kernel[12]!;
  const noBallFour = kernel[13]!;
  const noBallSix = kernel[14]!;
  const runOut = kernel[15]!;
  const spared = dot + out - runOut;
  let delivered = 0;
  for (let score = from; score <= to; score++) {
    const ball = now[score]!;
    const hit = free[score]!;
    const all = ball + hit;
    if (all < 1e-16) continue;
    now[score + 1]! += ball * wide;
    now[score + 2]! += ball * wideAndOne;
    now[score + 5]! += ball * wideToRope;
    free[score + 1]! += hit * wide + all * noBall;
    free[score + 2]! += hit * wideAndOne + all * noBallAndOne;
    free[score + 5]! += hit * wideToRope + all * noBallFour;
    free[score + 7]! += all * noBallSix;
    next[score]! += ball * dot + hit * spared;
    next[score + 1]! += all * one;
    next[score + 2]! += all * two;
    next[score + 3]! += all * three;
    next[score + 4]! += all * four;
    next[score + 6]! += all * six;
    fallen[score]! += ball * out + hit * runOut;
    fallen[score + 1]! += all * outAfterOne;
    delivered += all;
  }
  return delivered;
}
