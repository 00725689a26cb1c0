import type { Millis } from '@maidan/core/ids';
import { pick, type Random } from '../random.ts';
import type { Fixture } from '../sports/sport.ts';
import { competitionsOf } from './catalogue.ts';
import type { Competition } from './competition.ts';
import type { Outcome } from './outcome.ts';
import { spanOf } from './spans.ts';
import { type Finished, seatedIn } from './standings.ts';
import type { TieRef } from './tieRef.ts';
import { type Tie, tiesOf } from './ties.ts';

/* Which match of which competition is next, and who is free for it: one sport at a time. */

/** A fixture of a competition that was given a time. */
export interface Taken {
  readonly fixture: Fixture;
  /** When it was over, if it is. */
  readonly endedAt?: Millis;
  /** Nothing while it is not over; none of one that was called off. */
  readonly outcome?: Outcome;
}

interface Engagement {
  readonly from: number;
  readonly until: number;
}

/** A match that could be played, by names. */
export interface NextTie {
  readonly competition: Competition;
  readonly ref: TieRef;
  readonly sides: readonly string[];
}

/** Who asks has to know so many seasons of every competition, the last ones: others are over. */
export const SEASONS_BACK = 3;

/** Rest after a match, as a part of how long it is planned for. */
const REST = 1 / 2;
/** How many rounds are open at a time. */
const OPEN_ROUNDS = 2;

interface OpenSeason {
  readonly competition: Competition;
  readonly season: number;
  readonly ties: readonly Tie[];
}

export class Diary {
  readonly #sport: string;
  readonly #now: Millis;
  readonly #speed: number;
  readonly #engaged = new Map<string, Engagement[]>();
  readonly #courses = new Map<string, number[]>();
  /** By competition and season, then by number. */
  readonly #seasons = new Map<string, Map<number, Map<number, Taken>>>();

  constructor(sport: string, now: Millis, speed: number, taken: readonly Taken[]) {
    this.#sport = sport;
    this.#now = now;
    this.#speed = speed;
    for (const each of taken) this.add(each);
  }

