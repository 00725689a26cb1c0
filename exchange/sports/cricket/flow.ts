import { EVEN, KERNEL, type Kernel } from './chances.ts';
import { type Contest, MOST_NEEDED } from './contest.ts';
import { deliver, MOST_PER_BALL, type Scores } from './deliver.ts';
import { BALLS_PER_OVER } from './rules.ts';

/*
 * The rest of an innings, ball by ball, as chances: how likely is every score with every number of wickets. Exact: each
 * delivery moves the chances by the very numbers the simulator draws from.
 */

/** Where an innings stands. */
export interface Standing {
  readonly balls: number;
  readonly wickets: number;
  readonly score: number;
  readonly isFreeHit: boolean;
}

/** How an innings goes on. */
export interface Course {
  readonly contest: Contest;
  /** The ball after which nothing more is looked at: the last of the innings, or sooner. */
  readonly balls: number;
  /** How many wickets end it. */
  readonly wickets: number;
  readonly target?: number;
  /** Of a Test: how hard the side goes, whatever the score. */
  readonly level?: number;
  /** Of a Test: the score with which the side declares when so many overs are bowled. */
  readonly declaresAt?: (overs: number) => number;
  /** The innings may go on after the last ball that is looked at. */
  readonly isOpen?: boolean;
  /** After which balls the score is asked for. */
  readonly marks: readonly number[];
}

export interface Flow {
  readonly from: Standing;
  /** The chance of each score after so many balls; an innings that ended before keeps its score. */
  readonly after: ReadonlyMap<number, Float64Array>;
  /** After so many balls: of innings that ended by then, how likely each score is. */
  readonly ended: ReadonlyMap<number, Float64Array>;
  /** The score when the next wicket falls, or when the innings ends without one. */
  readonly nextWicket: Float64Array;
  /** The score when the innings ends, or when nothing more is looked at. */
  readonly end: Float64Array;
  readonly cells: Cells;
}

/** What each ball is like with so many out, whatever the score: at `ball * width + wickets`. */
export interface Cells {
  readonly width: number;
  readonly balls: number;
  /** More balls may follow, which are like those of the last over. */
  readonly isOpen: boolean;
  /** The chance that this ball is bowled with so many out. */
  readonly bowled: Float64Array;
  /** The chances of a delivery there, as a mean over the scores. */
  readonly kernels: readonly (Kernel | undefined)[];
  /** How likely it wins a chase there. */
  readonly winning: Float64Array;
  /** The chance that the next wicket falls at this ball, and that another one can follow it. */
  readonly falls: Float64Array;
}

/** Chances below this are forgotten at the edges: a million of them would not move a price. */
const NOTHING = 1e-9;
/** Wides of one ball carry the highest score at most so much further, but for chances that are nothing. */
const BY_WIDES = 20;
/** How many balls beyond the last one a pair of a Test is followed, and the chance to be in that is not. */
const LONGEST = 600;
const STILL_IN = 1e-3;

export function flowOf(course: Course, from: Standing): Flow {
  const { balls, wickets, target } = course;
  const left = balls - from.balls;
  const most = from.score + Math.ceil(left * 1.5 + 22 * Math.sqrt(left)) + BY_WIDES;
  const size = (target === undefined ? most : Math.min(most, target)) + BY_WIDES + MOST_PER_BALL;
  const scores = (): Float64Array => new Float64Array(size + 1);
  const sides = Array.from({ length: wickets }, () => ({
    now: scores(),
    free: scores(),
    next: scores(),
    low: size,
    high: -1,
  }));
  const [ended, nextWicket, fallen] = [scores(), scores(), scores()];
  const cells = emptyCells(balls, wickets, course.isOpen ?? false);
  const after = new Map<number, Float64Array>();
  const over = new Map<number, Float64Array>();
  const start = sides[from.wickets];
  if (start && left > 0) {
    (from.isFreeHit ? start.free : start.now)[from.score] = 1;
    start.low = start.high = from.score;
  } else {
    ended[from.score] = nextWicket[from.score] = 1;
  }
  const range = new Range(from.score, size);
  for (let ball = from.balls; ball < balls; ball++) {
    range.next(sides);
    for (let out = from.wickets; out < wickets; out++) {
      const isFirst = out === from.wickets;
      const into = sides[out + 1]?.next ?? ended;
      bowl(course, cells, sides[out]!, isFirst ? fallen : into, ball, out);
      if (isFirst) cells.falls[ball] = moveAll(range, fallen, into, nextWicket);
    }
    for (let out = from.wickets; out < wickets; out++) {
      const won = turn(range, sides[out]!, target, ended, out === from.wickets ? nextWicket : undefined);
      const cell = ball * wickets + out;
      if (won > 0 && cells.bowled[cell]! > 0) cells.winning[cell] = won / cells.bowled[cell]!;
    }
    if (course.declaresAt && (ball + 1) % BALLS_PER_OVER === 0) {
      const from = course.declaresAt((ball + 1) / BALLS_PER_OVER);
      for (const side of sides) close(side, Math.ceil(from), side === start ? [ended, nextWicket] : [ended]);
    }
    if (course.marks.includes(ball + 1)) {
      after.set(ball + 1, total(ended, sides));
      over.set(ball + 1, ended.slice());
    }
  }
  const end = total(ended, sides);
  if (start) untilWicket(course, range, start, from.wickets, nextWicket);
  return { from, after, ended: over, nextWicket, end, cells };
}

