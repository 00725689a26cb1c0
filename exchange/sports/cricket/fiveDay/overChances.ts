import type { Contest } from '../contest.ts';
import { deliver, MOST_PER_BALL, type Scores } from '../deliver.ts';
import { ALL_OUT, BALLS_PER_OVER } from '../rules.ts';

/* One over of a Test, or the rest of it, ball by ball: by how many wickets fall in it and how many runs it brings. */

/** How the over begins, and how it is played. */
export interface OverPlan {
  readonly contest: Contest;
  /** Counted from the first of the innings. */
  readonly over: number;
  /** Of this over, already bowled. */
  readonly balls: number;
  readonly wickets: number;
  readonly isFreeHit: boolean;
  /** How hard the side goes when the over has brought so many runs, with so many out. */
  readonly level: (runs: number, wickets: number) => number;
  /** Of a chase: so many more win it. */
  readonly need?: number;
}

export interface OverChances {
  /** The innings goes on after the over: by wickets that fell, then by runs. */
  readonly goesOn: readonly Float64Array[];
  /** All out before the last ball of the over, and with it: by runs. */
  readonly allOut: Float64Array;
  readonly outWithLast: Float64Array;
  readonly won: number;
}

/** More than this in one over is forgotten. */
export const MOST_OF_AN_OVER = 60;
const SIZE = MOST_OF_AN_OVER + MOST_PER_BALL + 1;

const empty = (): Scores => ({
  now: new Float64Array(SIZE),
  free: new Float64Array(SIZE),
  next: new Float64Array(SIZE),
  low: 0,
  high: 0,
});

export function overOf({ contest, over, balls, wickets, isFreeHit, level, need = Infinity }: OverPlan): OverChances {
  const sides = Array.from({ length: ALL_OUT - wickets }, empty);
  const [allOut, outWithLast] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  (isFreeHit ? sides[0]!.free : sides[0]!.now)[0] = 1;
  let won = 0;
  for (let ball = balls; ball < BALLS_PER_OVER; ball++) {
    const bowled = ball - balls;
    const ended = ball === BALLS_PER_OVER - 1 ? outWithLast : allOut;
    const most = Math.min(MOST_OF_AN_OVER, need - 1, (bowled + 1) * MOST_PER_BALL + BALLS_PER_OVER);
    // no more wickets than balls
    for (let fell = 0; fell < sides.length && fell <= bowled; fell++) {
      const into = sides[fell + 1]?.next ?? ended;
      for (let runs = 0, to = 0; runs <= most; runs = to + 1) {
        const now = level(runs, wickets + fell);
        for (to = runs; to < most && level(to + 1, wickets + fell) === now;) to++;
        deliver(contest.kernel(over, wickets + fell, now), sides[fell]!, into, runs, to);
      }
    }
    for (const side of sides) won += turn(side, need);
  }
  return { goesOn: sides.map(({ now }) => now), allOut, outWithLast, won };
}

/** The ball is bowled. Says how likely it was that it won the match. */
function turn(side: Scores, need: number): number {
  const { now, free, next } = side;
  let won = 0;
  for (let runs = need; runs < SIZE; runs++) {
    won += now[runs]! + free[runs]! + next[runs]!;
    next[runs] = 0;
  }
  side.now = next;
  side.next = now.fill(0);
  free.fill(0);
  return won;
}
