import { type Delivery, type Innings, isLegal, other, runsOf } from '../sports/cricket/innings.ts';
import { begin, type CricketEvent, type CricketState, currentOf, evolve } from '../sports/cricket/match.ts';
import { BALLS_PER_OVER } from '../sports/cricket/rules.ts';
import type { Fixture } from '../sports/sport.ts';
import { type Feat, FEATS, POINTS, type PointsTable, type Rate, type Worth } from './pointsTable.ts';
import { ELEVEN, type Role, roleAt } from './squad.ts';

/*
 * The points of every player, from the record of the match alone. Who faces and who bowls each ball is what the match makes of
 * it. Super overs do not count. Bonuses are of an innings, so that a Test has each of them twice.
 */

/** What somebody did, how often, and what it came to. */
interface PointLine {
  readonly feat: Feat;
  readonly count: number;
  readonly points: number;
}

export interface PlayerPoints {
  readonly total: number;
  readonly lines: readonly PointLine[];
}

/** What one player did in one innings. */
interface Figures {
  readonly batting: { runs: number; balls: number; fours: number; sixes: number; isOut: boolean };
  readonly bowling: { balls: number; runs: number; wickets: number; plain: number; maidens: number };
  readonly fielding: { catch: number; stumping: number; runOut: number };
  /** Runs of the over that is being bowled, and its legal balls. */
  over: { runs: number; balls: number };
}

const newFigures = (): Figures => ({
  batting: { runs: 0, balls: 0, fours: 0, sixes: 0, isOut: false },
  bowling: { balls: 0, runs: 0, wickets: 0, plain: 0, maidens: 0 },
  fielding: { catch: 0, stumping: 0, runOut: 0 },
  over: { runs: 0, balls: 0 },
});

/** By the id of the player, of all 22. */
export function pointsOf(fixture: Fixture, events: readonly CricketEvent[]): readonly PlayerPoints[] {
  let state: CricketState = begin(fixture);
  const innings: Figures[][] = [];
  for (const event of events) {
    const before = currentOf(state);
    state = evolve(state, event);
    if (event.type === 'innings' && !event.isSuperOver) innings.push(Array.from({ length: 2 * ELEVEN }, newFigures));
    if (event.type === 'ball' && before && !before.isSuperOver) count(innings.at(-1)!, before, event.ball);
  }
  const table = POINTS[state.format];
  return Array.from({ length: 2 * ELEVEN }, (_, id) => {
    const role = roleAt(state.format, id % ELEVEN);
    const lines = added(innings.flatMap(figures => linesOf(table, role, figures[id]!)));
    return { total: lines.reduce((sum, { points }) => sum + points, 0), lines };
  });
}

function count(
  figures: readonly Figures[],
  { batting, striker, other: partner, bowler }: Innings,
  ball: Delivery,
): void {
  const batter = (place: number): Figures => figures[batting * ELEVEN + place]!;
  const fielder = (place: number): Figures => figures[other(batting) * ELEVEN + place]!;
  countBat(batter(striker), ball);
  countBowl(fielder(bowler), ball);
  const { out } = ball;
  if (!out) return;
  batter(out.who === 'striker' ? striker : partner).batting.isOut = true;
  if (out.by === undefined) return;
  const { fielding } = fielder(out.by);
  if (out.how === 'caught') fielding.catch += 1;
  if (out.how === 'stumped') fielding.stumping += 1;
  if (out.how === 'run out') fielding.runOut += 1;
}

function countBat({ batting }: Figures, { bat, extra }: Delivery): void {
  batting.runs += bat;
  if (extra !== 'wide') batting.balls += 1;
  if (bat === 4) batting.fours += 1;
  if (bat === 6) batting.sixes += 1;
}

function countBowl(figures: Figures, ball: Delivery): void {
  const { bowling, over } = figures;
  const isNobodys = ball.extra === 'bye' || ball.extra === 'legBye';
  bowling.runs += isNobodys ? 0 : runsOf(ball);
  over.runs += runsOf(ball);
  if (ball.out && ball.out.how !== 'run out') bowling.wickets += 1;
  if (ball.out?.how === 'bowled' || ball.out?.how === 'lbw') bowling.plain += 1;
  if (!isLegal(ball)) return;
  bowling.balls += 1;
  over.balls += 1;
  if (over.balls < BALLS_PER_OVER) return;
  if (over.runs === 0) bowling.maidens += 1; // as the card has it: nothing was run at all
  figures.over = { runs: 0, balls: 0 };
}

function linesOf({ worth, strikeRate, economy }: PointsTable, role: Role, figures: Figures): readonly PointLine[] {
  const { batting, bowling, fielding } = figures;
  const isDuck = batting.isOut && batting.runs === 0 && role !== 'bowler';
  const strike = role === 'bowler' ? 0 : rated(strikeRate, batting.runs * 100, batting.balls, batting.balls);
  const saved = rated(economy, bowling.runs * BALLS_PER_OVER, bowling.balls, bowling.balls);
  return [
    ...each(worth, 'run', batting.runs),
    ...each(worth, 'four', batting.fours),
    ...each(worth, 'six', batting.sixes),
    ...each(worth, batting.runs >= 100 ? 'hundred' : 'fifty', batting.runs >= 50 ? 1 : 0),
    ...each(worth, 'duck', isDuck ? 1 : 0),
    ...(strike === 0 ? [] : [{ feat: 'strikeRate' as const, count: 1, points: strike }]),
    ...each(worth, 'wicket', bowling.wickets),
    ...each(worth, 'bowledOrLbw', bowling.plain),
    ...each(worth, haulOf(bowling.wickets), bowling.wickets >= 3 ? 1 : 0),
    ...each(worth, 'maiden', bowling.maidens),
    ...(saved === 0 ? [] : [{ feat: 'economy' as const, count: 1, points: saved }]),
    ...each(worth, 'catch', fielding.catch),
    ...each(worth, 'stumping', fielding.stumping),
    ...each(worth, 'runOut', fielding.runOut),
  ];
}

const haulOf = (wickets: number) =>
  wickets >= 5 ? ('fiveWickets' as const) : wickets === 4 ? ('fourWickets' as const) : ('threeWickets' as const);

const each = (worth: Worth, feat: keyof Worth, times: number): readonly PointLine[] =>
  times === 0 || worth[feat] === 0 ? [] : [{ feat, count: times, points: times * worth[feat] }];

/** What `made ÷ of` is worth. Multiplied out: no rate is ever rounded. */
function rated(rate: Rate | undefined, made: number, of: number, balls: number): number {
  if (!rate || balls < rate.balls) return 0;
  const high = rate.atLeast.find(([limit]) => made >= limit * of);
  const low = rate.below.find(([limit]) => made < limit * of);
  return high?.[1] ?? low?.[1] ?? 0;
}

/** One line for each feat, in the order of the table. */
function added(lines: readonly PointLine[]): readonly PointLine[] {
  return FEATS.flatMap(feat => {
    const of = lines.filter(line => line.feat === feat);
    if (of.length === 0) return [];
    const sum = (figure: (line: PointLine) => number): number => of.reduce((total, line) => total + figure(line), 0);
    return [{ feat, count: sum(line => line.count), points: sum(line => line.points) }];
  });
}