/** The pair still in at the last ball keeps its score, or bats on as it did in the last over until a wicket falls. */
function untilWicket(course: Course, range: Range, side: Scores, out: number, nextWicket: Float64Array): void {
  const { contest, balls, target, level = EVEN } = course;
  const end = course.isOpen ? balls + LONGEST : balls;
  for (let ball = balls; ball < end && side.high >= side.low; ball++) {
    range.next([side]);
    const kernel = contest.kernel(Math.floor(ball / BALLS_PER_OVER), out, level);
    const last = Math.min(side.high + BY_WIDES, (target ?? Infinity) - 1, side.now.length - MOST_PER_BALL - 1);
    const stillIn = deliver(kernel, side, nextWicket, side.low, last);
    turn(range, side, target, nextWicket);
    if (stillIn < STILL_IN) break;
  }
  for (let score = 0; score < side.now.length; score++) nextWicket[score]! += side.now[score]!;
}

const emptyCells = (balls: number, width: number, isOpen: boolean) => ({
  width,
  balls,
  isOpen,
  bowled: new Float64Array(balls * width),
  kernels: [] as (Kernel | undefined)[],
  winning: new Float64Array(balls * width),
  falls: new Float64Array(balls),
});

/** Every delivery up to the next legal one, with so many out. Where the rate needed matters, scores go by their level. */
function bowl(
  { contest, target, level }: Course,
  cells: ReturnType<typeof emptyCells>,
  side: Scores,
  fallen: Float64Array,
  ball: number,
  out: number,
): void {
  if (side.high < side.low) return;
  const over = Math.floor(ball / BALLS_PER_OVER);
  const last = Math.min(side.high + BY_WIDES, (target ?? Infinity) - 1);
  const cell = ball * cells.width + out;
  if (target === undefined || level !== undefined) {
    const kernel = contest.kernel(over, out, level ?? contest.level(over, out));
    cells.kernels[cell] = kernel;
    cells.bowled[cell] = deliver(kernel, side, fallen, side.low, last);
    return;
  }
  const levels = contest.chase(over, out);
  const mean = new Float64Array(KERNEL);
  let bowled = 0;
  for (let from = side.low, to = from; from <= last; from = to + 1) {
    const now = levels[Math.min(target - from, MOST_NEEDED)]!;
    for (to = from; to < last && levels[target - to - 1] === now;) to++;
    const kernel = contest.kernel(over, out, now);
    const part = deliver(kernel, side, fallen, from, to);
    bowled += part;
    for (let n = 0; n < KERNEL; n++) mean[n]! += kernel[n]! * part;
  }
  cells.bowled[cell] = bowled;
  if (bowled === 0) return;
  for (let n = 0; n < KERNEL; n++) mean[n]! /= bowled;
  cells.kernels[cell] = mean;
}

/** Where there may be anything in any list: most of a list is empty, and to look at it takes time. */
class Range {
  readonly #size: number;
  /** Of what the last ball made of the scores. */
  #low: number;
  /** Of what this ball starts from, scores too unlikely to follow included, and of what it makes of them. */
  from: number;
  to: number;

  constructor(score: number, size: number) {
    this.#size = size;
    this.#low = this.from = this.to = score;
  }

  /** Before each ball. Scores only grow. */
  next(sides: readonly Scores[]): void {
    this.from = this.#low;
    let low = this.#size;
    for (const side of sides) {
      if (side.high < side.low) continue;
      low = Math.min(low, side.low);
      this.to = Math.min(this.#size, Math.max(this.to, side.high + BY_WIDES + MOST_PER_BALL));
    }
    this.#low = Math.max(low, this.from);
  }
}

/** Empties one list into two others, and says how much it was. */
function moveAll(range: Range, from: Float64Array, into: Float64Array, too: Float64Array): number {
  let moved = 0;
  for (let score = range.from; score <= range.to; score++) {
    const part = from[score]!;
    if (part === 0) continue;
    moved += part;
    into[score]! += part;
    too[score]! += part;
    from[score] = 0;
  }
  return moved;
}

/** The ball is bowled: what came of it is what is now. Who has the runs bats no more; says how likely that was. */
function turn(
  { from, to }: Range,
  side: Scores,
  target: number | undefined,
  ended: Float64Array,
  first?: Float64Array,
): number {
  const { now, free, next } = side;
  const stop = Math.min(now.length, side.high + BY_WIDES + MOST_PER_BALL + 1);
  let won = 0;
  for (let score = target ?? stop; score <= to; score++) {
    const part = now[score]! + free[score]! + next[score]!;
    next[score] = 0;
    ended[score]! += part;
    if (first) first[score]! += part;
    won += part;
  }
  now.fill(0, from, to + 1);
  free.fill(0, from, to + 1);
  side.now = next;
  side.next = now;
  let low = from;
  let high = to;
  while (low <= high && next[low]! < NOTHING) low++;
  while (high >= low && next[high]! < NOTHING) high--;
  side.low = low;
  side.high = high;
  return won;
}

/** Innings with this score or more are over. */
function close(side: Scores, from: number, into: readonly Float64Array[]): void {
  for (let score = Math.max(side.low, from); score <= side.high; score++) {
    const part = side.now[score]!;
    side.now[score] = 0;
    for (const list of into) list[score]! += part;
  }
  side.high = Math.min(side.high, from - 1);
}

function total(ended: Float64Array, sides: readonly Scores[]): Float64Array {
  const sum = ended.slice();
  for (const { now, free, low, high } of sides) {
    for (let score = low; score <= high; score++) sum[score]! += now[score]! + free[score]!;
  }
  return sum;
}
