import { type Ball, ballAt, BALLS, type CricketFixture } from './fixtures.ts';
import { MOST } from './numbers.ts';

/* Two overs for each side. An innings ends with its third wicket, and the chase as soon as it has more runs. */

export const INNINGS_BALLS = 12;
const WICKETS = 3;

export interface Innings {
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
}

export interface Match {
  readonly first: Innings;
  readonly second: Innings;
}

export type Drawn = Readonly<Record<'first' | 'second', readonly number[]>>;

const NONE: Innings = { balls: 0, runs: 0, wickets: 0 };

const runsOf = (ball: Ball): number => (ball === 'W' ? 0 : Number(ball));

const after = ({ balls, runs, wickets }: Innings, ball: Ball): Innings => ({
  balls: balls + 1,
  runs: runs + runsOf(ball),
  wickets: wickets + (ball === 'W' ? 1 : 0),
});

export function matchOf(fixture: CricketFixture, drawn: Drawn): Match {
  const played = (side: 'first' | 'second') =>
    drawn[side].reduce((innings, number) => after(innings, ballAt(fixture[side], number)), NONE);
  return { first: played('first'), second: played('second') };
}

/** The side that has the next ball, or nobody when the match is over. */
export function batting({ first, second }: Match): 'first' | 'second' | undefined {
  if (!isOver(first)) return 'first';
  return isOver(second) || second.runs > first.runs ? undefined : 'second';
}

const isOver = ({ balls, wickets }: Innings): boolean => balls === INNINGS_BALLS || wickets === WICKETS;

/** A way an innings or a match can end. */
export interface End {
  readonly runs: number;
  readonly wickets: number;
  readonly p: number;
}

/** Every way an innings can end from here, ball by ball; beyond `target` it is over. */
function endings(chances: readonly number[], start: Innings, target: number): readonly End[] {
  const rows = INNINGS_BALLS * 6 + 7;
  const at = (runs: number, wickets: number) => wickets * rows + runs;
  const ended = new Float64Array(rows * (WICKETS + 1));
  let now = new Float64Array(ended.length);
  now[at(start.runs, start.wickets)] = 1;
  for (let balls = start.balls; balls <= INNINGS_BALLS; balls++) {
    const next = new Float64Array(ended.length);
    for (const [state, p] of now.entries()) {
      if (p === 0) continue;
      const runs = state % rows;
      const wickets = Math.floor(state / rows);
      if (balls === INNINGS_BALLS || wickets === WICKETS || runs > target) ended[state]! += p;
      else
        BALLS.forEach(
          (ball, n) => (next[at(runs + runsOf(ball), wickets + (ball === 'W' ? 1 : 0))]! += p * chances[n]!),
        );
    }
    now = next;
  }
  return Array.from(ended, (p, state) => ({ runs: state % rows, wickets: Math.floor(state / rows), p })).filter(
    ({ p }) => p > 0,
  );
}

const chancesOf = ({ batting: profile }: CricketFixture['first']): readonly number[] =>
  BALLS.map(ball => profile[ball] / MOST);

/** Every way the match can end from here: both innings, and the chance of it. */
export function* matchEndings(
  fixture: CricketFixture,
  drawn: Drawn,
): Generator<{ first: End; second: End; p: number }> {
  const match = matchOf(fixture, drawn);
  const firsts = endings(chancesOf(fixture.first), match.first, Number.POSITIVE_INFINITY);
  const chase = new Map<number, readonly End[]>();
  for (const first of firsts) {
    const seconds = chase.get(first.runs) ?? endings(chancesOf(fixture.second), match.second, first.runs);
    chase.set(first.runs, seconds);
    for (const second of seconds) yield { first, second, p: first.p * second.p };
  }
}
