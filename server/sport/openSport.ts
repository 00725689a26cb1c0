import type { Bus } from '../bus.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import type { World } from '../world.ts';
import type { Writer } from '../writer.ts';
import { eventClock } from './eventClock.ts';
import { SportHouse } from './sportHouse.ts';

export interface SportDeps {
  readonly config: Pick<Config, 'sports' | 'sportPace'>;
  readonly db: Db;
  readonly writer: Writer;
  readonly bus: Bus;
  readonly world: World;
}

/** What is told of a match is gathered this long. */
const SOON_MS = 50;

/** The sports of this house, as its configuration says. */
export async function openSport({ config, db, writer, bus, world }: SportDeps): Promise<SportHouse> {
  const telling = { now: world.now, soon: (act: () => void) => void setTimeout(act, SOON_MS).unref() };
  return new SportHouse({
    db,
    writer,
    bus,
    world,
    telling,
    clock: eventClock(world, config.sportPace, new AbortController().signal),
    sports: [],
    due: () => [],
  });
}
