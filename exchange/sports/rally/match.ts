import { unreachable } from '@maidan/core/result';
import type { Fixture } from '../sport.ts';
import { isSetWon, serverAfter, type SetRules } from './chances.ts';
import { type MatchEnd, other, type Pair, raised, type Side, wonBy } from './sets.ts';

/* A match of sets of rallies: table tennis, badminton, volleyball. */

export interface RallyRules extends SetRules {
  /** Of the deciding set, where it is shorter. */
  readonly lastTo?: number;
  /** Sets to win the match, by format. */
  readonly formats: Readonly<Record<string, number>>;
}

export interface RallyState {
  readonly sides: Pair<string>;
  readonly need: number;
  /** The chance of each side to win a rally it serves. */
  readonly serve: Pair<number>;
  /** Points; the last one is being played, unless the match is over. */
  readonly sets: readonly Pair<number>[];
  readonly first: Side;
  readonly server: Side;
  readonly phase: 'before' | 'ready' | 'playing' | 'over';
  readonly end?: MatchEnd;
  readonly recent: readonly Side[];
}

export type RallyEvent =
  | { readonly type: 'play'; readonly server: Side }
  | { readonly type: 'serve' }
  | { readonly type: 'point'; readonly to: Side }
  | { readonly type: 'retire'; readonly who: Side }
  | { readonly type: 'abandon' };

export function begin(rules: RallyRules, usual: number, fixture: Fixture): RallyState {
  const [first = 'Home', second = 'Away'] = fixture.sides;
  return {
    sides: [first, second],
    need: rules.formats[fixture.format] ?? Object.values(rules.formats)[0]!,
    serve: [fixture.strengths?.['serve0'] ?? usual, fixture.strengths?.['serve1'] ?? usual],
    sets: [[0, 0]],
    first: 0,
    server: 0,
    phase: 'before',
    recent: [],
  };
}

export function evolve(rules: RallyRules, state: RallyState, event: RallyEvent): RallyState {
  switch (event.type) {
    case 'play':
      return { ...state, phase: 'ready', first: event.server, server: event.server };
    case 'serve':
      return { ...state, phase: 'playing' };
    case 'point':
      return scored(rules, { ...state, phase: 'ready', recent: [...state.recent, event.to].slice(-8) }, event.to);
    case 'retire':
      return { ...state, phase: 'over', end: { how: 'retired', who: event.who } };
    case 'abandon':
      return { ...state, phase: 'over', end: { how: 'abandoned' } };
    default:
      return unreachable(event);
  }
}

/** The rules of the nth set of a match, counted from 0. */
export const rulesOfSet = (rules: RallyRules, need: number, set: number): SetRules =>
  rules.lastTo !== undefined && set === 2 * need - 2 ? { ...rules, to: rules.lastTo } : rules;

export const score = (state: RallyState): Pair<number> => state.sets.at(-1)!;

export const isSetDone = (rules: RallyRules, state: RallyState, set: number): boolean =>
  isSetWon(rulesOfSet(rules, state.need, set), state.sets[set] ?? [0, 0]);

/** Sets won by each; the one being played counts for nobody. */
export const setsWon = (rules: RallyRules, state: RallyState): Pair<number> =>
  wonBy(state.sets.filter((_, set) => isSetDone(rules, state, set)));

/** The chance of the first side to win the next rally. */
export const rallyNow = ({ serve, server }: RallyState): number => (server === 0 ? serve[0] : 1 - serve[1]);

function scored(rules: RallyRules, state: RallyState, to: Side): RallyState {
  const set = state.sets.length - 1;
  const points = raised(score(state), to);
  const after = { ...state, sets: [...state.sets.slice(0, -1), points] };
  if (!isSetDone(rules, after, set)) {
    return { ...after, server: serverAfter(rulesOfSet(rules, state.need, set), state.first, points, to) };
  }
  if (setsWon(rules, after)[to] === state.need) return { ...after, phase: 'over', end: { how: 'won', by: to } };
  const first = rules.nextSet === 'winner' ? to : other(state.first);
  return { ...after, sets: [...after.sets, [0, 0]], first, server: first };
}
