import type { Millis } from '@maidan/core/ids';
import { randomOf } from '../random.ts';
import { type Course, GREYHOUND_CIRCUIT, HORSE_CIRCUIT, racers } from '../sports/names/courses.ts';
import { oneOf } from '../sports/names/draw.ts';
import type { Fixture } from '../sports/sport.ts';
import type { SomeSport } from '../sports/sports.ts';
import { competitionsOf } from './catalogue.ts';
import type { Competition } from './competition.ts';
import type { Diary } from './diary.ts';
import { isRacing } from './racingHours.ts';

/* A fixture for a time: the competition says who plays, the sport how good they are that day. */

interface Start {
  readonly id: string;
  readonly startsAt: Millis;
}

export function fixtureAt(sport: SomeSport, start: Start, diary: Diary, seed: string): Fixture {
  if (sport.code === 'horseRacing' || sport.code === 'greyhoundRacing') return raceAt(sport, start, diary, seed);
  const { id, startsAt } = start;
  const random = randomOf(`${seed}|${id}|draw`, 0);
  const next = diary.next(startsAt, competition => formatOf(sport, competition), random);
  if (!next) return drawn(sport, start, seed, () => true); // nobody is free: those who play nowhere else
  const { competition, ref, sides } = next;
  const fits = (fixture: Fixture): boolean =>
    (sides.length === 0 || fixture.sides.length === sides.length) && (competition.fits?.(fixture) ?? true);
  const fixture = drawn(sport, start, seed, fits);
  if (sides.length === 0) return { ...fixture, tie: ref };
  const name = sides.length === 2 ? sides.join(' v ') : fixture.name;
  return { ...fixture, competition: competition.name, name, sides, tie: ref };
}

/** How often a sport is asked before it is taken as it comes: the rarest is one of twenty-five. */
const TRIES = 1_000;

/** As its sport draws it, drawn again until it fits. */
function drawn(sport: SomeSport, { id, startsAt }: Start, seed: string, fits: (fixture: Fixture) => boolean): Fixture {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const fixture = sport.invent(startsAt, id, randomOf(`${seed}|${id}`, attempt));
    if (fits(fixture)) return fixture;
  }
  throw new Error(`nothing of ${sport.code} fits ${id}`);
}

/** What it is planned for: only of cricket they differ much. */
function formatOf({ code }: SomeSport, { fits }: Competition): string {
  if (code !== 'cricket') return '';
  return ['T20', 'ODI', 'Test'].find(format => fits?.({ format } as Fixture)) ?? 'T20'; // all it asks about
}

/** Where it is day, at the course that has waited longest; nobody runs who has just run or soon will. */
function raceAt(sport: SomeSport, start: Start, diary: Diary, seed: string): Fixture {
  const { id, startsAt } = start;
  const random = randomOf(`${seed}|${id}|race`, 0);
  const open = (sport.code === 'horseRacing' ? HORSE_CIRCUIT : GREYHOUND_CIRCUIT).filter(({ country }) =>
    isRacing(sport.code, country, startsAt),
  );
  const waited = open.map(course => ({ ...course, gap: diary.courseGap(course.name, startsAt) }));
  const longest = Math.max(...waited.map(({ gap }) => gap));
  const course = oneOf(
    random,
    waited.filter(({ gap }) => gap === longest),
  );
  const fixture = movedTo(
    course,
    drawn(sport, start, seed, () => true),
  );
  const competition = competitionsOf(sport.code).find(({ fits }) => fits?.(fixture));
  const sides: string[] = [];
  for (let attempt = 0; sides.length < fixture.sides.length; attempt += 1) {
    const fresh = racers(random, fixture.sides.length);
    const free = fresh.filter(name => attempt > MOST_DRAWS || diary.restAround([name], startsAt, '') >= RACE_REST_MS);
    for (const name of free) if (sides.length < fixture.sides.length && isApart(sides, name)) sides.push(name);
  }
  return { ...fixture, sides, ...(competition && { tie: diary.nextOf(competition) }) };
}

/** The same race at another course. */
function movedTo({ name: venue, country }: Course, race: Fixture): Fixture {
  const moved = (text: string): string =>
    text.replace(`${race.venue} (${race.country})`, () => `${venue} (${country})`);
  return { ...race, venue, country, name: moved(race.name), competition: moved(race.competition) };
}

const RACE_REST_MS = 3 * 3_600_000;
const MOST_DRAWS = 200;

/** No word twice in a race, so that it can be read. */
const isApart = (sides: readonly string[], name: string): boolean =>
  sides.every(side => side.split(' ').every(word => !name.split(' ').includes(word)));
