import { chaseKept } from './chase.ts';
import { type Flow, flowOf, type Standing } from './flow.ts';
import { type Innings, other, type Which } from './innings.ts';
import { type CricketState, currentOf } from './match.ts';
import { ALL_OUT, BALLS_PER_OVER, RULES, SUPER_OVER } from './rules.ts';
import { contestBetween, contestOfState, levelNow, situationOf } from './strengths.ts';
import { declarationLead } from './tactics.ts';

/* What is likely in a match of limited overs: the rest of the innings in play, and who wins. */

/**
 * Worked out once for the same score: the bowler running in, rain and drinks change nothing. Before the first ball the
 * toss, and before that the sides, stand for the innings to come.
 */
function oncePerScore<T>(work: (state: CricketState) => T): (state: CricketState) => T {
  const known = new WeakMap<object, { readonly made: T }>();
  return state => {
    const key = currentOf(state) ?? state.toss ?? state.sides;
    const found = known.get(key) ?? { made: work(state) };
    known.set(key, found);
    return found.made;
  };
}

const START: Standing = { balls: 0, wickets: 0, score: 0, isFreeHit: false };

/** The innings in play, or the one that comes next; undefined before the toss, between innings of a Test and at the end. */
export function battingNow(state: CricketState): { readonly nth: number; readonly batting: Which } | undefined {
  const { format, innings, superOvers, toss, result } = state;
  if (result || superOvers.length > 0 || !toss) return undefined;
  const last = innings.at(-1);
  if (!last) return { nth: 1, batting: toss.bats };
  if (!last.end) return { nth: innings.length, batting: last.batting };
  return innings.length === 1 && format !== 'Test' ? { nth: 2, batting: other(last.batting) } : undefined;
}

/** The rest of the innings in play or to come, without super overs. */
export const restOf = oncePerScore((state): Flow | undefined => {
  const now = battingNow(state);
  if (!now) return undefined;
  const current = state.innings[now.nth - 1];
  if (state.format === 'Test') return current && restOfTest(state, current);
  const target = current ? current.target : now.nth === 2 ? state.innings[0]!.score + 1 : undefined;
  const from = current ? standingOf(current) : START;
  const balls = RULES[state.format].overs * BALLS_PER_OVER;
  const contest = contestBetween(state, now.batting, now.nth);
  const marks = marksOf(state, from.balls);
  return flowOf({ contest, balls, wickets: ALL_OUT, marks, ...(target === undefined ? {} : { target }) }, from);
});

/** Of a Test, the next thirty overs are looked at, and the pair is taken to bat on as it does now. */
const TEST_AHEAD = 30;

function restOfTest(state: CricketState, innings: Innings): Flow {
  const { lead, oversLeft, nth, overs } = situationOf(state);
  const ahead = Math.min(TEST_AHEAD, oversLeft);
  const behind = innings.score - lead;
  return flowOf(
    {
      contest: contestOfState(state),
      balls: (overs + ahead) * BALLS_PER_OVER,
      wickets: ALL_OUT,
      level: levelNow(state, innings),
      marks: marksOf(state, innings.balls),
      isOpen: ahead < oversLeft,
      declaresAt: over => declarationLead({ nth, overs: over, oversLeft: oversLeft - over + overs }) + behind,
      ...(innings.target === undefined ? {} : { target: innings.target }),
    },
    standingOf(innings),
  );
}

const standingOf = ({ balls, wickets, score, isFreeHit }: Innings): Standing => ({
  balls,
  wickets,
  score,
  isFreeHit,
});

/** After which balls some row asks for the score: the marks and lines of the format, this over, and the next two balls. */
const marksOf = ({ format }: CricketState, balls: number): readonly number[] => [
  ...[...RULES[format].marks, ...RULES[format].lines].map(over => over * BALLS_PER_OVER),
  balls + 1,
  balls + 2,
  (Math.floor(balls / BALLS_PER_OVER) + 1) * BALLS_PER_OVER,
];

/** Who wins, and whether the scores are level before any super over. */
export interface Outlook {
  readonly home: number;
  readonly tie: number;
}

export const outlookOf = oncePerScore((state): Outlook => {
  const { toss, innings, superOvers, result } = state;
  if (result?.type === 'won') return { home: result.side === 0 ? 1 : 0, tie: superOvers.length > 0 ? 1 : 0 };
  if (!toss) return beforeToss(state);
  if (superOvers.length > 0 || (innings.length === 2 && innings[1]!.end)) return { home: superOverNow(state), tie: 1 };
  return ofSides(state, battingNow(state)!, restOf(state)!);
});

