import { between, chances, once, type Question, shared, voided, won, yesNo } from '../question.ts';
import type { Pair } from '../rally/sets.ts';
import type { Answer, MarketKind } from '../sport.ts';
import { cornersAhead, nextGoal, outlook } from './chances.ts';
import type { FootballState } from './match.ts';
import type { FootballRules } from './model.ts';

type Asked = Question<FootballState>;
/** Home and away goals. */
type Score = Pair<number>;

const GOAL_LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5] as const;
const LISTED = 3;

const THE_DRAW = 'The Draw';
const ABANDONED = voided('abandoned');

/** Home, away or the draw, as the board prints them: the draw is the third. */
const winnerOf = ([home, away]: Score): number => (home > away ? 0 : away > home ? 1 : 2);
const total = ([home, away]: Score): number => home + away;

export function footballQuestions(rules: FootballRules) {
  const ahead = once((state: FootballState) => outlook(rules, state));
  const next = once((state: FootballState) => nextGoal(rules, state));
  const corners = once((state: FootballState) => cornersAhead(rules, state));

  /** Adds up a table of goals still to come by what they make of the score. */
  const sorted = (
    state: FootballState,
    table: Float64Array,
    kinds: number,
    kindOf: (score: Score) => number,
  ): number[] => {
    const sums = Array.from({ length: kinds }, () => 0);
    const { size } = ahead(state);
    for (let n = 0; n < table.length; n++) {
      if (table[n]! > 0)
        sums[kindOf([state.goals[0] + Math.floor(n / size), state.goals[1] + (n % size)])]! += table[n]!;
    }
    return sums;
  };
  const atEnd = (state: FootballState, kinds: number, kindOf: (score: Score) => number): readonly number[] =>
    sorted(state, ahead(state).final, kinds, kindOf);

  /** A question about the final score, with nothing known before. */
  const ofScore = (
    id: string,
    name: string,
    kind: MarketKind,
    runners: readonly string[],
    kindOf: (score: Score) => number,
  ): Asked => ({
    plan: between(id, name, runners, kind),
    truth: state => chances(atEnd(state, runners.length, kindOf)),
    answer: state => ended(state) ?? (state.phase === 'over' ? won(kindOf(state.goals)) : undefined),
  });

  /** A question that a goal can answer for ever: 0 is what holds until then. */
  const ofGoals = (
    id: string,
    name: string,
    runners: Pair<string>,
    isSo: (score: Score) => boolean,
    yes: 0 | 1,
  ): Asked => {
    const asked = ofScore(id, name, 'exchange', runners, score => (isSo(score) ? yes : 1 - yes));
    return { ...asked, answer: state => (isSo(state.goals) ? won(yes) : asked.answer(state)) };
  };

  const overUnder = (line: number): Asked =>
    ofGoals(
      `overUnder:${line}`,
      `OVER_UNDER_${line * 10 < 10 ? '05' : line * 10}`,
      [`Under ${line} Goals`, `Over ${line} Goals`],
      score => total(score) > line,
      1,
    );

  const drawNoBet = ({ sides }: FootballState): Asked => ({
    plan: between('drawNoBet', 'DRAW_NO_BET', sides),
    truth: state => chances(shared(atEnd(state, 3, winnerOf).slice(0, 2))),
    answer(state) {
      if (state.phase !== 'over' || state.wasAbandoned) return ended(state);
      const winner = winnerOf(state.goals);
      return winner === 2 ? voided('drawn') : won(winner);
    },
  });

  const firstHalf = ({ sides }: FootballState): Asked => ({
    plan: between('period:1', '1ST_PERIOD_WINNER', [...sides, THE_DRAW]),
    truth: state => chances(sorted(state, ahead(state).atBreak ?? new Float64Array(1), 3, winnerOf)),
    answer: state => (state.atHalfTime ? won(winnerOf(state.atHalfTime)) : ended(state)),
  });

  const secondHalf = ({ sides, atHalfTime: [home, away] = [0, 0] }: FootballState): Asked => ({
    ...ofScore('period:2', '2ND_PERIOD_WINNER', 'exchange', [...sides, THE_DRAW], score =>
      winnerOf([score[0] - home, score[1] - away]),
    ),
  });

  const goal = (nth: number, sides: Pair<string>): Asked => ({
    plan: between(`nextGoal:${nth + 1}`, `NEXT_GOAL_${nth + 1}`, [...sides, 'No Goal']),
    truth(state) {
      const [home, away] = next(state);
      return chances([home, away, 1 - home - away]);
    },
    answer(state) {
      const scorer = state.scorers[nth];
      return scorer === undefined ? (ended(state) ?? (state.phase === 'over' ? won(2) : undefined)) : won(scorer);
    },
  });

  const totalCorners: Asked = {
    plan: { id: 'corners', name: 'Total corners', kind: 'session' },
    truth: state => ({ type: 'runs', chances: corners(state) }),
    answer: state =>
      ended(state) ?? (state.phase === 'over' ? { type: 'runs', total: total(state.corners) } : undefined),
  };

  const redCard: Asked = {
    plan: between('redCard', 'Red card in the match', ['Yes', 'No'], 'fancy1'),
    truth: state => yesNo(ahead(state).sentOff),
    answer(state) {
      if (total(state.reds) > 0) return won(0);
      return ended(state) ?? (state.phase === 'over' ? won(1) : undefined);
    },
  };

  return (state: FootballState): readonly Asked[] => [
    ofScore('matchOdds', 'MATCH_ODDS', 'exchange', [...state.sides, THE_DRAW], winnerOf),
    ofScore('bookmaker', 'Bookmaker', 'bookmaker', [...state.sides, THE_DRAW], winnerOf),
    ...GOAL_LINES.map(overUnder),
    ofGoals('bothScore', 'BOTH_TEAMS_TO_SCORE', ['Yes', 'No'], ([home, away]) => home > 0 && away > 0, 0),
    drawNoBet(state),
    ...Array.from({ length: state.scorers.length + 1 }, (_, nth) => goal(nth, state.sides)),
    firstHalf(state),
    ...(state.atHalfTime ? [secondHalf(state)] : []),
    ofScore('correctScore', 'CORRECT_SCORE', 'exchange', CORRECT_SCORES, correctScore),
    totalCorners,
    ...(rules.red > 0 ? [redCard] : []),
    ofScore('oddEven', 'Goals Odd Even', 'oddEven', ['Odd', 'Even'], score => (total(score) % 2 === 1 ? 0 : 1)),
  ];
}

/** A match that was given up decides nothing that was not decided before. */
const ended = (state: FootballState): Answer | undefined => (state.wasAbandoned ? ABANDONED : undefined);

/** Every score up to 3–3, and what is left of home wins, away wins and draws. */
const CORRECT_SCORES: readonly string[] = [
  ...Array.from({ length: (LISTED + 1) ** 2 }, (_, n) => `${Math.floor(n / (LISTED + 1))} - ${n % (LISTED + 1)}`),
  'Any Other Home Win',
  'Any Other Away Win',
  'Any Other Draw',
];

function correctScore([home, away]: Score): number {
  if (home <= LISTED && away <= LISTED) return home * (LISTED + 1) + away;
  return (LISTED + 1) ** 2 + winnerOf([home, away]);
}
