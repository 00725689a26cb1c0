import { randomOf } from '../random.ts';
import { LEAGUES as CRICKET } from '../sports/cricket/teams.ts';
import * as clubs from '../sports/names/clubs.ts';
import { GREYHOUND_CIRCUIT, HORSE_CIRCUIT } from '../sports/names/courses.ts';
import { someOf } from '../sports/names/draw.ts';
import * as leagues from '../sports/names/leagues.ts';
import { NATIONS } from '../sports/names/nations.ts';
import { fieldNamed, pairsOf, wrestlersOf } from '../sports/names/people.ts';
import * as tours from '../sports/names/tours.ts';
import type { Fixture } from '../sports/sport.ts';
import type { Championship, Competition, Cup, League } from './competition.ts';
import * as tables from './tableRules.ts';

/* Every competition there is: each sport has its own. */

/** 'Liga Futsal do Atlântico' is found at 'liga-futsal-do-atlantico'. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .replaceAll(/[\s-]+/g, '-');

const drawnFor = (name: string, season: number) => randomOf(`${name}, season ${season}`, 0);

/** All of them, in the order of the draw of the season. */
const mixed = (name: string, all: readonly string[], count = all.length) => {
  return (season: number): readonly string[] => someOf(drawnFor(name, season), all, count);
};

const league = (
  sport: string,
  { name, clubs: sides }: Pick<clubs.League, 'name' | 'clubs'>,
  table: tables.TableRules,
  legs: 1 | 2 = 2,
): League => ({ kind: 'league', id: idOf(name), sport, name, often: 1, legs, table, entrants: mixed(name, sides) });

const cup = (sport: string, name: string, all: readonly string[], count = all.length): Cup => ({
  kind: 'cup',
  id: idOf(name),
  sport,
  name,
  often: 1,
  entrants: mixed(name, all, count),
});

/** The first ones are leagues, and one whose name says so is a cup. */
const ofClubs = (sport: string, all: readonly clubs.League[], table: tables.TableRules): readonly Competition[] =>
  all.map(each => (CUPS.has(each.name) ? cup(sport, each.name, each.clubs) : league(sport, each, table)));

const CUPS = new Set([
  'Bharat Football Cup',
  'Danubia Handball Cup',
  'Village Champions Kabaddi',
  'Celtic Shield',
  'Bharat Fragfest',
]);

const cricketOf = ({ kind, name, format, teams }: (typeof CRICKET)[number]): Competition => {
  const often = { T20: 8, ODI: 2.4, Test: 1.2 }[format];
  const about = { often, fits: (drawn: Fixture) => drawn.format === format };
  if (kind === 'cup') return { ...cup('cricket', name, teams), ...about };
  if (kind === 'series')
    return {
      ...about,
      kind,
      id: idOf(name),
      sport: 'cricket',
      name,
      matches: format === 'ODI' ? 5 : 3,
      entrants: mixed(name, teams, 2),
    };
  const isTest = format === 'Test';
  const table = isTest ? tables.TEST_CRICKET : tables.LIMITED_OVERS;
  return { ...league('cricket', { name, clubs: teams }, table, isTest ? 1 : 2), ...about };
};

/** Players of a tour stay with it; which of them enter is drawn for every season. */
const POOL = 24;
const ENTER = 16;

type Naming = (name: string) => readonly string[];

const people =
  (isOfWomen: boolean, count = POOL): Naming =>
  name =>
    fieldNamed(randomOf(`players of ${name}`, 0), count, isOfWomen);

const draws = (sport: string, names: readonly string[], named: Naming, count = ENTER): readonly Cup[] =>
  names.map(name => cup(sport, name, named(name), count));

/** Single players: one of their competitions is a league of ten, the others are draws. */
const ofPlayers = (
  sport: string,
  names: readonly string[],
  leagueOf: string,
  named: Naming,
  { count = ENTER, table = tables.DUELS } = {},
) =>
  names.map(name =>
    name === leagueOf
      ? league(sport, { name, clubs: named(name).slice(0, 10) }, table)
      : cup(sport, name, named(name), count),
  );