/** Either may bat first: the one who wins the toss decides, and that is half a chance each. */
function beforeToss(state: CricketState): Outlook {
  const both = ([0, 1] as const).map(bats => outlookOf({ ...state, stage: 'break', toss: { winner: bats, bats } }));
  return { home: (both[0]!.home + both[1]!.home) / 2, tie: (both[0]!.tie + both[1]!.tie) / 2 };
}

function ofSides(state: CricketState, { nth, batting }: { nth: number; batting: Which }, rest: Flow): Outlook {
  const [wins, tie] = nth === 1 ? first(state, batting, rest) : second(state, rest);
  // who batted second begins a super over
  const homeBegins = nth === 1 ? batting === 1 : batting === 0;
  const home = (batting === 0 ? wins : 1 - wins - tie) + tie * superOver(state, homeBegins ? 0 : 1);
  return { home, tie };
}

/** The chances of the side that bats, without a super over, and of a tie. */
function first(state: CricketState, batting: Which, { end }: Flow): readonly [number, number] {
  const chasers = contestBetween(state, other(batting), 2);
  const { win, tie } = chaseKept(chasers, RULES[state.format].overs * BALLS_PER_OVER, ALL_OUT);
  let [lost, level, all] = [0, 0, 0];
  end.forEach((chance, score) => {
    all += chance;
    lost += chance * (win[score + 1] ?? 0);
    level += chance * (tie[score + 1] ?? 0);
  });
  return [1 - (lost + level) / all, level / all];
}

function second(state: CricketState, { end }: Flow): readonly [number, number] {
  const target = state.innings[0]!.score + 1;
  let [won, all] = [0, 0];
  end.forEach((chance, score) => {
    all += chance;
    if (score >= target) won += chance;
  });
  return [won / all, (end[target - 1] ?? 0) / all];
}

/** The chance of the home side in a super over that this side begins, and in all that follow a tied one. */
function superOver(state: CricketState, begins: Which): number {
  const [one, two] = [ofPair(state, begins), ofPair(state, other(begins))];
  return (one.home + one.tie * two.home) / (1 - one.tie * two.tie);
}

function ofPair(state: CricketState, begins: Which): { readonly home: number; readonly tie: number } {
  const contest = contestBetween(state, begins, 1, true);
  const { end } = flowOf({ contest, ...SUPER_OVER, marks: [] }, START);
  const chase = chaseKept(contestBetween(state, other(begins), 2, true), SUPER_OVER.balls, SUPER_OVER.wickets);
  let [lost, tie] = [0, 0];
  end.forEach((chance, score) => {
    lost += chance * (chase.win[score + 1] ?? 0);
    tie += chance * (chase.tie[score + 1] ?? 0);
  });
  return { home: begins === 0 ? 1 - lost - tie : lost, tie };
}

/** In a super over, or before one. */
function superOverNow(state: CricketState): number {
  const innings = currentOf(state)!;
  if (!innings.isSuperOver || (innings.end && state.superOvers.length % 2 === 0))
    return superOver(state, innings.batting);
  const { batting, target } = innings;
  if (innings.end) return afterFirst(state, other(batting), innings.score + 1, START);
  if (target !== undefined) return afterFirst(state, batting, target, standingOf(innings));
  const { end } = flowOf({ contest: contestOfState(state), ...SUPER_OVER, marks: [] }, standingOf(innings));
  const chase = chaseKept(contestBetween(state, other(batting), 2, true), SUPER_OVER.balls, SUPER_OVER.wickets);
  let home = 0;
  end.forEach((chance, score) => {
    const [win, tie] = [chase.win[score + 1] ?? 0, chase.tie[score + 1] ?? 0];
    home += chance * ((batting === 0 ? 1 - win - tie : win) + tie * superOver(state, other(batting)));
  });
  return home;
}

/** The second half of a super over. */
function afterFirst(state: CricketState, batting: Which, target: number, from: Standing): number {
  const contest = contestBetween(state, batting, 2, true);
  const { end } = flowOf({ contest, ...SUPER_OVER, target, marks: [] }, from);
  const won = end.subarray(target).reduce((total, chance) => total + chance, 0);
  const tie = end[target - 1] ?? 0;
  return (batting === 0 ? won : 1 - won - tie) + tie * superOver(state, batting);
}
