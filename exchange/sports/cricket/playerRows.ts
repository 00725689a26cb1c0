import { once, voided, won, yesNo } from '../../rows/question.ts';
import type { Answer } from '../sport.ts';
import { YES_NO } from '../told/runnerWords.ts';
import { told } from '../told/told.ts';
import { batterOf, type Counted } from './batter.ts';
import type { Cells } from './flow.ts';
import type { Batting, Innings } from './innings.ts';
import type { CricketState } from './match.ts';
import { restOf } from './outlook.ts';
import { inningsOf, ofNow, type Row, type CricketRowKind, runs, runsTruth, shortOf } from './rows.ts';
import { ALL_OUT } from './rules.ts';
import { nextPair } from './span.ts';

/* Rows about the two at the crease: what each of them makes, and what they make together. */

const atCrease = (state: CricketState): readonly Row[] =>
  ofNow(state, (_nth, innings) =>
    innings && !innings.end ? [innings.striker, innings.other].toSorted((a, b) => a - b) : [],
  );

const nameOf = ({ sides, innings }: CricketState, { nth, number }: Row): string =>
  sides[innings[nth - 1]?.batting ?? 0].players[number]!;

const COUNT: Readonly<Record<Counted, (line: Batting) => number>> = {
  runs: line => line.runs,
  boundaries: line => line.fours + line.sixes,
};

/** What a batter who is in will still make. */
function stillToMake(state: CricketState, row: Row, counted: Counted): Float64Array | undefined {
  const innings = inningsOf(state, row);
  const cells = restOf(state)?.cells;
  if (!innings || !cells || (row.number !== innings.striker && row.number !== innings.other)) return undefined;
  const isOnStrike = row.number === innings.striker;
  const made = madeOf(cells);
  return (made[`${isOnStrike}`] ??= batterOf(cells, innings.balls, innings.wickets, isOnStrike))[counted];
}

/** Several rows ask for the same batter. */
const madeOf = once((_cells: Cells): Record<string, ReturnType<typeof batterOf>> => ({}));

/** What is counted when the batter is out or play ends; runs so far count even then. */
const madeBy = (counted: Counted): Pick<CricketRowKind, 'truth' | 'answer' | 'open'> => ({
  open: atCrease,
  truth: (state, row) =>
    runsTruth(stillToMake(state, row, counted), COUNT[counted](inningsOf(state, row)!.batters[row.number]!)),
  answer(state, row) {
    const innings = inningsOf(state, row);
    const batter = innings?.batters[row.number];
    if (batter && (batter.out !== undefined || innings!.end)) return runs(COUNT[counted](batter));
    return state.result ? voided('did not bat') : undefined;
  },
});

export const batterRuns: CricketRowKind = {
  code: 'runs',
  kind: 'session',
  name: (state, row) => told('market.batterRuns', { player: nameOf(state, row) }),
  ...madeBy('runs'),
};

export const batterBoundaries: CricketRowKind = {
  code: 'boundaries',
  kind: 'session',
  name: (state, row) => told('market.boundaries', { player: nameOf(state, row) }),
  ...madeBy('boundaries'),
};

/** A fancy on reaching so many runs, for who is close enough to be talked about. */
const landmark = (code: 'fifty' | 'hundred', from: number, to: number): CricketRowKind => ({
  code,
  kind: 'fancy1',
  name: (state, row) => told(`market.${code}`, { player: nameOf(state, row) }),
  runners: () => YES_NO,
  open: state =>
    atCrease(state).filter(row => {
      const made = inningsOf(state, row)!.batters[row.number]!.runs;
      return made >= from && made < to;
    }),
  truth(state, row) {
    const missing = to - inningsOf(state, row)!.batters[row.number]!.runs;
    const rest = stillToMake(state, row, 'runs');
    if (!rest) return undefined;
    const all = rest.reduce((total, chance) => total + chance, 0);
    return yesNo(Math.min(1, rest.subarray(missing).reduce((total, chance) => total + chance, 0) / all));
  },
  answer: (state, row) => reached(state, row, to),
});

function reached(state: CricketState, row: Row, to: number): Answer | undefined {
  const innings = inningsOf(state, row);
  const batter = innings?.batters[row.number];
  if (batter && batter.runs >= to) return won(0);
  // what a wicket or the end of an innings has decided, rain that comes later does not
  if (batter?.out !== undefined || (innings?.end && innings.end !== 'abandoned')) return won(1);
  return state.result?.type === 'abandoned' ? voided('match abandoned') : undefined;
}

export const fifty = landmark('fifty', 0, 50);
export const hundred = landmark('hundred', 50, 100);

/** The score at which a wicket falls; at the end of the innings if it does not. */
export const nextWicket: CricketRowKind = {
  code: 'wicket',
  kind: 'session',
  name: (state, row) => told('market.wicket', { nth: row.number, side: shortOf(state, row) }),
  open: state => ofNow(state, (_nth, innings) => [(innings?.wickets ?? 0) + 1]),
  truth: state => runsTruth(restOf(state)?.nextWicket),
  answer(state, row) {
    const innings = inningsOf(state, row);
    const score = innings?.falls[row.number - 1]?.score ?? (innings?.end ? innings.score : undefined);
    if (score !== undefined) return runs(score);
    return state.result ? voided('not played') : undefined;
  },
};

/** Runs while so many are out: of the pair at the crease, and of the next one. */
export const partnership: CricketRowKind = {
  code: 'partnership',
  kind: 'session',
  name: (state, row) => told('market.partnership', { nth: row.number, side: shortOf(state, row) }),
  open: state =>
    ofNow(state, (_nth, innings) => {
      const next = (innings?.wickets ?? 0) + 1;
      return [next, next + 1].filter(wicket => wicket <= ALL_OUT);
    }),
  truth(state, row) {
    const rest = restOf(state);
    const { wickets } = inningsOf(state, row) ?? { wickets: 0 };
    if (!rest) return undefined;
    const began = startOf(inningsOf(state, row), row.number) ?? 0;
    return row.number > wickets + 1 ? runsTruth(nextPair(rest.cells, wickets)) : runsTruth(rest.nextWicket, -began);
  },
  answer(state, row) {
    const innings = inningsOf(state, row);
    const began = startOf(innings, row.number);
    if (innings && began !== undefined && !isUnplayed(innings, row.number)) {
      const ended = innings.falls[row.number - 1]?.score ?? (innings.end ? innings.score : undefined);
      return ended === undefined ? undefined : runs(ended - began);
    }
    return innings?.end || state.result ? voided('did not begin') : undefined;
  },
};

const startOf = (innings: Innings | undefined, number: number): number | undefined =>
  number === 1 ? 0 : innings?.falls[number - 2]?.score;

/** The wicket before it fell with the last ball of the innings. */
const isUnplayed = ({ falls, balls, score, end }: Innings, number: number): boolean =>
  end !== undefined && number > 1 && falls[number - 2]!.balls === balls && falls[number - 2]!.score === score;