const like =
  (names: readonly string[]) =>
  (drawn: Fixture): boolean =>
    names.includes(drawn.competition);

const tennis = (names: readonly string[], isOfWomen: boolean): readonly Cup[] =>
  draws('tennis', names, people(isOfWomen)).map(each => ({ ...each, fits: like(names) }));

const roundRobins = (sport: string, names: readonly string[], table: tables.TableRules, named: Naming, legs: 1 | 2) =>
  names.map(name => league(sport, { name, clubs: named(name) }, table, legs));

interface Championed {
  readonly rounds: number;
  readonly points: readonly number[];
  readonly field: number;
  readonly all: Naming;
}

const championship = (sport: string, name: string, { all, ...rules }: Championed): Championship => ({
  kind: 'championship',
  id: idOf(name),
  sport,
  name,
  often: 1,
  scorers: 'sides',
  ...rules,
  entrants: () => all(name),
});

const GRAND_PRIX = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const MOTORCYCLES = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5];
const CYCLISTS = [20, 17, 15, 13, 11, 9, 7, 5, 3, 1];
const ATHLETES = [8, 7, 6, 5, 4, 3, 2, 1];
const GOLFERS = [500, 300, 190, 135, 110, 100, 90, 85];

const several = (sport: string, names: readonly string[], rules: Omit<Championed, 'all'>, all?: Naming) =>
  names.map(name => championship(sport, name, { ...rules, all: all ?? people(name.includes('Women')) }));

const races: readonly Competition[] = [
  ...several('motogp', tours.MOTOGP_CLASSES, { rounds: 12, points: MOTORCYCLES, field: 11 }, people(false, 11)),
  ...several('motorSports', tours.FORMULAS, { rounds: 12, points: GRAND_PRIX, field: 12 }, people(false, 12)),
  ...several('motorbikes', tours.SPEEDWAY, { rounds: 20, points: [3, 2, 1, 0], field: 4 }, people(false, 16)),
  ...several('cycling', tours.CRITERIUMS, { rounds: 12, points: CYCLISTS, field: 12 }),
  ...several('athletics', tours.TRACK_LEAGUES, { rounds: 16, points: ATHLETES, field: 8 }),
  ...several('golf', tours.GOLF_TOURS, { rounds: 12, points: GOLFERS, field: 8 }),
  championship('boatRacing', 'Champions Boat League', {
    rounds: 12,
    points: [10, 8, 6, 4, 2, 1],
    field: 6,
    all: () => leagues.CREWS.slice(0, 6),
  }),
  championship('boatRacing', 'Rowing Eights Series', {
    rounds: 12,
    points: [10, 8, 6, 4, 2, 1],
    field: 6,
    all: () => leagues.CREWS.slice(6),
  }),
];

/** A season of a country's courses. */
const RACES = 60;

const countries = (courses: readonly { readonly country: string }[]): readonly string[] => [
  ...new Set(courses.map(({ country }) => country)),
];

const racing = (
  sport: string,
  courses: typeof HORSE_CIRCUIT,
  title: string,
  scorers: Championship['scorers'],
): readonly Championship[] =>
  countries(courses).map(country => ({
    kind: 'championship',
    id: `${idOf(title)}-${country.toLowerCase()}`,
    sport,
    name: `${title} (${country})`,
    often: 1,
    rounds: RACES,
    points: [4, 2, 1],
    scorers,
    entrants: () => (scorers === 'traps' ? ['1', '2', '3', '4', '5', '6'] : []),
    fits: drawn => drawn.country === country,
  }));

const elections: readonly Championship[] = NATIONS.map(({ name, assembly, parties }) => ({
  kind: 'championship',
  id: idOf(assembly),
  sport: 'politics',
  name: assembly,
  often: 1,
  rounds: 5,
  points: [1],
  scorers: 'sides',
  entrants: () => parties,
  fits: drawn => drawn.venue === name,
}));

