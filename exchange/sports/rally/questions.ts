import { between, once, type Question, voided, won, yesNo } from '../../rows/question.ts';
import type { MarketKind } from '../sport.ts';
import { ODD_OR_EVEN, underOver } from '../told/runnerWords.ts';
import { told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { fewestPoints, type SetChances, setChances } from './chances.ts';
import { isSetDone, type RallyRules, type RallyState, rulesOfSet, score, setsWon } from './match.ts';
import { matchChance, type Pair, type Side } from './sets.ts';

/** What the page calls its sets, and which totals of points it asks about. */
export interface RallyMarkets {
  readonly set: 'set' | 'game' | 'map';
  readonly lines: (to: number) => readonly number[];
}

export function rallyQuestions(rules: RallyRules, { set: word, lines }: RallyMarkets) {
  const called = CALLED[word];
  const here = once((state: RallyState) => before(state).map(way => thisSet(rules, way)));
  const toWin = once((state: RallyState) => mean(before(state).map(way => matchTruth(rules, way))));

  const matchWinner = (id: string, made: Told, kind: MarketKind, sides: Pair<string>): Question<RallyState> => ({
    plan: between(id, made, sides, kind),
    truth: state => yesNo(toWin(state)),
    answer: ({ end }) => end && (end.how === 'won' ? won(end.by) : voided('not completed')),
  });

  const setWinner = (set: number, sides: Pair<string>): Question<RallyState> => ({
    plan: between(`set:${set + 1}`, called.winner(set + 1), sides),
    truth: state => yesNo(mean(here(state).map(({ ends }) => ends[0][0] + ends[0][1]))),
    answer(state) {
      const [a, b] = state.sets[set]!;
      if (isSetDone(rules, state, set)) return won(a > b ? 0 : 1);
      return state.end && voided('set not completed');
    },
  });

  const pointsInSet = (set: number, line: number): Question<RallyState> => ({
    plan: between(`points:${set + 1}:${line}`, called.points(set + 1, line), underOver(line)),
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
    plan: between(`oddEven:${set + 1}`, called.oddEven(set + 1), ODD_OR_EVEN, 'oddEven'),
    truth: state => yesNo(mean(here(state).map(({ totals }) => totals.reduce((odd, p, n) => odd + (n % 2) * p, 0)))),
    answer(state) {
      const [a, b] = state.sets[set]!;
      if (isSetDone(rules, state, set)) return won((a + b) % 2 === 1 ? 0 : 1);
      return state.end && voided('set not completed');
    },
  });

  return (state: RallyState): readonly Question<RallyState>[] => [
    matchWinner('matchOdds', told('market.matchOdds'), 'exchange', state.sides),
    matchWinner('bookmaker', told('market.bookmaker'), 'bookmaker', state.sides),
    ...state.sets.map((_, set) => setWinner(set, state.sides)),
    ...state.sets.flatMap((_, set) => lines(rulesOfSet(rules, state.need, set).to).map(line => pointsInSet(set, line))),
    ...state.sets.map((_, set) => parityOfSet(set)),
  ];
}

/** Badminton plays games where others play sets, and on consoles there are maps. */
const CALLED = {
  set: {
    winner: (set: number) => told('market.setWinner', { set }),
    points: (set: number, line: number) => told('market.setPoints', { set, line }),
    oddEven: (set: number) => told('market.setOddEven', { set }),
  },
  game: {
    winner: (game: number) => told('market.gameWinner', { game }),
    points: (game: number, line: number) => told('market.gamePoints', { game, line }),
    oddEven: (game: number) => told('market.gameOddEven', { game }),
  },
  map: {
    winner: (map: number) => told('market.mapWinner', { map }),
    points: (map: number, line: number) => told('market.mapRounds', { map, line }),
    oddEven: (map: number) => told('market.mapOddEven', { map }),
  },
} as const;

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
