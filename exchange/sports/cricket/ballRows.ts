import { voided, won, yesNo } from '../../rows/question.ts';
import type { Answer } from '../sport.ts';
import { YES_NO } from '../told/runnerWords.ts';
import { told } from '../told/told.ts';
import { type Innings, overOf, scoreAfter } from './innings.ts';
import type { CricketState } from './match.ts';
import { restOf } from './outlook.ts';
import { inningsOf, ofNow, type Row, type CricketRowKind, runs, runsTruth, shortOf } from './rows.ts';
import { ballName, BALLS_PER_OVER, RULES } from './rules.ts';
import { runsBetween, wicketBetween } from './span.ts';

/* Rows about single overs and single balls. */

/** With so many balls of an over bowled, nobody quotes it any more. */
const CLOSED_AFTER = 4;

/** This over and the next one, as far as there is one. */
const overs = (state: CricketState): readonly Row[] =>
  ofNow(state, (_nth, innings) => {
    const now = innings ? overOf(innings) : 1;
    return [now, now + 1].filter(over => over <= RULES[state.format].overs);
  });

const firstBall = (row: Row): number => (row.number - 1) * BALLS_PER_OVER;

const ballsGone = (state: CricketState, row: Row): number => (inningsOf(state, row)?.balls ?? 0) - firstBall(row);

/** At least one delivery of this over was bowled, legal or not. */
function isBegun(innings: Innings, row: Row): boolean {
  const before = scoreAfter(innings, firstBall(row));
  return before !== undefined && (innings.balls > firstBall(row) || innings.score > before);
}

export const overRuns: CricketRowKind = {
  code: 'over',
  kind: 'overByOver',
  name: (state, row) => told('market.over', { over: row.number, side: shortOf(state, row) }),
  open: overs,
  truth(state, row) {
    const rest = restOf(state);
    const gone = ballsGone(state, row);
    if (!rest || gone >= CLOSED_AFTER) return undefined;
    const end = firstBall(row) + BALLS_PER_OVER;
    if (gone < 0) return runsTruth(runsBetween(rest.cells, firstBall(row), end));
    return runsTruth(rest.after.get(end), -startScore(state, row));
  },
  answer(state, row) {
    const innings = inningsOf(state, row);
    if (!innings) return state.result ? voided('over not bowled') : undefined;
    const [from, to] = [scoreAfter(innings, firstBall(row)), scoreAfter(innings, firstBall(row) + BALLS_PER_OVER)];
    if (from !== undefined && to !== undefined) return runs(to - from);
    return innings.end ? unfinished(innings, row, runs(innings.score - (from ?? 0))) : undefined;
  },
};

/** An over that the end of the innings cut short counts if the batting side brought that end about. */
function unfinished(innings: Innings, row: Row, answer: Answer): Answer {
  if (!isBegun(innings, row)) return voided('over not bowled');
  return innings.end === 'abandoned' || innings.end === 'time' ? voided('over not completed') : answer;
}

const startScore = (state: CricketState, row: Row): number => {
  const innings = inningsOf(state, row);
  return innings ? scoreAfter(innings, firstBall(row))! : 0;
};

export const wicketInOver: CricketRowKind = {
  code: 'wicketInOver',
  kind: 'fancy1',
  name: (state, row) => told('market.wicketInOver', { over: row.number, side: shortOf(state, row) }),
  runners: () => YES_NO,
  open: overs,
  truth(state, row) {
    const rest = restOf(state);
    const gone = ballsGone(state, row);
    if (!rest || gone >= CLOSED_AFTER) return undefined;
    const from = Math.max(firstBall(row), inningsOf(state, row)?.balls ?? 0);
    return yesNo(wicketBetween(rest.cells, from, firstBall(row) + BALLS_PER_OVER));
  },
  answer(state, row) {
    const innings = inningsOf(state, row);
    if (innings?.falls.some(({ over }) => over === row.number)) return won(0);
    if (!innings) return state.result ? voided('over not bowled') : undefined;
    if (innings.balls >= firstBall(row) + BALLS_PER_OVER) return won(1);
    return innings.end ? unfinished(innings, row, won(1)) : undefined;
  },
};

/** The score of the side after the next ball, and after the one that follows it. */
export const ballRuns: CricketRowKind = {
  code: 'ball',
  kind: 'ballByBall',
  name: (state, row) => told('market.ball', { ball: ballName(row.number), side: shortOf(state, row) }),
  open: state =>
    ofNow(state, (_nth, innings) => {
      const next = (innings?.balls ?? 0) + 1;
      return [next, next + 1].filter(ball => ball <= RULES[state.format].overs * BALLS_PER_OVER);
    }),
  truth(state, row) {
    const rest = restOf(state);
    const ended = rest?.ended.get(row.number - 1);
    return runsTruth(rest?.after.get(row.number)?.map((chance, score) => chance - (ended?.[score] ?? 0)));
  },
  answer(state, row) {
    const innings = inningsOf(state, row);
    const score = innings && scoreAfter(innings, row.number);
    if (score !== undefined) return runs(score);
    return innings?.end || state.result ? voided('ball not bowled') : undefined;
  },
};
