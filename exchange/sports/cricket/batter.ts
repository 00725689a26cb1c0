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

/** What 0, 1, 2, 3, 4 and 6 runs add. */
type Steps = readonly [number, number, number, number, number, number];

const COUNTS = [
  ['runs', [0, 1, 2, 3, 4, 6], 250],
  ['boundaries', [0, 0, 0, 0, 1, 1], 50],
] as const;
/** Room for one more hit. */
const BEYOND = 7;
/** The chance to be still in below which nobody looks further. */
const GONE = 1e-5;
const NOTHING = 1e-8;
/** How many balls beyond the flow a Test innings is followed. */
const LONGEST = 600;

/** Something on strike, and at the other end. */
type Ends = readonly [strike: Float64Array, other: Float64Array];

const ends = (length: number): Ends => [new Float64Array(length), new Float64Array(length)];

/** The chance of each number of further runs, and of boundaries, of a batter who is in. */
export function batterOf(
  cells: Cells,
  from: number,
  wickets: number,
  isOnStrike: boolean,
): Readonly<Record<Counted, Float64Array>> {
  const end = isOnStrike ? 0 : 1;
  const counts = COUNTS.map(([, steps, most]) => new Count(steps, most, end));
  const [facing, watching] = [newBall(), newBall()];
  let isIn = ends(cells.width);
  let after = ends(cells.width);
  isIn[end][wickets] = 1;
  const last = cells.isOpen ? cells.balls + LONGEST : cells.balls;
  for (let ball = from; ball < last; ball++) {
    const like = ball < cells.balls ? ball : cells.balls - BALLS_PER_OVER + (ball % BALLS_PER_OVER);
    meanBall(facing, cells, like, isIn, after, 0);
    meanBall(watching, cells, like, isIn, after, 1);
    if (facing.total + watching.total < GONE) break;
    const isOverEnd = (ball + 1) % BALLS_PER_OVER === 0;
    for (const count of counts) count.play(facing, watching, isOverEnd);
    const gone = isIn;
    isIn = isOverEnd ? [after[1], after[0]] : after;
    gone[0].fill(0);
    gone[1].fill(0);
    after = gone;
  }
  const [runs, boundaries] = counts.map(count => count.finish());
  return { runs: runs!, boundaries: boundaries! };
}

/** One ball as it is on average for a batter at this end. The chances sum to one. Made once, and used for every ball. */
interface MeanBall {
  /** The chance to be there. */
  total: number;
  /** 0, 1, 2, 3, 4, 6 and nobody out. */
  readonly runs: Float64Array;
  /** How often scoring runs wins the match. */
  winning: number;
  out: number;
  /** The partner is out and another one comes, or nobody is left. */
  partner: number;
  stranded: number;
}

const newBall = (): MeanBall => ({
  total: 0,
  runs: new Float64Array(6),
  winning: 0,
  out: 0,
  partner: 0,
  stranded: 0,
});

