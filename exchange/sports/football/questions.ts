import { between, chances, named, once, type Question, shared, voided, won, yesNo } from '../../rows/question.ts';
import type { Pair } from '../rally/sets.ts';
import type { Answer, MarketKind } from '../sport.ts';
import { told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { cornersAhead, nextGoal, type Outlook, outlook } from './chances.ts';
import type { FootballState } from './match.ts';
import type { FootballRules } from './model.ts';
import { NO_GOAL, ODD_OR_EVEN, OTHER_SCORES, THE_DRAW, underOver, YES_NO } from '../told/runnerWords.ts';

type Asked = Question<FootballState>;
/** Home and away goals. */
type Score = Pair<number>;

const GOAL_LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5] as const;
const LISTED = 3;

const ABANDONED = voided('abandoned');

/** Home, away or the draw, as the board prints them: the draw is the third. */
const winnerOf = ([home, away]: Score): number => (home > away ? 0 : away > home ? 1 : 2);
const total = ([home, away]: Score): number => home + away;

/** What may come of a match, counted once for each state. */
interface Views {
  readonly ahead: (state: FootballState) => Outlook;
  readonly next: (state: FootballState) => Pair<number>;
  readonly corners: (state: FootballState) => readonly number[];
}

export function footballQuestions(rules: FootballRules): (state: FootballState) => readonly Asked[] {
  const views: Views = {
    ahead: once(state => outlook(rules, state)),
    next: once(state => nextGoal(rules, state)),
    corners: once(state => cornersAhead(rules, state)),
  };
  const lines = GOAL_LINES.map(line => overUnder(views, line));
  const bothScore = ofGoals(views, 'bothScore', told('market.bothScore'), YES_NO, bothScored, 0);
  const parity = ofScore(
    views,
    'oddEven',
    told('market.goalsOddEven'),
    'oddEven',
    ODD_OR_EVEN,
    score => 1 - (total(score) % 2),
  );
  return state => [
    ofScore(views, 'matchOdds', told('market.matchOdds'), 'exchange', [...state.sides, THE_DRAW], winnerOf),
    ofScore(views, 'bookmaker', told('market.bookmaker'), 'bookmaker', [...state.sides, THE_DRAW], winnerOf),
    ...lines,
    bothScore,
    drawNoBet(views, state),
    ...Array.from({ length: state.scorers.length + 1 }, (_, nth) => goal(views, nth, state.sides)),
    firstHalf(views, state),
    ...(state.atHalfTime ? [secondHalf(views, state, state.atHalfTime)] : []),
    ofScore(views, 'correctScore', told('market.correctScore'), 'exchange', CORRECT_SCORES, correctScore),
    totalCorners(views),
    ...(rules.red > 0 ? [redCard(views)] : []),
    parity,
  ];
}

/** Adds up a table of goals still to come by what they make of the score. */
function sorted(
  { ahead }: Views,
  state: FootballState,
  table: Float64Array,
  kinds: number,
  kindOf: (score: Score) => number,
): readonly number[] {
  const sums = Array.from({ length: kinds }, () => 0);
  const { size } = ahead(state);
  for (let n = 0; n < table.length; n++) {
    if (!table[n]) continue;
    sums[kindOf([state.goals[0] + Math.floor(n / size), state.goals[1] + (n % size)])]! += table[n]!;
  }
  return sums;
}

const atEnd = (
  views: Views,
  state: FootballState,
  kinds: number,
  kindOf: (score: Score) => number,
): readonly number[] => sorted(views, state, views.ahead(state).final, kinds, kindOf);

/** A question about the final score: `kindOf` is the place of its winner in `runners`. */
const ofScore = (
  views: Views,
  id: string,
  made: Told,
  kind: MarketKind,
  runners: readonly string[],
  kindOf: (score: Score) => number,
): Asked => ({
  plan: between(id, made, runners, kind),
  truth: state => chances(atEnd(views, state, runners.length, kindOf)),
  answer: state => inTheEnd(state, () => won(kindOf(state.goals))),
});

