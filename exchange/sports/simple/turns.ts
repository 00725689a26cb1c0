import { unreachable } from '@maidan/core/result';
import { other, type Pair, raised, type Side } from '../rally/sets.ts';
import type { Fixture } from '../sport.ts';

/*
 * Sports in which sides attack in turn, a fixed number of times, and an attack brings so many points with a known chance:
 * possessions, drives, shifts. What is level after that is decided by rounds of further attacks.
 */

export interface TurnRules {
  /** Attacks of one period, both sides together: an even number. */
  readonly turns: number;
  readonly periods: number;
  /** What an attack brings when it brings anything. */
  readonly shares: readonly (readonly [points: number, share: number])[];
  /** The chance of an attack to score, between equals, and how far sides are apart. */
  readonly usual: number;
  readonly spread: number;
  /** Attacks of a round of extra time, and the chance of each to score there if it is another one. */
  readonly extra: number;
  readonly extraChance?: number;
  /** A match that is given up with no more than this many attacks left has its result. */
  readonly standsWith: number;
  /** Everybody waits after a score, because it matters so much. */
  readonly waits: boolean;
}

export interface TurnState {
  readonly sides: Pair<string>;
  /** The chance of each to score with an attack. */
  readonly chances: Pair<number>;
  readonly score: Pair<number>;
  readonly first: Side;
  /** Attacks so far, those of extra time included. */
  readonly turn: number;
  /** Score after the last regular attack. */
  readonly regular?: Pair<number>;
  readonly periods: readonly Pair<number>[];
  readonly phase: 'before' | 'ready' | 'attack' | 'scored' | 'break' | 'over';
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type TurnEvent =
  | { readonly type: 'start'; readonly first: Side }
  | { readonly type: 'attack' }
  | { readonly type: 'score'; readonly points: number }
  | { readonly type: 'resume' }
  | { readonly type: 'abandon' };

export const lastTurn = ({ turns, periods }: TurnRules): number => turns * periods;

export function begin(rules: TurnRules, fixture: Fixture): TurnState {
  const [home = 'Home', away = 'Away'] = fixture.sides;
  return {
    sides: [home, away],
    chances: [fixture.strengths?.['score0'] ?? rules.usual, fixture.strengths?.['score1'] ?? rules.usual],
    score: [0, 0],
    first: 0,
    turn: 0,
    periods: [],
    phase: 'before',
    wasAbandoned: false,
    recent: [],
  };
}

export function evolve(rules: TurnRules, state: TurnState, event: TurnEvent): TurnState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'ready', first: event.first };
    case 'attack':
      return { ...state, phase: 'attack' };
    case 'score':
      return attacked(rules, state, event.points);
    case 'resume':
      return { ...state, phase: 'ready' };
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

/** Whose attack it is. */
export const attacker = (state: TurnState): Side => (state.turn % 2 === 0 ? state.first : other(state.first));

export const isLevel = ({ score: [home, away] }: TurnState): boolean => home === away;

function attacked(rules: TurnRules, state: TurnState, points: number): TurnState {
  const turn = state.turn + 1;
  const score = raised(state.score, attacker(state), points);
  const marks = points > 0 ? [...state.recent, `+${points}`].slice(-8) : state.recent;
  const after: TurnState = {
    ...state,
    turn,
    score,
    recent: marks,
    phase: points > 0 && rules.waits ? 'scored' : 'ready',
  };
  const extra = turn - lastTurn(rules);
  if (extra < 0) {
    return turn % rules.turns === 0 ? { ...after, phase: 'break', periods: [...state.periods, score] } : after;
  }
  const ended = extra === 0 ? { ...after, regular: score, periods: [...state.periods, score] } : after;
  if (extra % rules.extra !== 0) return ended;
  return { ...ended, phase: isLevel(ended) ? 'break' : 'over' };
}

