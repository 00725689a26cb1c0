import { evenLine, onBall, safeLine } from './cricketPrices.ts';
import type { Market, Outcome, Selection } from '../game.ts';
import type { LineRule } from '../quote.ts';
import type { Ball } from '../solve/innings.ts';
import type { BallRows } from '../solve/superOver.ts';
import { type Over, type Scorer, type Team, TEAMS } from './superOverScore.ts';
import { limits, line, live, ONE, ONE_OR_VOID, won } from '../words.ts';

/* The rows of a super over that come up innings by innings and ball by ball. */

/** A team at the wicket, and the board that keeps its score. */
interface Batting {
  readonly team: Team;
  readonly name: string;
  readonly scorer: Scorer;
}

/** Yes or No on the total of an innings. */
export function fancy({ team, name, scorer }: Batting): Market<Over> {
  const runs = (over: Over) => scorer.runs(over[team]);
  const row = (id: string, sid: number, label: string, rule: LineRule): Selection<Over> => ({
    id: `${team}.${id}`,
    sid: sid + 2 * TEAMS.indexOf(team),
    label: `${label} ${name}`,
    price: line(runs, rule),
    outcome: (over, at) => won(runs(over) >= at),
  });
  return {
    id: `${team}.fancy`,
    name: 'Fancy',
    subtype: 'fancy',
    limits: limits(100, 100_000),
    open: over => scorer.isBatting(over, team),
    decided: over => scorer.isOver(over, team),
    selections: [row('runs', 3, '1 over run', evenLine), row('bhav', 4, '1 over run bhav', safeLine)],
  };
}

/** On any wicket in the innings: won as soon as one falls. */
export function commonWicket({ team, name, scorer }: Batting): Market<Over> {
  const hasFallen = (over: Over) => scorer.wickets(over[team]) > 0;
  const selection: Selection<Over> = {
    id: `${team}.wicket`,
    sid: 8 + TEAMS.indexOf(team),
    label: `Common Wicket ${name}`,
    price: live(onBall),
    outcome: over => won(hasFallen(over)),
  };
  return {
    ...fancy1(`${team}.wicket`),
    open: over => scorer.isBatting(over, team),
    decided: over => hasFallen(over) || scorer.isOver(over, team),
    selections: [selection],
  };
}

/** On the next ball only, each row a bet of its own: paid as soon as it is bowled. */
export function onBallNumber(n: number, { team, name, scorer }: Batting, rows: BallRows, sid: number): Market<Over> {
  return {
    ...fancy1(`${team}.ball${n}`),
    open: over => scorer.isBatting(over, team) && over[team].length === n - 1,
    decided: over => over[team].length >= n,
    // The innings can be over before any but its first ball.
    ends: n === 1 ? ONE : ONE_OR_VOID,
    selections: Object.entries(rows).map(([row, faces], i) => ({
      id: `${team}.ball${n}.${row.toLowerCase()}`,
      sid: sid + i,
      label: `0.${n} Over ${row} ${name}`,
      price: live(onBall),
      outcome: (over: Over): Outcome => (over[team].length < n ? 'void' : won(faces.includes(over[team][n - 1]!))),
    })),
  };
}

/** What the rows about a ball win on. They are spelt as players know them. */
export function ballRows(kinds: readonly Ball[]): BallRows {
  const scoring = (...runs: number[]) =>
    kinds.filter(kind => !kind.isWicket && runs.includes(kind.runs)).map(({ face }) => face);
  return {
    Wicket: kinds.filter(({ isWicket }) => isWicket).map(({ face }) => face),
    Zero: scoring(0),
    One: scoring(1),
    Two: scoring(2),
    Three: scoring(3),
    Boundry: scoring(4, 6),
  };
}

function fancy1(id: string) {
  return { id, name: 'Fancy1', subtype: 'fancy1', limits: limits(100, 10_000) };
}
