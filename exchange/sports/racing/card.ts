import { type Random, randomOf } from '../../random.ts';
import { HORSE_CIRCUIT } from '../names/courses.ts';
import { someOf, wholeWithin } from '../names/draw.ts';
import { initialled } from '../names/people.ts';
import type { Fixture } from '../sport.ts';

/* What is printed of a race before it is run. All of it follows from the race and the names in it, and stays so. */

/** One line of a race card. */
export interface CardLine {
  readonly number: number;
  readonly name: string;
  /** Stall, or trap. */
  readonly draw: number;
  /** Dogs have none. */
  readonly jockey?: string;
  readonly trainer: string;
  readonly age: number;
  /** Carried, in tenths of a kilogram; dogs carry nothing. */
  readonly weight?: number;
}

/** Riders of a place, who ride there whenever there is a race. */
const RIDERS = 26;
/** As handicappers have it: the best carries most, and half a kilogram is the least they differ by. */
const TOP_WEIGHT = 600;
const LEAST_WEIGHT = 500;
const WEIGHT_STEP = 5;
/** Milliseconds over the distance that a kilogram makes up for. */
const MS_PER_KILOGRAM = 300;

export function raceCardOf(fixture: Fixture): readonly CardLine[] {
  const isRidden = fixture.sport === 'horseRacing';
  const jockeys = isRidden ? someOf(randomOf(`card ${fixture.id}`, 0), ridersOf(fixture), fixture.sides.length) : [];
  const weights = isRidden ? weightsOf(fixture) : [];
  return fixture.sides.map((name, n) => ({
    number: n + 1,
    name,
    draw: fixture.strengths?.[`draw${n + 1}`] ?? n + 1,
    ...(jockeys[n] !== undefined && { jockey: jockeys[n] }),
    ...stableOf(name, fixture),
    ...(weights[n] !== undefined && { weight: weights[n] }),
  }));
}

/** Riders of a season stay with a course, so that nobody rides at two; before, they were those of a country. */
function ridersOf({ country = '', venue = '', tie }: Fixture): readonly string[] {
  if (!tie) return named(`riders ${country}`, RIDERS);
  const course = HORSE_CIRCUIT.findIndex(({ name }) => name === venue);
  return named('riders', RIDERS * (course + 1)).slice(RIDERS * course);
}

/** No two of one name. */
function named(seed: string, count: number): readonly string[] {
  const random = randomOf(seed, 0);
  const riders = new Set<string>();
  while (riders.size < count) riders.add(initialled(random));
  return [...riders];
}

/** Who trains a horse or a dog, and how old it is: a year older each year, until another has its name. */
function stableOf(name: string, { sport, startsAt }: Fixture): Pick<CardLine, 'trainer' | 'age'> {
  const random: Random = randomOf(`stable ${sport} ${name}`, 0);
  const [youngest, years] = sport === 'horseRacing' ? [3, 7] : [2, 4];
  const born = wholeWithin(random, 0, years - 1);
  const year = new Date(startsAt).getUTCFullYear();
  return { trainer: initialled(random), age: youngest + ((year + born) % years) };
}

function weightsOf({ sides, strengths = {} }: Fixture): readonly number[] {
  const ms = sides.map((_, n) => strengths[`ms${n + 1}`] ?? 0);
  const best = Math.min(...ms);
  return ms.map(each => {
    const off = Math.round((10 * (each - best)) / MS_PER_KILOGRAM / WEIGHT_STEP) * WEIGHT_STEP;
    return Math.max(LEAST_WEIGHT, TOP_WEIGHT - off);
  });
}
