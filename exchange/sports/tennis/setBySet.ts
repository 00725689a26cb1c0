import { other, type Pair, raised, type Side } from '../rally/sets.ts';
import type { Fixture } from '../sport.ts';
import { begin, currentSet, evolve, isTieBreak, serverNow, type TennisEvent, type TennisState } from './match.ts';

/* A tennis match game by game, from its record. */

export interface TennisCard {
  readonly kind: 'tennis';
  readonly players: Pair<string>;
  readonly sets: readonly TennisSet[];
  readonly counts: TennisCounts;
  /** How it ended other than by the last point. */
  readonly ended?: { readonly how: 'retired'; readonly who: Side } | { readonly how: 'abandoned' };
}

interface TennisSet {
  readonly games: Pair<number>;
  readonly points: Pair<number>;
  readonly each: readonly TennisGame[];
}

export interface TennisGame {
  readonly server: Side;
  readonly by: Side;
  /** Points won in it. */
  readonly points: Pair<number>;
  readonly isBreak: boolean;
  readonly isTieBreak: boolean;
}

interface TennisCounts {
  readonly points: Pair<number>;
  readonly servicePoints: Pair<number>;
  readonly serviceWon: Pair<number>;
  readonly serviceGames: Pair<number>;
  readonly held: Pair<number>;
  /** Games won against the other's serve, and the points that would have done so. */
  readonly breaks: Pair<number>;
  readonly breakPoints: Pair<number>;
  /** Most points in a row. */
  readonly streak: Pair<number>;
}

const NONE: Pair<number> = [0, 0];

export function tennisCard(fixture: Fixture, events: readonly TennisEvent[]): TennisCard {
  const count = new Count();
  let state = begin(fixture);
  for (const event of events) {
    const before = state;
    state = evolve(state, event);
    if (event.type === 'point') count.point(before, event.to, state);
  }
  const { players, end } = state;
  return {
    kind: 'tennis',
    players,
    sets: count.sets,
    counts: count.counts,
    ...(end && end.how !== 'won' && { ended: end }),
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

class Count {
  readonly sets: { games: Pair<number>; points: Pair<number>; each: TennisGame[] }[] = [];
  readonly counts: Writable<TennisCounts> = {
    points: NONE,
    servicePoints: NONE,
    serviceWon: NONE,
    serviceGames: NONE,
    held: NONE,
    breaks: NONE,
    breakPoints: NONE,
    streak: NONE,
  };
  #inGame: Pair<number> = NONE;
  #running: { readonly by: Side; readonly count: number } = { by: 0, count: 0 };

  point(before: TennisState, to: Side, after: TennisState): void {
    const { counts } = this;
    const server = serverNow(before);
    if (before.sets.length > this.sets.length) this.sets.push({ games: NONE, points: NONE, each: [] });
    const set = this.sets.at(-1)!; // there is one by now
    if (isBreakPoint(before)) counts.breakPoints = raised(counts.breakPoints, other(server));
    counts.points = raised(counts.points, to);
    counts.servicePoints = raised(counts.servicePoints, server);
    if (to === server) counts.serviceWon = raised(counts.serviceWon, server);
    set.points = raised(set.points, to);
    this.#inGame = raised(this.#inGame, to);
    this.#inARow(to);
    if (currentSet(before).length < (after.sets[before.sets.length - 1]?.length ?? 0)) this.#game(before, to);
  }

  #game(before: TennisState, by: Side): void {
    const { counts } = this;
    const set = this.sets.at(-1)!; // a point of it was played
    const [server, isTied] = [before.server, isTieBreak(before)];
    const isBreak = !isTied && by !== server;
    set.each.push({ server, by, points: this.#inGame, isBreak, isTieBreak: isTied });
    set.games = raised(set.games, by);
    this.#inGame = NONE;
    if (isTied) return;
    counts.serviceGames = raised(counts.serviceGames, server);
    if (isBreak) counts.breaks = raised(counts.breaks, by);
    else counts.held = raised(counts.held, server);
  }

  #inARow(to: Side): void {
    this.#running = { by: to, count: this.#running.by === to ? this.#running.count + 1 : 1 };
    const longest = Math.max(this.counts.streak[to], this.#running.count);
    this.counts.streak = to === 0 ? [longest, this.counts.streak[1]] : [this.counts.streak[0], longest];
  }
}

/** Whoever returns wins the game with this point. A tie-break has no break point here: both serve in it. */
function isBreakPoint(state: TennisState): boolean {
  if (isTieBreak(state)) return false;
  const [own, others] = [state.points[state.server], state.points[other(state.server)]];
  return others >= 3 && others > own;
}
