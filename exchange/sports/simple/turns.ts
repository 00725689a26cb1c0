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
  /** Whoever has as many points has won, before the last attack: a match to 21. */
  readonly target?: number;
  /** Attacks of a round of extra time, 0 where a draw stands; and the chance of each to score there if it is another one. */
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
  if (extra < 0 && Math.max(...score) >= (rules.target ?? Infinity)) {
    return { ...after, phase: 'over', regular: score, periods: [...state.periods, score] };
  }
  if (extra < 0) {
    return turn % rules.turns === 0 ? { ...after, phase: 'break', periods: [...state.periods, score] } : after;
  }
  const ended = extra === 0 ? { ...after, regular: score, periods: [...state.periods, score] } : after;
  if (rules.extra === 0) return { ...ended, phase: 'over' };
  if (extra % rules.extra !== 0) return ended;
  return { ...ended, phase: isLevel(ended) ? 'break' : 'over' };
}
