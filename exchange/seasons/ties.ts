import { randomOf } from '../random.ts';
import { someOf } from '../sports/names/draw.ts';
import type { Competition } from './competition.ts';

/* The calendar of a season: who meets whom, in which order. The same competition and season have the same for ever. */

/** Somebody, or whoever wins another match of the season. */
export type Seat = string | { readonly winnerOf: number };

export interface Tie {
  /** Of its season, from 1. */
  readonly nth: number;
  readonly round: number;
  /** Home first. Nobody in a race whose field its sport draws. */
  readonly seats: readonly Seat[];
}

/** The last ones that were asked for: a calendar is looked at more often than it changes. */
const made = new Map<string, readonly Tie[]>();
const MOST_MADE = 400;

export function tiesOf(competition: Competition, season: number): readonly Tie[] {
  const key = `${competition.id} ${season}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size >= MOST_MADE) made.clear();
  const ties = calendarOf(competition, season);
  made.set(key, ties);
  return ties;
}

function calendarOf(competition: Competition, season: number): readonly Tie[] {
  const entrants = competition.entrants(season);
  switch (competition.kind) {
    case 'league':
      return leagueTies(entrants, competition.legs);
    case 'cup':
      return cupTies(entrants);
    case 'series':
      return seriesTies(entrants, competition.matches);
    case 'championship':
      return races(competition.id, season, entrants, competition);
  }
}

/** The circle: one stays, the others go round. The second half of a double one is the first with grounds changed. */
export function leagueTies(entrants: readonly string[], legs: 1 | 2): readonly Tie[] {
  const ring: (string | undefined)[] = [...entrants, ...(entrants.length % 2 ? [undefined] : [])];
  const rounds = ring.length - 1;
  const first: { round: number; seats: readonly [string, string] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let pair = 0; pair < ring.length / 2; pair += 1) {
      const [a, b] = [ring[pair], ring[ring.length - 1 - pair]];
      if (a === undefined || b === undefined) continue; // who meets nobody rests
      const isTurned = pair === 0 ? round % 2 === 1 : pair % 2 === 1;
      first.push({ round: round + 1, seats: isTurned ? [b, a] : [a, b] });
    }
    ring.splice(1, 0, ring.pop());
  }
  const again = first.map(({ round, seats: [home, away] }) => ({ round: round + rounds, seats: [away, home] }));
  return numbered(legs === 2 ? [...first, ...again] : first);
}

/** The first meets the last, so that the two best can only meet in the final. Who has nobody to meet goes on. */
export function cupTies(entrants: readonly string[]): readonly Tie[] {
  const rounds = Math.ceil(Math.log2(entrants.length));
  let places: (Seat | undefined)[] = seeded(rounds).map(seed => entrants[seed - 1]);
  const ties: Tie[] = [];
  for (let round = 1; places.length > 1; round += 1) {
    places = Array.from({ length: places.length / 2 }, (_, pair) => {
      const [a, b] = [places[2 * pair], places[2 * pair + 1]];
      if (a === undefined || b === undefined) return a ?? b;
      ties.push({ nth: ties.length + 1, round, seats: [a, b] });
      return { winnerOf: ties.length };
    });
  }
  return ties;
}

/** Seeds from the top of a bracket to its foot: 1 8 4 5 2 7 3 6. */
function seeded(rounds: number): readonly number[] {
  let order = [1];
  for (let round = 1; round <= rounds; round += 1) order = order.flatMap(seed => [seed, 2 ** round + 1 - seed]);
  return order;
}

const seriesTies = ([one = '', other = '']: readonly string[], matches: number): readonly Tie[] =>
  Array.from({ length: matches }, (_, n) => ({
    nth: n + 1,
    round: n + 1,
    seats: n % 2 === 0 ? [one, other] : [other, one],
  }));

/** All of them in each; or in turns, as many as there is room for, so that all have been in as many. */
function races(
  id: string,
  season: number,
  entrants: readonly string[],
  { rounds, field }: { readonly rounds: number; readonly field?: number },
): readonly Tie[] {
  const shares = field ? Math.max(1, Math.floor(entrants.length / field)) : 1;
  return Array.from({ length: rounds }, (_, n) => {
    const mixed = someOf(randomOf(`${id} ${season} ${Math.floor(n / shares)}`, 0), entrants, entrants.length);
    const from = (n % shares) * (field ?? 0);
    return { nth: n + 1, round: n + 1, seats: field ? mixed.slice(from, from + field) : [] };
  });
}

const numbered = (ties: readonly Omit<Tie, 'nth'>[]): readonly Tie[] => ties.map((tie, n) => ({ nth: n + 1, ...tie }));
