import { type Kernel, OUT, OUT_AFTER_ONE, RUN_OUT } from './chances.ts';
import type { Cells } from './flow.ts';
import { BALLS_PER_OVER } from './rules.ts';

/*
 * What one batter at the crease will still make. Follows the balls of a flow as they are on average with so many out,
 * and asks at each who is on strike. Byes count as runs of the bat here and no-balls are passed over, which together is
 * less than a run in a hundred.
 */

/** What is counted: runs, or hits to and over the rope. */
export type Counted = 'runs' | 'boundaries';

const MOST: Readonly<Record<Counted, number>> = { runs: 250, boundaries: 50 };
const STEPS: Readonly<Record<Counted, readonly number[]>> = {
  runs: [0, 1, 2, 3, 4, 6],
  boundaries: [0, 0, 0, 0, 1, 1],
};
/** The chance to be still in below which nobody looks further. */
const GONE = 1e-7;

/** Something on strike, and at the other end. */
type Ends = readonly [strike: Float64Array, other: Float64Array];

const ends = (length: number): Ends => [new Float64Array(length), new Float64Array(length)];

/** The chance of each number of further runs, or boundaries, of a batter who is in. */
export function batterOf(
  cells: Cells,
  from: number,
  wickets: number,
  isOnStrike: boolean,
  counted: Counted,
): Float64Array {
  const most = MOST[counted];
  const done = new Float64Array(most + 1);
  const end = isOnStrike ? 0 : 1;
  let made = ends(most + 1);
  let isIn = ends(cells.width);
  made[end][0] = 1;
  isIn[end][wickets] = 1;
  for (let ball = from, reach = 0; ball < cells.balls; ball++, reach = Math.min(most, reach + STEPS[counted][5]!)) {
    const after = ends(cells.width);
    const [facing, watching] = [meanBall(cells, ball, isIn, after, 0), meanBall(cells, ball, isIn, after, 1)];
    if (facing.total + watching.total < GONE) break;
    const next = ends(most + 1);
    face(facing, made[0], next, done, reach, STEPS[counted]);
    watch(watching, made[1], next, done, reach);
    const isOverEnd = (ball + 1) % BALLS_PER_OVER === 0;
    made = isOverEnd ? [next[1], next[0]] : next;
    isIn = isOverEnd ? [after[1], after[0]] : after;
  }
  for (let n = 0; n <= most; n++) done[n]! += made[0][n]! + made[1][n]!;
  return done;
}

/** One ball as it is on average for a batter at this end. The chances sum to one. */
interface MeanBall {
  /** The chance to be there. */
  readonly total: number;
  /** 0, 1, 2, 3, 4, 6 and nobody out. */
  readonly runs: Float64Array;
  /** How often scoring runs wins the match. */
  readonly winning: number;
  readonly out: number;
  /** The partner is out and another one comes, or nobody is left. */
  readonly partner: number;
  readonly stranded: number;
}

/** Also says in `after` where the batter is then, with how many out. */
function meanBall(cells: Cells, ball: number, isIn: Ends, after: Ends, end: 0 | 1): MeanBall {
  const runs = new Float64Array(6);
  let [total, won, out, partner, stranded] = [0, 0, 0, 0, 0];
  for (let wickets = 0; wickets < cells.width; wickets++) {
    const kernel = cells.kernels[ball * cells.width + wickets];
    const part = isIn[end][wickets]!;
    if (!kernel || part === 0) continue;
    const { legal, own, others } = outsOf(kernel, end);
    const scoring = (legal - kernel[0]!) / legal - own - others;
    const wins = Math.min(1, cells.winning[ball * cells.width + wickets]! / scoring);
    for (let n = 0; n < 6; n++) {
      const chance = (kernel[n]! / legal) * part;
      runs[n]! += chance;
      const goesTo = n === 1 || n === 3 ? 1 - end : end;
      after[goesTo]![wickets]! += n === 0 ? chance : chance * (1 - wins);
    }
    total += part;
    won += wins * scoring * part;
    out += own * part;
    if (wickets + 1 < cells.width) {
      partner += others * part;
      after[end][wickets + 1]! += others * part;
    } else stranded += others * part;
  }
  const each = total || 1;
  const scored = runs.reduce((sum, chance) => sum + chance, 0) - runs[0]!;
  return {
    total,
    runs: runs.map(chance => chance / each),
    winning: scored > 0 ? won / scored : 0,
    out: out / each,
    partner: partner / each,
    stranded: stranded / each,
  };
}

/** Of a legal ball, the chances that the batter at this end is out, and that the other one is. */
function outsOf(kernel: Kernel, end: 0 | 1): { readonly legal: number; readonly own: number; readonly others: number } {
  let legal = 0;
  for (let n = 0; n <= OUT_AFTER_ONE; n++) legal += kernel[n]!;
  const watching = (kernel[RUN_OUT]! + kernel[OUT_AFTER_ONE]!) / 2 / legal;
  const facing = (kernel[OUT]! + kernel[OUT_AFTER_ONE]!) / legal - watching;
  return end === 0 ? { legal, own: facing, others: watching } : { legal, own: watching, others: facing };
}

function face(
  ball: MeanBall,
  made: Float64Array,
  next: Ends,
  done: Float64Array,
  reach: number,
  steps: readonly number[],
) {
  const most = done.length - 1;
  for (let n = 0; n <= reach; n++) {
    const part = made[n]!;
    if (part === 0) continue;
    for (let r = 0; r < 6; r++) {
      const to = Math.min(most, n + steps[r]!);
      const chance = part * ball.runs[r]!;
      const wins = r === 0 ? 0 : ball.winning;
      next[r === 1 || r === 3 ? 1 : 0][to]! += chance * (1 - wins);
      done[to]! += chance * wins;
    }
    next[0][n]! += part * ball.partner;
    done[n]! += part * (ball.out + ball.stranded);
  }
}

function watch(ball: MeanBall, made: Float64Array, next: Ends, done: Float64Array, reach: number): void {
  const crossed = ball.runs[1]! + ball.runs[3]!;
  const others = ball.runs[2]! + ball.runs[4]! + ball.runs[5]!;
  const goesOn = 1 - ball.winning;
  for (let n = 0; n <= reach; n++) {
    const part = made[n]!;
    next[1][n]! += part * (ball.runs[0]! + others * goesOn + ball.partner);
    next[0][n]! += part * crossed * goesOn;
    done[n]! += part * (ball.out + ball.stranded + (crossed + others) * ball.winning);
  }
}
