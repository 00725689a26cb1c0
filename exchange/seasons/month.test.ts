import { after, type Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { aheadOf, fixturesDue, PROGRAMME, startsDue } from '../sports/schedule.ts';
import type { Fixture } from '../sports/sport.ts';
import { type SomeSport, SPORTS, sportOf } from '../sports/sports.ts';
import { raceCardOf } from '../sports/racing/card.ts';
import { competitionOf } from './catalogue.ts';
import { SEASONS_BACK, type Taken } from './diary.ts';
import { outcomeOf } from './outcome.ts';
import { type Finished, seriesScore } from './standings.ts';
import { tableOf, type TableRow } from './table.ts';

/* A month of the programme, sport by sport, every match as long as one that was really played. */

const NOON = 1_780_315_200_000 as Millis; // an instant to count from: only the shell makes one otherwise
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

interface Game extends Taken {
  readonly endsAt: number;
  readonly was: NonNullable<Taken['outcome']>;
}

/** What the last dozen plays of a format took: further ones take as long. */
const DOZEN = 12;

class Month {
  readonly games: Game[] = [];
  readonly #plays = new Map<string, { readonly ms: number; readonly outcome: NonNullable<Taken['outcome']> }[]>();
  readonly #sport: SomeSport;
  readonly #house: Parameters<typeof fixturesDue>[2];

  constructor(code: string) {
    this.#sport = sportOf(code)!;
    this.#house = { seed: 'house', speed: 1, sports: new Set([code]) };
  }

  run(days: number): this {
    const { everyMs } = PROGRAMME.find(({ sport }) => sport === this.#sport.code)!;
    let open: Game[] = [];
    for (let at = 0; at < days * DAY_MS; at += Math.max(everyMs / 2, MINUTE_MS)) {
      const now = after(NOON, at);
      open = open.filter(({ endsAt }) => endsAt > now);
      const known = open.map(({ fixture }) => ({ fixture, isOver: false }));
      if (startsDue(now, known, this.#house).length === 0) continue;
      const taken = this.#lately(now);
      for (const fixture of fixturesDue(now, known, this.#house, taken)) {
        const game = this.#played(fixture, now);
        this.games.push(game);
        open.push(game);
      }
    }
    return this;
  }

  /** The last seasons of every competition. */
  #lately(now: Millis): readonly Taken[] {
    const last = new Map<string, number>();
    for (const { fixture } of this.games) {
      const { competition = '', season = 0 } = fixture.tie ?? {};
      last.set(competition, Math.max(last.get(competition) ?? 0, season));
    }
    return this.games
      .filter(({ fixture: { tie } }) => tie && tie.season > last.get(tie.competition)! - SEASONS_BACK)
      .map(game => (game.endsAt > now ? { fixture: game.fixture } : ended(game)));
  }

  /** One that begins at once is played to where it should be by now. */
  #played(fixture: Fixture, now: Millis): Game {
    const { ms, outcome } = this.#play(fixture);
    const isAhead = fixture.startsAt < now && aheadOf(fixture) !== undefined;
    const endsAt = isAhead ? Math.max(fixture.startsAt + ms, now + MINUTE_MS) : fixture.startsAt + ms;
    return { fixture, endsAt, was: outcome };
  }

  #play(fixture: Fixture) {
    const plays = this.#plays.get(fixture.format) ?? [];
    if (plays.length >= DOZEN) return plays[this.games.length % DOZEN]!;
    const random = randomOf(fixture.id, 1);
    let state = this.#sport.begin(fixture);
    let ms = 0;
    for (let step = this.#sport.next(state, random); step; step = this.#sport.next(state, random)) {
      state = this.#sport.evolve(state, step.event);
      ms += step.ms;
    }
    const play = { ms, outcome: outcomeOf(this.#sport, fixture, state) };
    this.#plays.set(fixture.format, [...plays, play]);
    return play;
  }
}

const ended = ({ fixture, endsAt, was }: Game): Taken => ({
  fixture,
  endedAt: after(fixture.startsAt, endsAt - fixture.startsAt),
  outcome: was,
});

/** Who of all sides, riders included, is in two at a time. */
function twice(games: readonly Game[]): readonly string[] {
  const engaged = new Map<string, Game[]>();
  for (const game of games) {
    const isRidden = game.fixture.sport === 'horseRacing';
    const riders = isRidden ? raceCardOf(game.fixture).flatMap(({ jockey }) => jockey ?? []) : [];
    for (const who of new Set([...game.fixture.sides, ...riders]))
      if (who !== 'Others') engaged.set(who, [...(engaged.get(who) ?? []), game]);
  }
  return [...engaged].flatMap(([who, all]) => {
    const sorted = all.toSorted((a, b) => a.fixture.startsAt - b.fixture.startsAt);
    const clash = sorted.findIndex((game, n) => n > 0 && sorted[n - 1]!.endsAt > game.fixture.startsAt);
    return clash < 0 ? [] : [`${who}: ${sorted[clash - 1]!.fixture.id} and ${sorted[clash]!.fixture.id}`];
  });
}

/** A month; of what begins every few minutes as many as that are of others. */
const daysOf = (everyMs: number): number => Math.max(2, Math.min(30, Math.round((1_000 * everyMs) / DAY_MS)));

/** Each sport is played once, whatever is asked about its month. */
const MONTHS = new Map<string, readonly Game[]>();

function monthOf(code: string): readonly Game[] {
  const { everyMs } = PROGRAMME.find(({ sport }) => sport === code)!;
  const games = MONTHS.get(code) ?? new Month(code).run(daysOf(everyMs)).games;
  MONTHS.set(code, games);
  return games;
}

describe.each(SPORTS.map(({ code }) => code))('a month of %s', code => {
  const games = monthOf(code);

  test('[R14] nobody plays twice at a time', () => {
    expect(twice(games)).toEqual([]);
  });

  test('everything is a match of a season, once, by those who are in it', () => {
    const ties = games.map(({ fixture: { tie } }) => tie && `${tie.competition} ${tie.season} ${tie.nth}`);
    expect(ties).not.toContain(undefined);
    expect(new Set(ties).size).toBe(ties.length);
    for (const { fixture } of games) {
      const { tie, sides } = fixture;
      const competition = competitionOf(tie!.competition)!;
      expect(competition.sport).toBe(code);
      if (competition.kind === 'championship') continue;
      const entrants = competition.entrants(tie!.season);
      for (const side of sides) expect(entrants).toContain(side);
    }
  });

  test('what its tables and series show adds up', () => {
    const seasons = Map.groupBy(games, ({ fixture: { tie } }) => `${tie?.competition} ${tie?.season}`);
    expect([...seasons].flatMap(([season, played]) => misfits(played).map(what => `${season}: ${what}`))).toEqual([]);
  });
});

/** What does not add up in a season, as its page shows it. */
function misfits(played: readonly Game[]): readonly string[] {
  const { competition: id, season } = played[0]!.fixture.tie!; // everything is a match of a season
  const competition = competitionOf(id)!;
  const entrants = competition.entrants(season);
  if (competition.kind === 'series') {
    const { wins, drawn } = seriesScore(entrants, played.map(finished));
    return wins.reduce((sum, { won }) => sum + won, drawn) === played.length ? [] : ['a match was won by nobody in it'];
  }
  if (competition.kind !== 'league') return [];
  const results = played.map(({ fixture: { sides }, was }) => ({ sides, outcome: was }));
  const rows = tableOf(competition.table, entrants, results);
  const all = (figure: 'played' | 'won' | 'lost' | 'scored' | 'conceded'): number =>
    rows.reduce((sum, row) => sum + row[figure], 0);
  const shown = ({ won, drawn, lost, without }: TableRow): number =>
    won + lost + without + (competition.table.hasDraws ? drawn : 0);
  return [
    ...rows.filter(row => shown(row) !== row.played).map(({ side }) => `${side} has played more than is shown`),
    ...(all('played') === 2 * played.length ? [] : ['a match is not in the table of both sides']),
    ...(all('won') === all('lost') ? [] : ['more are won than lost']),
    ...(all('scored') === all('conceded') ? [] : ['more is scored than conceded']),
  ];
}

const finished = ({ fixture, was }: Game): Finished => ({ fixture, outcome: was });

/** Hours that the clocks of a country are ahead, and the first and last start of its day by them. */
type Day = readonly [ahead: number, from: number, to: number];

const HORSES: Readonly<Record<string, Day>> = {
  GB: [0, 12, 20.5],
  IE: [0, 12, 20.5],
  FR: [1, 11, 20],
  ZA: [2, 11, 18],
  AU: [10, 11, 21],
  IN: [5.5, 10.5, 18],
  US: [-5, 12, 23.5],
};
const GREYHOUNDS: Readonly<Record<string, Day>> = {
  GB: [0, 10.5, 23.5],
  IE: [0, 17, 23],
  AU: [10, 9, 23],
  NZ: [12, 10.5, 23],
};
/** Of the two days that are played, in each country. */
const LEAST_RACES = 40;

const hourThere = (at: Millis, ahead: number): number =>
  ((((at + ahead * 3_600_000) % DAY_MS) + DAY_MS) % DAY_MS) / 3_600_000;

describe.each([
  ['horseRacing', HORSES],
  ['greyhoundRacing', GREYHOUNDS],
])('%s', (code, days) => {
  const races = monthOf(code);

  test('is run in these countries, and in all of them', () => {
    const countries = new Set(races.map(({ fixture }) => fixture.country));
    expect([...countries].toSorted()).toEqual(Object.keys(days).toSorted());
  });

  test.each(Object.entries(days))(
    'by day in %s, and in the evening where there are lights',
    (country, [ahead, from, to]) => {
      const hours = races
        .filter(({ fixture }) => fixture.country === country)
        .map(({ fixture }) => hourThere(fixture.startsAt, ahead));
      expect(hours.length).toBeGreaterThan(LEAST_RACES);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(from);
      expect(Math.max(...hours)).toBeLessThanOrEqual(to);
    },
  );
});