/** A question that a goal can answer for ever. */
function ofGoals(
  views: Views,
  id: string,
  made: Told,
  runners: Pair<string>,
  isSo: (score: Score) => boolean,
  yes: 0 | 1,
): Asked {
  const asked = ofScore(views, id, made, 'exchange', runners, score => (isSo(score) ? yes : 1 - yes));
  return { ...asked, answer: state => (isSo(state.goals) ? won(yes) : asked.answer(state)) };
}

const bothScored = ([home, away]: Score): boolean => home > 0 && away > 0;

const overUnder = (views: Views, line: number): Asked =>
  ofGoals(
    views,
    `overUnder:${line}`,
    told('market.overUnder', { line }),
    underOver(line, 'Goals'),
    score => total(score) > line,
    1,
  );

const drawNoBet = (views: Views, { sides }: FootballState): Asked => ({
  plan: between('drawNoBet', told('market.drawNoBet'), sides),
  truth: state => chances(shared(atEnd(views, state, 3, winnerOf).slice(0, 2))),
  answer: state =>
    inTheEnd(state, () => {
      const winner = winnerOf(state.goals);
      return winner === 2 ? voided('drawn') : won(winner);
    }),
});

const firstHalf = (views: Views, { sides }: FootballState): Asked => ({
  plan: between('period:1', told('market.half', { nth: 1 }), [...sides, THE_DRAW]),
  truth(state) {
    const { atBreak } = views.ahead(state);
    return atBreak && chances(sorted(views, state, atBreak, 3, winnerOf));
  },
  answer: state => (state.atHalfTime ? won(winnerOf(state.atHalfTime)) : inTheEnd(state, () => ABANDONED)),
});

const secondHalf = (views: Views, { sides }: FootballState, [home, away]: Score): Asked =>
  ofScore(views, 'period:2', told('market.half', { nth: 2 }), 'exchange', [...sides, THE_DRAW], score =>
    winnerOf([score[0] - home, score[1] - away]),
  );

const goal = (views: Views, nth: number, sides: Pair<string>): Asked => ({
  plan: between(`nextGoal:${nth + 1}`, told('market.nextGoal', { nth: nth + 1 }), [...sides, NO_GOAL]),
  truth(state) {
    const [home, away] = views.next(state);
    return chances([home, away, Math.max(0, 1 - home - away)]);
  },
  answer(state) {
    const scorer = state.scorers[nth];
    return scorer === undefined ? inTheEnd(state, () => won(2)) : won(scorer);
  },
});

const totalCorners = (views: Views): Asked => ({
  plan: { id: 'corners', ...named(told('market.corners')), kind: 'session' },
  truth: state => ({ type: 'runs', chances: views.corners(state) }),
  answer: state => inTheEnd(state, () => ({ type: 'runs', total: total(state.corners) })),
});

const redCard = (views: Views): Asked => ({
  plan: between('redCard', told('market.redCard'), YES_NO, 'fancy1'),
  truth: state => yesNo(views.ahead(state).sentOff),
  answer: state => (total(state.reds) > 0 ? won(0) : inTheEnd(state, () => won(1))),
});

/** A match that was given up decides nothing that was not decided before. */
function inTheEnd(state: FootballState, answer: () => Answer): Answer | undefined {
  if (state.phase !== 'over') return undefined;
  return state.wasAbandoned ? ABANDONED : answer();
}

/** Every score up to 3–3, and what is left of home wins, away wins and draws. */
const CORRECT_SCORES: readonly string[] = [
  ...Array.from({ length: (LISTED + 1) ** 2 }, (_, n) => `${Math.floor(n / (LISTED + 1))} - ${n % (LISTED + 1)}`),
  ...OTHER_SCORES,
];

function correctScore([home, away]: Score): number {
  if (home <= LISTED && away <= LISTED) return home * (LISTED + 1) + away;
  return (LISTED + 1) ** 2 + winnerOf([home, away]);
}