export const ALL_COMPETITIONS: readonly Competition[] = [
  ...CRICKET.map(cricketOf),
  ...leagues.MORE_CRICKET.map(({ name, clubs: teams }) => cricketOf({ kind: 'league', name, format: 'T20', teams })),
  ...ofClubs('football', clubs.FOOTBALL, tables.FOOTBALL),
  ...tennis(tours.TENNIS_MEN, false),
  ...tennis(tours.TENNIS_WOMEN, true),
  ...tennis(tours.TENNIS_GRAND, false),
  ...ofClubs('esoccer', clubs.ESOCCER, tables.FOOTBALL),
  ...racing('horseRacing', HORSE_CIRCUIT, 'Jockeys’ Championship', 'jockeys'),
  ...racing('greyhoundRacing', GREYHOUND_CIRCUIT, 'Trap Challenge', 'traps'),
  ...ofPlayers('tableTennis', tours.TABLE_TENNIS, 'Setka Star Series', people(false)),
  ...ofClubs('basketball', clubs.BASKETBALL, tables.WIN_SHARE_ONLY),
  ...ofPlayers('boxing', tours.BOXING, 'Golden Glove Promotions', people(false), { count: 8, table: tables.BOXING }),
  ...ofPlayers('mixedMartialArts', tours.MARTIAL_ARTS, 'Northern Fight League', people(false), { count: 8 }),
  ...ofClubs('americanFootball', clubs.AMERICAN_FOOTBALL, tables.WIN_SHARE_ONLY),
  ...ofClubs('volleyball', clubs.VOLLEYBALL, tables.VOLLEYBALL),
  ...draws('badminton', tours.BADMINTON.slice(0, 2), people(true)),
  ...ofPlayers('badminton', tours.BADMINTON.slice(2), 'Straits Super 500', people(false)),
  ...ofPlayers('snooker', tours.SNOOKER, 'Baize Championship', people(false)),
  ...ofClubs('iceHockey', clubs.ICE_HOCKEY, tables.ICE_HOCKEY),
  ...ofClubs('eGames', leagues.E_GAMES, tables.E_GAMES),
  ...ofClubs('futsal', leagues.FUTSAL, tables.FOOTBALL),
  ...ofClubs('handball', leagues.HANDBALL, tables.HANDBALL),
  ...ofClubs('kabaddi', leagues.KABADDI, tables.KABADDI),
  ...ofClubs('rugbyLeague', leagues.RUGBY_LEAGUE, tables.RUGBY_LEAGUE),
  ...ofPlayers('beachVolleyball', tours.BEACH_VOLLEYBALL, 'Lido Pairs Tour', name =>
    pairsOf(randomOf(`pairs of ${name}`, 0), 16),
  ),
  ...roundRobins('chess', tours.CHESS, tables.CHESS, people(false, 10), 1),
  ...ofClubs('basketball3x3', leagues.BASKETBALL_3X3, tables.WIN_SHARE_ONLY),
  ...roundRobins('sumo', tours.SUMO, tables.SUMO, name => wrestlersOf(randomOf(name, 0), 16), 1),
  ...ofClubs('baseball', leagues.BASEBALL, tables.WIN_SHARE_ONLY),
  ...ofClubs('rugbyUnion', leagues.RUGBY_UNION, tables.RUGBY_UNION),
  ...ofPlayers('darts', tours.DARTS, 'Seven Bridges Darts League', people(false)),
  ...ofClubs('australianRules', leagues.AUSTRALIAN_RULES, tables.AUSTRALIAN_RULES),
  ...races,
  ...elections,
];

/** By sport, in the order of their names on its page. */
const BY_SPORT: ReadonlyMap<string, readonly Competition[]> = Map.groupBy(ALL_COMPETITIONS, ({ sport }) => sport);

export const competitionsOf = (sport: string): readonly Competition[] => BY_SPORT.get(sport) ?? [];

const BY_ID: ReadonlyMap<string, Competition> = new Map(ALL_COMPETITIONS.map(each => [each.id, each]));

export const competitionOf = (id: string): Competition | undefined => BY_ID.get(id);
