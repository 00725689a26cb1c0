import { between, once, type Question, voided, won, yesNo } from '../../rows/question.ts';
import type { MarketKind } from '../sport.ts';
import { fewestPoints, type SetChances, setChances } from './chances.ts';
import { isSetDone, type RallyRules, type RallyState, rulesOfSet, score, setsWon } from './match.ts';
import { matchChance, type Pair, type Side } from './sets.ts';

/** What the page calls its sets, and which totals of points it asks about. */
export interface RallyMarkets {
  readonly set: string; // 'Set', 'Game'
  readonly lines: (to: number) => readonly number[];
}

export function rallyQuestions(rules: RallyRules, { set: word, lines }: RallyMarkets) {
  const here = once((state: RallyState) => before(state).map(way => thisSet(rules, way)));
  const toWin = once((state: RallyState) => mean(before(state).map(way => matchTruth(rules, way))));

  const matchWinner = (id: string, name: string, kind: MarketKind, sides: Pair<string>): Question<RallyState> => ({
    plan: between(id, name, sides, kind),
    truth: state => yesNo(toWin(state)),
    answer: ({ end }) => end && (end.how === 'won' ? won(end.by) : voided('not completed')),
  });

  const setWinner = (set: number, sides: Pair<string>): Question<RallyState> => ({
    plan: between(`set:${set + 1}`, `${word.toUpperCase()}_${set + 1}_WINNER`, sides),
    truth: state => yesNo(mean(here(state).map(({ ends }) => ends[0][0] + ends[0][1]))),
    answer(state) {
      const [a, b] = state.sets[set]!;
      if (isSetDone(rules, state, set)) return won(a > b ? 0 : 1);
      return state.end && voided('set not completed');
    },
  });

  const pointsInSet = (set: number, line: number): Question<RallyState> => ({
    plan: between(`points:${set + 1}:${line}`, `${word.toUpperCase()}_${set + 1}_POINTS_${line}`, [
      `Under ${line}`,
      `Over ${line}`,
    ]),
    truth(state) {
      const under = mean(here(state).map(({ totals }) => totals.slice(0, Math.ceil(line)).reduce((a, b) => a + b, 0)));
      return yesNo(under);
    },
    answer(state) {
      if (fewestPoints(rulesOfSet(rules, state.need, set), state.sets[set]!) > line) return won(1);
      if (isSetDone(rules, state, set)) return won(0);
      return state.end && voided('set not completed');
    },
  });

  const parityOfSet = (set: number): Question<RallyState> => ({
    plan: between(`oddEven:${set + 1}`, `${word} ${set + 1} Points Odd Even`, ['Odd', 'Even'], 'oddEven'),
    truth: state => yesNo(mean(here(state).map(({ totals }) => totals.reduce((odd, p, n) => odd + (n % 2) * p, 0)))),
    answer(state) {
      const [a, b] = state.sets[set]!;
      if (isSetDone(rules, state, set)) return won((a + b) % 2 === 1 ? 0 : 1);
      return state.end && voided('set not completed');
    },
  });

  return (state: RallyState): readonly Question<RallyState>[] => [
    matchWinner('matchOdds', 'MATCH_ODDS', 'exchange', state.sides),
    matchWinner('bookmaker', 'Bookmaker', 'bookmaker', state.sides),
    ...state.sets.map((_, set) => setWinner(set, state.sides)),
    ...state.sets.flatMap((_, set) => lines(rulesOfSet(rules, state.need, set).to).map(line => pointsInSet(set, line))),
    ...state.sets.map((_, set) => parityOfSet(set)),
  ];
}

/** Before the toss both serve first as likely. */
const before = (state: RallyState): readonly RallyState[] =>
  state.phase === 'before' ? ([0, 1] as const).map(side => ({ ...state, first: side, server: side })) : [state];

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

const thisSet = (rules: RallyRules, state: RallyState): SetChances =>
  setChances(rulesOfSet(rules, state.need, state.sets.length - 1), state.serve, { ...state, score: score(state) });

function matchTruth(rules: RallyRules, state: RallyState): number {
  const fresh = (server: Side, played: number) =>
    setChances(rulesOfSet(rules, state.need, played), state.serve, { score: [0, 0], first: server, server }).ends;
  const known = new Map<string, ReturnType<typeof fresh>>();
  return matchChance({
    need: state.need,
    won: setsWon(rules, state),
    current: thisSet(rules, state).ends,
    fresh(server, played) {
      // every set but the last is like every other, so a few are counted and not one for each score in sets
      const key = `${server} ${rulesOfSet(rules, state.need, played).to}`;
      const ends = known.get(key) ?? fresh(server, played);
      known.set(key, ends);
      return ends;
    },
  });
}
