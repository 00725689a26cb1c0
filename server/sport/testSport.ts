import type { Millis } from '@maidan/core/ids';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { localBeacon } from '../casino/beacon.ts';
import { SportHouse } from './sportHouse.ts';
import type { SportOptions } from './sportOptions.ts';

interface Played extends Pick<SportOptions, 'due'>, Partial<Pick<SportOptions, 'db' | 'stop'>> {
  readonly world: TestWorld;
  readonly pace?: number;
  /** What it was to wait for has come. */
  waited?(sport: SportHouse): Promise<void>;
}

/** A sport of a test house, played by the clock of the test: whoever waits is there at once. */
export function playedBy(house: House, sport: SomeSport, { world, pace, waited, ...options }: Played): SportHouse {
  const { db, writer, bus, settings } = house.deps;
  const played: SportHouse = new SportHouse({
    db,
    writer,
    bus,
    world,
    settings: () => settings.values.sport,
    telling: { now: world.now, soon: act => act() },
    beacon: localBeacon(world),
    clock: {
      now: world.now,
      ...(pace !== undefined && { pace }),
      in: ms => (world.now() + ms) as Millis,
      since: (from, ms) => (from + ms) as Millis,
      until: async at => {
        if (at > world.now()) world.pass(at - world.now());
        await waited?.(played);
      },
    },
    isOpen: true,
    sportOf: () => sport,
    stop: new AbortController(),
    ...options,
  });
  return played;
}
