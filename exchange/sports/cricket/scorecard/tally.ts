import { type Delivery, type Innings, isLegal, runsOf } from '../innings.ts';
import { BALLS_PER_OVER } from '../rules.ts';

/* What an innings adds up to, one ball after the other. Players are counted by their place in the team. */

type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface BattingFigures {
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
}

interface BowlingFigures {
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
  wides: number;
  noBalls: number;
}

interface Stand {
  readonly pair: readonly [number, number];
  readonly made: Map<number, number>;
  runs: number;
  balls: number;
}

interface Over {
  readonly bowler: number;
  readonly marks: string[];
  runs: number;
  wickets: number;
  score: number;
  balls: number;
}

export interface InningsTally {
  score: number;
  balls: number;
  readonly extras: Writable<Innings['extras']>;
  readonly batters: Map<number, BattingFigures>;
  /** In the order in which they came on. */
  readonly bowlers: Map<number, BowlingFigures>;
  readonly falls: { readonly player: number; readonly score: number; readonly balls: number }[];
  readonly stands: Stand[];
  readonly overs: Over[];
}

export const newTally = (): InningsTally => ({
  score: 0,
  balls: 0,
  extras: { wides: 0, noBalls: 0, byes: 0, legByes: 0 },
  batters: new Map(),
  bowlers: new Map(),
  falls: [],
  stands: [],
  overs: [],
});

/** One more ball, bowled in the innings as it was before it; `after` says only how the page prints it. */
export function counted(tally: InningsTally, before: Innings, ball: Delivery, after: Innings): void {
  const { striker, other: partner, bowler } = before;
  tally.score += runsOf(ball);
  if (isLegal(ball)) tally.balls += 1;
  countExtras(tally, ball);
  countBatter(tally, striker, ball);
  countStand(tally, [striker, partner], ball);
  if (ball.out) {
    const player = ball.out.who === 'striker' ? striker : partner;
    tally.falls.push({ player, score: tally.score, balls: tally.balls });
  }
  countOver(tally, bowler, ball, after.recent.at(-1)?.mark ?? '');
  countBowler(tally, bowler, ball);
}

const EXTRAS = { wide: 'wides', noBall: 'noBalls', bye: 'byes', legBye: 'legByes' } as const;

function countExtras({ extras }: InningsTally, { extra, extras: runs = 0 }: Delivery): void {
  if (extra) extras[EXTRAS[extra]] += runs;
}

function countBatter({ batters }: InningsTally, striker: number, { bat, extra }: Delivery): void {
  const line = batters.get(striker) ?? { runs: 0, balls: 0, fours: 0, sixes: 0 };
  line.runs += bat;
  if (extra !== 'wide') line.balls += 1;
  if (bat === 4) line.fours += 1;
  if (bat === 6) line.sixes += 1;
  batters.set(striker, line);
}

/** A stand ends with a wicket: the ball after it begins another. */
function countStand({ stands, falls }: InningsTally, [striker, partner]: [number, number], ball: Delivery): void {
  if (stands.length <= falls.length) {
    const pair = [Math.min(striker, partner), Math.max(striker, partner)] as const;
    stands.push({ pair, made: new Map(), runs: 0, balls: 0 });
  }
  const stand = stands.at(-1)!; // there is one by now
  stand.runs += runsOf(ball);
  if (isLegal(ball)) stand.balls += 1;
  stand.made.set(striker, (stand.made.get(striker) ?? 0) + ball.bat);
}

function countOver(tally: InningsTally, bowler: number, ball: Delivery, mark: string): void {
  const last = tally.overs.at(-1);
  const isNew = !last || last.balls === BALLS_PER_OVER;
  const over = isNew ? { bowler, marks: [], runs: 0, wickets: 0, score: 0, balls: 0 } : last;
  if (isNew) tally.overs.push(over);
  over.marks.push(mark);
  over.runs += runsOf(ball);
  over.score = tally.score;
  if (ball.out) over.wickets += 1;
  if (isLegal(ball)) over.balls += 1;
}

/** Byes are nobody's; a maiden is an over in which nothing was run at all, as the match counts it. */
function countBowler({ bowlers, overs }: InningsTally, bowler: number, ball: Delivery): void {
  const line = bowlers.get(bowler) ?? { balls: 0, maidens: 0, runs: 0, wickets: 0, wides: 0, noBalls: 0 };
  const isHis = ball.extra !== 'bye' && ball.extra !== 'legBye';
  line.runs += isHis ? runsOf(ball) : 0;
  if (isLegal(ball)) line.balls += 1;
  if (ball.extra === 'wide') line.wides += ball.extras ?? 0;
  if (ball.extra === 'noBall') line.noBalls += ball.extras ?? 0;
  if (ball.out && ball.out.how !== 'run out') line.wickets += 1;
  const over = overs.at(-1);
  if (over?.balls === BALLS_PER_OVER && over.runs === 0) line.maidens += 1;
  bowlers.set(bowler, line);
}
