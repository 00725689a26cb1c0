import { raceCardOf } from '../sports/racing/card.ts';
import type { Fixture } from '../sports/sport.ts';
import type { Championship, Cup } from './competition.ts';
import type { Outcome } from './outcome.ts';
import type { Seat, Tie } from './ties.ts';

/* What cups, series and championships stand at, from results. */

/** A fixture of a season that is over. */
export interface Finished {
  readonly fixture: Fixture;
  readonly outcome: Outcome;
}

/** Who goes on: the winner; of a match without one the higher seed. */
function winnerOf(cup: readonly string[], { fixture, outcome }: Finished): string {
  const [home = '', away = ''] = fixture.sides;
  if (outcome.type === 'match' && outcome.winner !== undefined) return outcome.winner === 0 ? home : away;
  return cup.indexOf(home) <= cup.indexOf(away) ? home : away;
}

/** Who sits there, as far as it is known. */
export function seatedIn(
  cup: readonly string[],
  finished: ReadonlyMap<number, Finished>,
): (seat: Seat) => string | undefined {
  const at = (seat: Seat): string | undefined => {
    if (typeof seat === 'string') return seat;
    const last = finished.get(seat.winnerOf);
    return last && winnerOf(cup, last);
  };
  return at;
}

/** A match of a bracket. */
export interface BracketTie {
  readonly nth: number;
  readonly round: number;
  /** Nothing where it is still to be found. */
  readonly sides: readonly (string | undefined)[];
  readonly winner?: string;
}

export function bracketOf(
  { entrants }: Cup,
  season: number,
  ties: readonly Tie[],
  finished: ReadonlyMap<number, Finished>,
): readonly BracketTie[] {
  const cup = entrants(season);
  const seated = seatedIn(cup, finished);
  return ties.map(({ nth, round, seats }) => {
    const over = finished.get(nth);
    return { nth, round, sides: seats.map(seated), ...(over && { winner: winnerOf(cup, over) }) };
  });
}

/** Matches each has won, and those that nobody did. */
export function seriesScore(
  sides: readonly string[],
  finished: readonly Finished[],
): { readonly wins: readonly { readonly side: string; readonly won: number }[]; readonly drawn: number } {
  const winners = finished.map(({ fixture, outcome }) =>
    outcome.type === 'match' && outcome.winner !== undefined ? fixture.sides[outcome.winner] : undefined,
  );
  return {
    wins: sides.map(side => ({ side, won: winners.filter(winner => winner === side).length })),
    drawn: winners.filter(winner => winner === undefined).length,
  };
}

export interface Scorer {
  readonly side: string;
  readonly starts: number;
  /** How often first, second and third. */
  readonly places: readonly [number, number, number];
  readonly points: number;
}

/** Most points first; then more wins, more seconds, more thirds. Who share a place share its points. */
export function scorersOf(
  competition: Pick<Championship, 'points' | 'scorers'>,
  entrants: readonly string[],
  finished: readonly Finished[],
): readonly Scorer[] {
  const scorers = new Map(entrants.map((side): [string, Scorer] => [side, { side, ...NOTHING }]));
  for (const { fixture, outcome } of finished) {
    if (outcome.type !== 'field') continue;
    const names = namesIn(competition.scorers, fixture);
    const placed = placesIn(outcome.order);
    for (const [n, side] of names.entries()) {
      if (outcome.out?.includes(n)) continue; // who was withdrawn did not start
      const place = placed.get(n);
      scorers.set(side, scored(competition.points, scorers.get(side) ?? { side, ...NOTHING }, place));
    }
  }
  return [...scorers.values()].toSorted(
    (a, b) =>
      b.points - a.points ||
      b.places[0] - a.places[0] ||
      b.places[1] - a.places[1] ||
      b.places[2] - a.places[2] ||
      a.side.localeCompare(b.side, 'en', { numeric: true }),
  );
}

const NOTHING = { starts: 0, places: [0, 0, 0] as const, points: 0 };

interface Place {
  /** From 0. */
  readonly first: number;
  readonly shared: number;
}

function placesIn(order: readonly (readonly number[])[]): ReadonlyMap<number, Place> {
  const placed = new Map<number, Place>();
  let first = 0;
  for (const group of order) {
    for (const runner of group) placed.set(runner, { first, shared: group.length });
    first += group.length;
  }
  return placed;
}

function scored(points: readonly number[], before: Scorer, place: Place | undefined): Scorer {
  const starts = before.starts + 1;
  if (!place) return { ...before, starts };
  const { first, shared } = place;
  const worth = points.slice(first, first + shared).reduce((sum, each) => sum + each, 0) / shared;
  const [gold, silver, bronze] = before.places;
  return {
    ...before,
    starts,
    places: [gold + (first === 0 ? 1 : 0), silver + (first === 1 ? 1 : 0), bronze + (first === 2 ? 1 : 0)],
    points: Math.round(100 * (before.points + worth)) / 100,
  };
}

/** By the places of the sides. */
function namesIn(scorers: Championship['scorers'], fixture: Fixture): readonly string[] {
  if (scorers === 'sides') return fixture.sides;
  const card = raceCardOf(fixture);
  return scorers === 'traps' ? card.map(({ draw }) => `${draw}`) : card.map(({ jockey }) => jockey ?? '');
}