  add(taken: Taken): void {
    const { fixture, endedAt } = taken;
    const { sport, format, startsAt, sides, tie } = fixture;
    if (sport !== this.#sport) return;
    const span = spanOf(sport, format) / this.#speed;
    const late = startsAt <= this.#now ? Math.max(startsAt + span, this.#now + span / 4) : startsAt + span;
    const until = endedAt ?? late;
    for (const side of sides) listIn(this.#engaged, side).push({ from: startsAt, until });
    if (fixture.venue !== undefined) listIn(this.#courses, fixture.venue).push(startsAt);
    if (!tie) return;
    const seasons = this.#seasons.get(tie.competition) ?? new Map<number, Map<number, Taken>>();
    const season = seasons.get(tie.season) ?? new Map<number, Taken>();
    season.set(tie.nth, taken);
    this.#seasons.set(tie.competition, seasons.set(tie.season, season));
  }

  /** How much longer than they need everybody has rested or will rest around that time; below 0 if somebody cannot. */
  restAround(sides: readonly string[], startsAt: Millis, format: string, isPressed = false): number {
    const span = spanOf(this.#sport, format) / this.#speed;
    const rest = isPressed ? 0 : span * REST;
    const gaps = sides
      .flatMap(side => this.#engaged.get(side) ?? [])
      .map(({ from, until }) => (startsAt >= from ? startsAt - until : from - (startsAt + span)) - rest);
    return Math.min(MOST_REST, ...gaps);
  }

  /** How far the nearest race at that course is, before or after. */
  courseGap(venue: string, startsAt: Millis): number {
    return Math.min(MOST_REST, ...(this.#courses.get(venue) ?? []).map(at => Math.abs(at - startsAt)));
  }

  /** The next number of a season in which a sport draws the fields itself. */
  nextOf(competition: Competition): TieRef {
    const [{ season, ties } = { season: 1, ties: [] }] = this.#open(competition).toReversed();
    const taken = this.#takenIn(competition.id, season);
    const tie = ties.find(({ nth }) => !taken.has(nth));
    const { nth, round } = tie ?? { nth: 1, round: 1 };
    return { competition: competition.id, season: tie ? season : season + 1, nth, round };
  }

  /** What should be played then: those first who have rested longest, of a competition drawn by how often it plays. */
  next(startsAt: Millis, format: (competition: Competition) => string, random: Random): NextTie | undefined {
    const all = competitionsOf(this.#sport);
    for (const isEarly of [false, true]) {
      for (const isPressed of [false, true]) {
        const found = all.flatMap(competition => {
          const best = this.#bestOf(competition, startsAt, format(competition), isEarly, isPressed);
          return best ? [[best, competition.often] as const] : [];
        });
        if (found.length > 0) return pick(random, found);
      }
    }
    return undefined;
  }

  #bestOf(
    competition: Competition,
    startsAt: Millis,
    format: string,
    isEarly: boolean,
    isPressed: boolean,
  ): NextTie | undefined {
    const rested = this.#open(competition, isEarly)
      .flatMap(open => this.#readyIn(open, isEarly))
      .map(tie => ({ tie, rest: this.restAround(whoIn(tie), startsAt, format, isPressed) }))
      .filter(({ rest }) => rest >= 0);
    const [first] = rested.toSorted(
      (a, b) => a.tie.ref.season - b.tie.ref.season || b.rest - a.rest || a.tie.ref.nth - b.tie.ref.nth,
    );
    return first?.tie;
  }

  /** Seasons with matches that have no time yet. The next one begins when all of the last have; early if it has to. */
  #open(competition: Competition, isEarly = false): readonly OpenSeason[] {
    const seasons = [...(this.#seasons.get(competition.id)?.keys() ?? [])];
    const last = Math.max(1, ...seasons);
    const known = [...new Set([...seasons, last])]
      .filter(season => season > last - SEASONS_BACK)
      .toSorted((a, b) => a - b)
      .map(season => this.#season(competition, season));
    const unfinished = known.filter(({ season, ties }) => this.#takenIn(competition.id, season).size < ties.length);
    const isNext = unfinished.length === 0 || (isEarly && unfinished.length === 1);
    return isNext ? [...unfinished, this.#season(competition, last + 1)] : unfinished;
  }

  #season(competition: Competition, season: number): OpenSeason {
    return { competition, season, ties: tiesOf(competition, season) };
  }

  #takenIn(competition: string, season: number): ReadonlyMap<number, Taken> {
    return this.#seasons.get(competition)?.get(season) ?? new Map();
  }

  #readyIn({ competition, season, ties }: OpenSeason, isEarly: boolean): readonly NextTie[] {
    const taken = this.#takenIn(competition.id, season);
    const left = ties.filter(({ nth }) => !taken.has(nth));
    const [first] = left;
    if (!first) return [];
    const seated = seatedIn(competition.entrants(season), finishedOf(taken));
    return left
      .filter(({ round }) => round < first.round + openRounds(competition, isEarly))
      .flatMap(({ nth, round, seats }) => {
        const sides = seats.map(seated).filter(side => side !== undefined);
        const ref = { competition: competition.id, season, nth, round };
        return sides.length === seats.length ? [{ competition, ref, sides }] : [];
      });
  }
}

/** Where a sport draws the field itself, whoever is always in it. */
const whoIn = ({ sides, competition, ref }: NextTie): readonly string[] =>
  sides.length > 0 ? sides : competition.entrants(ref.season).slice(0, 1);

/** Long enough for anybody: who has rested so long has no right before another. */
const MOST_REST = 7 * 86_400_000;

/** Matches of a series come one after the other; others as soon as it is known who plays, if nothing else can. */
const openRounds = ({ kind }: Competition, isEarly: boolean): number => {
  if (kind === 'series') return 1;
  return kind === 'cup' || isEarly ? Infinity : OPEN_ROUNDS;
};

function listIn<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

const finishedOf = (taken: ReadonlyMap<number, Taken>): ReadonlyMap<number, Finished> =>
  new Map([...taken].flatMap(([nth, { fixture, outcome }]) => (outcome ? [[nth, { fixture, outcome }] as const] : [])));
