import { unreachable } from '@maidan/core/result';
import { type Pair, raised, type Side } from '../rally/sets.ts';
import type { Fixture } from '../sport.ts';
import type { FootballRules } from './model.ts';

/* What a football match is, and what an event makes of it. */

export interface FootballState {
  readonly sides: Pair<string>;
  /** Goals each would score against an equal in a whole match. */
  readonly strengths: Pair<number>;
  readonly goals: Pair<number>;
  /** Who scored them, in order. */
  readonly scorers: readonly Side[];
  readonly atHalfTime?: Pair<number>;
  readonly yellows: Pair<number>;
  readonly reds: Pair<number>;
  readonly corners: Pair<number>;
  readonly half: 1 | 2;
  /** Slots of this half that have been played, and how many are added once that is announced. */
  readonly slot: number;
  readonly added: number | null;
  readonly phase: 'before' | 'play' | 'danger' | 'check' | 'goal' | 'halfTime' | 'over';
  /** Of an attack that is not over. */
  readonly attacker: Side | null;
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type FootballEvent =
  | { readonly type: 'kickOff' }
  | { readonly type: 'quiet' }
  | { readonly type: 'corner' | 'yellow' | 'red' | 'danger'; readonly side: Side }
  /** What becomes of a dangerous attack: looked at again, scored, or nothing. */
  | { readonly type: 'check' | 'goal' | 'missed' | 'disallowed' }
  | { readonly type: 'restart' }
  | { readonly type: 'added'; readonly slots: number }
  | { readonly type: 'halfTime' | 'fullTime' | 'abandon' };

export function begin(rules: FootballRules, fixture: Fixture): FootballState {
  const [home = 'Home', away = 'Away'] = fixture.sides;
  return {
    sides: [home, away],
    strengths: [fixture.strengths?.['goals0'] ?? rules.usual[0], fixture.strengths?.['goals1'] ?? rules.usual[1]],
    goals: [0, 0],
    scorers: [],
    yellows: [0, 0],
    reds: [0, 0],
    corners: [0, 0],
    half: 1,
    slot: 0,
    added: null,
    phase: 'before',
    attacker: null,
    wasAbandoned: false,
    recent: [],
  };
}

export function evolve(state: FootballState, event: FootballEvent): FootballState {
  switch (event.type) {
    case 'kickOff':
      return state.phase === 'halfTime' ? secondHalf(state) : { ...state, phase: 'play' };
    case 'quiet':
      return { ...state, slot: state.slot + 1 };
    case 'corner':
      return played(state, 'C', { corners: raised(state.corners, event.side) });
    case 'yellow':
      return played(state, 'Y', { yellows: raised(state.yellows, event.side) });
    case 'red':
      return played(state, 'R', { reds: raised(state.reds, event.side) });
    case 'danger':
      return { ...state, slot: state.slot + 1, phase: 'danger', attacker: event.side };
    case 'check':
      return { ...state, phase: 'check' };
    case 'goal':
      return scored(state, state.attacker ?? 0);
    case 'missed':
    case 'disallowed':
      return { ...withoutAttack(state), phase: 'play' };
    case 'restart':
      return { ...state, phase: 'play' };
    case 'added':
      return { ...state, added: event.slots };
    case 'halfTime':
      return { ...state, phase: 'halfTime', atHalfTime: state.goals };
    case 'fullTime':
      return { ...state, phase: 'over' };
    case 'abandon':
      return { ...withoutAttack(state), phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

const played = (state: FootballState, mark: string, changes: Partial<FootballState>): FootballState => ({
  ...state,
  ...changes,
  slot: state.slot + 1,
  recent: [...state.recent, mark].slice(-8),
});

const withoutAttack = (state: FootballState): FootballState => ({ ...state, attacker: null });

const scored = (state: FootballState, side: Side): FootballState => ({
  ...withoutAttack(state),
  phase: 'goal',
  goals: raised(state.goals, side),
  scorers: [...state.scorers, side],
  recent: [...state.recent, 'G'].slice(-8),
});

const secondHalf = (state: FootballState): FootballState => ({
  ...state,
  phase: 'play',
  half: 2,
  slot: 0,
  added: null,
});
