import { chances, voided, won } from '../../rows/question.ts';
import type { Answer, Truth } from '../sport.ts';
import { digitRunner, ODD_OR_EVEN } from '../told/runnerWords.ts';
import { told } from '../told/told.ts';
import type { CricketState } from './match.ts';
import { restOf } from './outlook.ts';
import { afterOvers, ofNow, type Row, type CricketRowKind, runs, runsTruth, shortOf } from './rows.ts';
import { BALLS_PER_OVER, RULES } from './rules.ts';

/* Rows about what a side has made after so many overs. */

/** Runs after so many overs as far as they are known, for every row that asks for them. */
function totalAnswer(state: CricketState, row: Row): Answer | undefined {
  const total = afterOvers(state, row, row.number);
  if (total === undefined) return undefined;
  return total === 'void' ? voided('overs not completed') : runs(total);
}

const totalTruth = (state: CricketState, row: Row): Truth | undefined =>
  runsTruth(restOf(state)?.after.get(row.number * BALLS_PER_OVER));

/** The marks still to come: so many of them, and the last one of the innings. */
function marksAhead({ format, innings, oversLeft }: CricketState, nth: number, count: number): readonly number[] {
  const overs = (innings[nth - 1]?.balls ?? 0) / BALLS_PER_OVER;
  const { marks, overs: last } = RULES[format];
  const ahead = marks.filter(mark => mark > overs && (format !== 'Test' || mark <= overs + oversLeft));
  return ahead.filter((mark, n) => n < count || mark === last);
}

/** The end of the first phase and of the innings: where rows other than sessions are offered. */
const mainMarks = ({ format }: CricketState): readonly number[] => {
  const { marks } = RULES[format];
  return format === 'Test' ? [] : [marks[0]!, marks.at(-1)!];
};

const mainAhead = (state: CricketState): readonly Row[] =>
  ofNow(state, nth => marksAhead(state, nth, Infinity).filter(mark => mainMarks(state).includes(mark)));

const lastAhead = (state: CricketState): readonly Row[] =>
  mainAhead(state).filter(row => row.number === RULES[state.format].overs);

const totals = { truth: totalTruth, answer: totalAnswer };

export const session: CricketRowKind = {
  code: 'session',
  kind: 'session',
  name: (state, row) => told('market.session', { overs: row.number, side: shortOf(state, row) }),
  open: state => ofNow(state, nth => marksAhead(state, nth, 3)),
  ...totals,
};

/** The lines still to come, two at a time. */
function linesAhead({ format, innings }: CricketState, nth: number): readonly number[] {
  const overs = (innings[nth - 1]?.balls ?? 0) / BALLS_PER_OVER;
  return RULES[format].lines.filter(mark => mark > overs).slice(0, 2);
}

/** Only of the first innings, and between the marks that sessions ask for. */
export const line: CricketRowKind = {
  code: 'line',
  kind: 'line',
  name: (_state, row) => told('market.line', { innings: row.nth, overs: row.number }),
  open: state => ofNow(state, nth => linesAhead(state, nth)).filter(row => row.nth === 1),
  ...totals,
};

const KHADO_WIDTH = 4;

/** Only of the first innings. */
export const khado: CricketRowKind = {
  code: 'khado',
  kind: 'khado',
  width: KHADO_WIDTH,
  name: (state, row) => told('market.khado', { overs: row.number, side: shortOf(state, row), width: KHADO_WIDTH }),
  open: state => lastAhead(state).filter(row => row.nth === 1),
  ...totals,
};

export const meter: CricketRowKind = {
  code: 'meter',
  kind: 'meter',
  name: (state, row) => told('market.meter', { overs: row.number, side: shortOf(state, row) }),
  open: lastAhead,
  ...totals,
};

/** A total told as a place among runners: odd or even, or its last digit. */
const placed = (count: number, placeOf: (total: number) => number): Pick<CricketRowKind, 'truth' | 'answer'> => ({
  truth(state, row) {
    const truth = totalTruth(state, row);
    if (!truth) return undefined;
    const sums = Array.from({ length: count }, () => 0);
    truth.chances.forEach((chance, total) => (sums[placeOf(total)]! += chance));
    return chances(sums);
  },
  answer(state, row) {
    const answer = totalAnswer(state, row);
    return answer?.type === 'runs' ? won(placeOf(answer.total)) : answer;
  },
});

/** Nothing is even. */
export const oddEven: CricketRowKind = {
  code: 'oddEven',
  kind: 'oddEven',
  name: (state, row) => told('market.oddEven', { overs: row.number, side: shortOf(state, row) }),
  runners: () => ODD_OR_EVEN,
  open: mainAhead,
  ...placed(2, total => 1 - (total % 2)),
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => digitRunner(digit));

export const lastDigit: CricketRowKind = {
  code: 'lastDigit',
  kind: 'lastDigit',
  name: (state, row) => told('market.lastDigit', { innings: row.nth, overs: row.number, side: shortOf(state, row) }),
  runners: () => DIGITS,
  open: state => mainAhead(state).filter(row => row.number === mainMarks(state)[0]),
  ...placed(DIGITS.length, total => total % 10),
};
