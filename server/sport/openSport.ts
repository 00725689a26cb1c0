import { after } from '@maidan/core/ids';
import { fixturesDue, startsDue } from '@maidan/exchange/sports/schedule';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { type SomeSport, SPORTS } from '@maidan/exchange/sports/sports';
import type { Bus } from '../bus.ts';
import type { Beacon } from '../casino/beacon.ts';
import type { Config } from '../config.ts';
import type { AskedAgain } from '../db/db.ts';
import type { SettingsStore } from '../settings.ts';
import type { Standing } from '../standing.ts';
import type { Stops } from '../stops.ts';
import { tellingBy } from '../stream/liveChannel.ts';
import type { World } from '../world.ts';
import type { Pen } from '../writer/writer.ts';
import { eventClock } from './eventClock.ts';
import { readRecordings } from './recordings.ts';
import { lastSeasons } from './seasons.ts';
import { SportHouse } from './sportHouse.ts';
import type { SportOptions } from './sportOptions.ts';

export interface SportDeps {
  readonly config: Pick<Config, 'sports' | 'sportPace' | 'recordings'>;
  readonly db: AskedAgain;
  readonly writer: Pen;
  readonly bus: Bus;
  readonly world: World;
  readonly settings: SettingsStore;
  readonly beacon: Beacon;
  readonly standing: Pick<Standing, 'condition'>;
  readonly stops: Stops;
}

/** What somebody may decide in the place of the simulators and the clock. */
export type Matches = Partial<Pick<SportOptions, 'clock' | 'stop' | 'sportOf' | 'due' | 'beacon'>>;

/** What is played, and what is to be played next. */
export type Sports = Pick<SportOptions, 'isOpen' | 'faults' | 'sportOf' | 'due'>;

/** The sports of this house, as its configuration says. */
export async function openSport(
  deps: SportDeps,
  matches: Matches & Pick<SportOptions, 'part'> = {},
  sports?: Sports,
): Promise<SportHouse> {
  const { config, db, writer, bus, world, settings, stops, beacon, standing } = deps;
  const telling = tellingBy(world.now);
  const stop = new AbortController();
  return new SportHouse({
    ...(sports ?? (await sportsOf(deps))),
    db,
    writer,
    bus,
    world,
    settings: () =>
      standing.condition === 'full' ? { ...settings.values.sport, betting: 'stopped' } : settings.values.sport,
    stops,
    telling,
    beacon,
    stop,
    clock: eventClock(world, config.sportPace, stop.signal),
    ...matches,
  });
}

/** Simulators and recordings, of whichever there are. */
export async function sportsOf({ config, db, world }: Pick<SportDeps, 'config' | 'db' | 'world'>): Promise<Sports> {
  const { recordings, faults } = await recordingsIn(config.recordings, world);
  const sports = played(config.sports);
  const codes = new Set(sports.map(({ code }) => code));
  const programme = { seed: world.secret(), speed: 1 / config.sportPace, sports: codes };
  return {
    isOpen: sports.length + recordings.size > 0,
    faults,
    // What a feed told, no simulator can go on with: only those that it invented have strengths.
    sportOf: ({ id, sport, strengths }) =>
      recordings.get(id)?.sport ?? (strengths && sports.find(({ code }) => code === sport)),
    due: async known => {
      const now = world.now();
      const wanted = new Set(startsDue(now, known, programme).map(({ sport }) => sport));
      const taken = wanted.size > 0 ? await lastSeasons(db, [...wanted]) : [];
      return [
        ...notYet(
          [...recordings.values()].map(({ fixture }) => fixture),
          known.map(({ fixture }) => fixture),
        ),
        ...fixturesDue(now, known, programme, taken),
      ];
    },
  };
}

const played = (codes: Config['sports']): readonly SomeSport[] =>
  codes === 'all' ? SPORTS : SPORTS.filter(({ code }) => codes.includes(code));

interface Recorded {
  readonly sport: SomeSport;
  readonly fixture: Fixture;
}

/** A recording begins a minute after the house is opened, so that there is something to bet on before. */
const AHEAD_MS = 60_000;

/** By the ids of their fixtures, and what could not be read. */
async function recordingsIn(
  folder: string | undefined,
  world: World,
): Promise<{ readonly recordings: ReadonlyMap<string, Recorded>; readonly faults: readonly string[] }> {
  if (folder === undefined) return { recordings: new Map(), faults: [] };
  const read = await readRecordings(folder);
  const recorded = read.recordings.map(({ sport, fixtureAt }) => ({
    sport,
    fixture: fixtureAt(after(world.now(), AHEAD_MS)),
  }));
  return { recordings: new Map(recorded.map(each => [each.fixture.id, each])), faults: read.faults };
}

const notYet = (wanted: readonly Fixture[], known: readonly Fixture[]): Fixture[] =>
  wanted.filter(({ id }) => !known.some(fixture => fixture.id === id));
