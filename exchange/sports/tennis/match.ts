import { unreachable } from '@maidan/core/result';
import { type MatchEnd, other, type Pair, raised, type Side, wonBy } from '../rally/sets.ts';
import type { Fixture } from '../sport.ts';
import { isSetOver, pointChance, tieBreakServer, TIE_BREAK_AT } from './chances.ts';

/* What a tennis match is, and what an event makes of it. */

export interface TennisState {
  readonly players: Pair<string>;
  readonly competition: string;
  /** Sets, to win it. */
  readonly need: number;
  /** The chance of each to win a point on their own serve. */
  readonly serve: Pair<number>;
  /** The last one is being played, unless the match is over. */
  readonly sets: readonly (readonly Game[])[];
  readonly points: Pair<number>;
  /** Of this game; of a tie-break, who serves its first point. */
  readonly server: Side;
  readonly phase: 'before' | 'ready' | 'playing' | 'treated' | 'over';
  /** Who is being looked at by a doctor, or was. */
  readonly treated?: Side;
  readonly end?: MatchEnd;
  /** Who won the last points. */
  readonly recent: readonly Side[];
}

export interface Game {
  readonly by: Side;
  readonly wasDeuce: boolean;
}

export type TennisEvent =
  | { readonly type: 'play'; readonly server: Side }
  | { readonly type: 'serve' }
  | { readonly type: 'point'; readonly to: Side }
  | { readonly type: 'injury'; readonly who: Side }
  | { readonly type: 'resume' }
  | { readonly type: 'retire'; readonly who: Side }
  | { readonly type: 'abandon' };

const SETS_NEEDED: Readonly<Record<string, number>> = { 'best of 3': 2, 'best of 5': 3 };

export function begin(fixture: Fixture): TennisState {
  const [first = 'Player 1', second = 'Player 2'] = fixture.sides;
  return {
    players: [first, second],
    competition: fixture.competition,
    need: SETS_NEEDED[fixture.format] ?? 2,
    serve: [fixture.strengths?.['serve0'] ?? 0.63, fixture.strengths?.['serve1'] ?? 0.63],
    sets: [[]],
    points: [0, 0],
    server: 0,
    phase: 'before',
    recent: [],
  };
}

export function evolve(state: TennisState, event: TennisEvent): TennisState {
  switch (event.type) {
    case 'play':
      return { ...state, phase: 'ready', server: event.server };
    case 'serve':
      return { ...state, phase: 'playing' };
    case 'point':
      return scored({ ...state, recent: [...state.recent, event.to].slice(-8) }, event.to);
    case 'injury':
      return { ...state, phase: 'treated', treated: event.who };
    case 'resume':
      return { ...state, phase: 'ready' };
    case 'retire':
      return { ...state, phase: 'over', end: { how: 'retired', who: event.who } };
    case 'abandon':
      return { ...state, phase: 'over', end: { how: 'abandoned' } };
    default:
      return unreachable(event);
  }
}

export const gamesOf = (set: readonly Game[]): Pair<number> => [
  set.filter(game => game.by === 0).length,
  set.filter(game => game.by === 1).length,
];

export const currentSet = (state: TennisState): readonly Game[] => state.sets.at(-1)!;

export const isTieBreak = (state: TennisState): boolean => currentSet(state).length === 2 * TIE_BREAK_AT;

/** Sets won by each; the one being played counts for nobody. */
export const setsWon = (state: TennisState): Pair<number> => wonBy(state.sets.map(gamesOf).filter(isSetOver));

export const isSetDone = (state: TennisState, set: number): boolean => isSetOver(gamesOf(state.sets[set] ?? []));

/** Who serves the next point. */
export const serverNow = (state: TennisState): Side =>
  isTieBreak(state) ? tieBreakServer(state.server, state.points) : state.server;

/** The chance of the first player to win the next point. */
export const pointNow = (state: TennisState): number => pointChance(state.serve, serverNow(state));

function scored(state: TennisState, to: Side): TennisState {
  const points = raised(state.points, to);
  const enough = isTieBreak(state) ? 7 : 4;
  const isWon = points[to] >= enough && points[to] - points[other(to)] >= 2;
  if (!isWon) return { ...state, points, phase: 'ready' };
  const game: Game = { by: to, wasDeuce: Math.min(...points) >= 3 };
  return gameWon({ ...state, points: [0, 0], server: other(state.server), phase: 'ready' }, game);
}

function gameWon(state: TennisState, game: Game): TennisState {
  const set = [...currentSet(state), game];
  const after = { ...state, sets: [...state.sets.slice(0, -1), set] };
  if (!isSetOver(gamesOf(set))) return after;
  if (setsWon(after)[game.by] === state.need) return { ...after, phase: 'over', end: { how: 'won', by: game.by } };
  return { ...after, sets: [...after.sets, []] };
}
