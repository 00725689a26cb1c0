import type { Kernel } from './chances.ts';
import { type Contest, MOST_NEEDED } from './contest.ts';
import { MOST_PER_BALL } from './deliver.ts';
import { BALLS_PER_OVER } from './rules.ts';

/** The chance to win, and to end level, of a side that begins a chase and needs so many runs: places are runs. */
export interface Chase {
  readonly win: Float64Array;
  readonly tie: Float64Array;
}

/** What is before the first place of a table: runs nobody needs any more. */
export const PAD = MOST_PER_BALL;

/** Nobody makes more than this many from each of the balls left, and a no-ball or two. */
const MOST_A_BALL = 6;

/** Of all targets at once, worked out from the last ball backwards. */
function chaseOf(contest: Contest, balls: number, wickets: number, most: number): Chase {
  const columns = (isWin: boolean): Float64Array[] =>
    Array.from({ length: wickets + 1 }, () => {
      const column = new Float64Array(most + PAD + 1);
      if (isWin)
        column.fill(1, 0, PAD + 1); // nothing needed
      else column[PAD + 1] = 1; // one short
      return column;
    });
  const [win, tie] = [columns(true), columns(false)];
  const free = new Float64Array(most + PAD + 1);
  for (let ball = balls - 1; ball >= 0; ball--) {
    const over = Math.floor(ball / BALLS_PER_OVER);
    for (let out = 0; out < wickets; out++) {
      const within = Math.min(most, (balls - ball) * MOST_A_BALL + PAD);
      const levels = contest.chase(over, out).subarray(0, within + 1);
      const kernels = Array.from(levels, level => contest.kernel(over, out, level));
      win[out] = before(kernels, win[out]!, win[out + 1]!, free, 1);
      tie[out] = before(kernels, tie[out]!, tie[out + 1]!, free, 0);
    }
  }
  return { win: win[0]!.subarray(PAD), tie: tie[0]!.subarray(PAD) };
}

/** The chances before a ball from those after it. `done` is what they are when no runs are needed. */
export function before(
  kernels: readonly Kernel[],
  after: Float64Array,
  fallen: Float64Array,
  free: Float64Array,
  done: number,
): Float64Array {
  const now = new Float64Array(after.length);
  now.fill(done, 0, PAD + 1);
  free.fill(done, 0, PAD + 1);
  for (let need = 1; need < kernels.length; need++) {
    const kernel = kernels[need]!;
    const at = need + PAD;
    const wide = kernel[8]!;
    const wideAndOne = kernel[9]!;
    const wideToRope = kernel[10]!;
    const all =
      kernel[1]! * after[at - 1]! +
      kernel[2]! * after[at - 2]! +
      kernel[3]! * after[at - 3]! +
      kernel[4]! * after[at - 4]! +
      kernel[5]! * after[at - 6]! +
      kernel[7]! * fallen[at - 1]! +
      kernel[11]! * free[at - 1]! +
      kernel[12]! * free[at - 2]! +
      kernel[13]! * free[at - 5]! +
      kernel[14]! * free[at - 7]!;
    const wides = wide * now[at - 1]! + wideAndOne * now[at - 2]! + wideToRope * now[at - 5]!;
    const freeWides = wide * free[at - 1]! + wideAndOne * free[at - 2]! + wideToRope * free[at - 5]!;
    const spared = kernel[0]! + kernel[6]! - kernel[15]!;
    now[at] = all + wides + kernel[0]! * after[at]! + kernel[6]! * fallen[at]!;
    free[at] = all + freeWides + spared * after[at]! + kernel[15]! * fallen[at]!;
  }
  return now;
}

/** Kept with the contest: it takes a while, and every state of a first innings asks for the same. */
const kept = new WeakMap<Contest, Chase>();

export function chaseKept(contest: Contest, balls: number, wickets: number): Chase {
  const found =
    kept.get(contest) ?? chaseOf(contest, balls, wickets, Math.min(MOST_NEEDED, Math.ceil(balls * 1.2) + 170));
  kept.set(contest, found);
  return found;
}