/** The chance of each number of points after so many attacks. */
export function pointsAfter(rules: TurnRules, chance: number, attacks: number): Float64Array {
  const most = Math.max(...rules.shares.map(([points]) => points));
  let now = new Float64Array(attacks * most + 1);
  now[0] = 1;
  for (let n = 0; n < attacks; n++) {
    const next = new Float64Array(now.length);
    for (let points = 0; points <= n * most; points++) {
      const mass = now[points]!;
      if (mass < 1e-14) continue;
      next[points]! += mass * (1 - chance);
      for (const [more, share] of rules.shares) next[points + more]! += mass * chance * share;
    }
    now = next;
  }
  return now;
}

/** Attacks each side has left in a stretch that ends before this turn. */
function left(state: TurnState, until: number): Pair<number> {
  const turns = Math.max(0, until - state.turn);
  const mine = Math.ceil(turns / 2);
  return attacker(state) === 0 ? [mine, turns - mine] : [turns - mine, mine];
}

/** What both will have added by then. */
function added(rules: TurnRules, state: TurnState, until: number, chances: Pair<number>): Pair<Float64Array> {
  const [home, away] = left(state, until);
  return [pointsAfter(rules, chances[0], home), pointsAfter(rules, chances[1], away)];
}

/** That home is ahead, and that it is level, when these are added to a lead. */
function ahead([home, away]: Pair<Float64Array>, lead: number): Pair<number> {
  const upTo = new Float64Array(away.length + 1);
  for (let n = 0; n < away.length; n++) upTo[n + 1] = upTo[n]! + away[n]!;
  let [wins, level] = [0, 0];
  for (let points = 0; points < home.length; points++) {
    const total = points + lead;
    wins += home[points]! * upTo[Math.max(0, Math.min(away.length, total))]!;
    level += home[points]! * (away[total] ?? 0);
  }
  return [wins, level];
}

/** The chance of the home side. */
export function winChance(rules: TurnRules, state: TurnState): number {
  const regular = lastTurn(rules);
  const isExtra = state.turn >= regular;
  const done = Math.max(0, state.turn - regular);
  const until = isExtra
    ? regular + Math.ceil((done + (state.phase === 'break' ? 1 : 0)) / rules.extra) * rules.extra
    : regular;
  const chances = isExtra ? extraChances(rules, state) : state.chances;
  const lead = state.score[0] - state.score[1];
  const [wins, level] = ahead(added(rules, state, until, chances), lead);
  return level > 0 ? wins + level * extraChance(rules, state) : wins;
}

export const extraChances = (rules: TurnRules, { chances: [home, away] }: TurnState): Pair<number> => {
  const { extraChance: chance, usual } = rules;
  return chance === undefined ? [home, away] : [(chance * home) / usual, (chance * away) / usual];
};

/** Of the home side in rounds of extra time, until one of them is not level. */
function extraChance(rules: TurnRules, state: TurnState): number {
  const each = rules.extra / 2;
  const [home, away] = extraChances(rules, state);
  const [wins, level] = ahead([pointsAfter(rules, home, each), pointsAfter(rules, away, each)], 0);
  return wins / (1 - level);
}

/** The chance of each total of both sides after the last regular attack. */
export function totals(rules: TurnRules, state: TurnState): readonly number[] {
  const [home, away] = added(rules, state, lastTurn(rules), state.chances);
  const sums = Array.from({ length: home.length + away.length - 1 + state.score[0] + state.score[1] }, () => 0);
  for (let a = 0; a < home.length; a++) {
    if (home[a]! < 1e-14) continue;
    for (let b = 0; b < away.length; b++) sums[a + b + state.score[0] + state.score[1]]! += home[a]! * away[b]!;
  }
  return sums;
}

/** Attacks bring so much on average, so a whole match brings that. */
export function expected(rules: TurnRules, { chances }: TurnState): number {
  const one = rules.shares.reduce((sum, [points, share]) => sum + points * share, 0);
  return (lastTurn(rules) / 2) * one * (chances[0] + chances[1]);
}