/** Also says in `after` where the batter is then, with how many out. */
function meanBall(mean: MeanBall, cells: Cells, ball: number, isIn: Ends, after: Ends, end: 0 | 1): void {
  const { runs } = mean;
  runs.fill(0);
  let total = 0;
  let won = 0;
  let out = 0;
  let partner = 0;
  let stranded = 0;
  for (let wickets = 0; wickets < cells.width; wickets++) {
    const part = isIn[end][wickets]!;
    const kernel = part === 0 ? undefined : cells.kernels[ball * cells.width + wickets];
    if (!kernel) continue;
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
  let all = 0;
  for (let n = 0; n < 6; n++) all += runs[n]!;
  const scored = all - runs[0]!;
  mean.total = total;
  for (let n = 0; n < 6; n++) runs[n]! /= each;
  mean.winning = scored > 0 ? won / scored : 0;
  mean.out = out / each;
  mean.partner = partner / each;
  mean.stranded = stranded / each;
}

/** Of a legal ball, the chances that the batter at this end is out, and that the other one is. */
function outsOf(kernel: Kernel, end: 0 | 1): { readonly legal: number; readonly own: number; readonly others: number } {
  let legal = 0;
  for (let n = 0; n <= OUT_AFTER_ONE; n++) legal += kernel[n]!;
  const watching = (kernel[RUN_OUT]! + kernel[OUT_AFTER_ONE]!) / 2 / legal;
  const facing = (kernel[OUT]! + kernel[OUT_AFTER_ONE]!) / legal - watching;
  return end === 0 ? { legal, own: facing, others: watching } : { legal, own: watching, others: facing };
}

/** How many were made so far, by chances, while in and when it ended. */
class Count {
  readonly #steps: Steps;
  readonly #most: number;
  readonly #done: Float64Array;
  #made: Ends;
  #next: Ends;
  #reach = 0;
  /** The last place with anything at all, however unlikely. */
  #written = 0;

  constructor(steps: Steps, most: number, end: 0 | 1) {
    this.#steps = steps;
    this.#most = most;
    this.#done = new Float64Array(most + BEYOND);
    this.#made = ends(most + BEYOND);
    this.#next = ends(most + BEYOND);
    this.#made[end][0] = 1;
  }

  play(facing: MeanBall, watching: MeanBall, isOverEnd: boolean): void {
    const [strike, other] = this.#made;
    this.#face(facing, strike);
    this.#watch(watching, other);
    strike.fill(0, 0, this.#written + 1);
    other.fill(0, 0, this.#written + 1);
    this.#written = this.#reach + this.#steps[5];
    const [next, made] = [this.#next, this.#made];
    this.#next = made;
    this.#made = isOverEnd ? [next[1], next[0]] : next;
    let reach = Math.min(this.#most, this.#reach + this.#steps[5]);
    while (reach > 0 && next[0][reach]! + next[1][reach]! < NOTHING) reach--;
    this.#reach = reach;
  }

  /** Written out, because this is where the time goes. What a hit makes beyond the most that is counted is forgotten. */
  #face({ runs, winning, partner, out, stranded }: MeanBall, strike: Float64Array): void {
    const done = this.#done;
    const [stays, crosses] = this.#next;
    const [, s1, s2, s3, s4, s6] = this.#steps;
    const goesOn = 1 - winning;
    const none = runs[0]! + partner;
    const one = runs[1]! * goesOn;
    const two = runs[2]! * goesOn;
    const three = runs[3]! * goesOn;
    const four = runs[4]! * goesOn;
    const six = runs[5]! * goesOn;
    const ends = out + stranded;
    const reach = this.#reach;
    for (let n = 0; n <= reach; n++) {
      const part = strike[n]!;
      stays[n]! += part * none;
      crosses[n + s1]! += part * one;
      stays[n + s2]! += part * two;
      crosses[n + s3]! += part * three;
      stays[n + s4]! += part * four;
      stays[n + s6]! += part * six;
      done[n]! += part * ends;
      if (winning === 0) continue;
      const wins = part * winning;
      done[n + s1]! += wins * runs[1]!;
      done[n + s2]! += wins * runs[2]!;
      done[n + s3]! += wins * runs[3]!;
      done[n + s4]! += wins * runs[4]!;
      done[n + s6]! += wins * runs[5]!;
    }
  }

  #watch({ runs, winning, partner, out, stranded }: MeanBall, other: Float64Array): void {
    const done = this.#done;
    const [strike, stillOther] = this.#next;
    const reach = this.#reach;
    const odd = runs[1]! + runs[3]!;
    const even = runs[2]! + runs[4]! + runs[5]!;
    const stays = runs[0]! + even * (1 - winning) + partner;
    const crosses = odd * (1 - winning);
    const ends = out + stranded + (odd + even) * winning;
    for (let n = 0; n <= reach; n++) {
      const part = other[n]!;
      stillOther[n]! += part * stays;
      strike[n]! += part * crosses;
      done[n]! += part * ends;
    }
  }

  finish(): Float64Array {
    return this.#done.map((chance, n) => chance + this.#made[0][n]! + this.#made[1][n]!);
  }
}
