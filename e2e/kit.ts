import { type House, openHouse } from '@maidan/server/app';
import type { Clock } from '@maidan/server/clock';
import type { Config } from '@maidan/server/config';
import type { Matches } from '@maidan/server/sport/openSport';
import type { World } from '@maidan/server/world';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { inject } from 'vitest';

// What a browser test starts with, in one import.
export { axe } from './kit/axe.ts';
export { ask, newcomer, person, type Player, register, signIn } from './kit/people.ts';
export { colleague, staffPage } from './kit/staff.ts';
export { resize, visit, widths } from './kit/visit.ts';
export { walk } from './kit/walk.ts';
export { isWhole } from './kit/whole.ts';

export interface HouseOptions {
  readonly config?: Partial<Config>;
  /** Where several nodes are one house, it is theirs together. */
  readonly databaseUrl?: string;
  /** A test that waits for hours hands in its own clock. */
  readonly world?: World;
  /** A test that plays tables by hand owns their clocks. */
  readonly clockOf?: (code: string) => Clock;
  /** A test that plays matches by hand: see sport/matchday.ts. */
  readonly matches?: Matches;
}

/** Nobody is held back for being quick, unless a test asks for that. */
const UNHURRIED = { signIn: 1_000_000, register: 1_000_000, write: 1_000_000, read: 1_000_000, costly: 1_000_000 };

/** The whole product on a fresh database and a free port: `const it = await house()`, and `it.close()` afterwards. */
export async function house({ config, databaseUrl, world, clockOf, matches }: HouseOptions = {}): Promise<House> {
  const database = databaseUrl === undefined ? await freshDatabase() : { url: databaseUrl, drop: async () => {} };
  const open = await openHouse({
    databaseUrl: database.url,
    config: { port: 0, webDir: inject('webDir'), perMinute: UNHURRIED, ...config },
    ...(world && { world }),
    ...(clockOf && { clockOf }),
    ...(matches && { matches }),
  });
  return {
    ...open,
    close: async () => {
      await open.close();
      await database.drop();
    },
  };
}
