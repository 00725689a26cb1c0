import { after } from '@maidan/core/ids';
import { type House, openHouse } from '@maidan/server/app';
import type { Config } from '@maidan/server/config';
import { realWorld } from '@maidan/server/world';
import type { TradersOrder, TradersReport } from './orderers.ts';
import { quietFixture, quietSport } from './quietSport.ts';
import { telling } from './told.ts';

/* A house where orders are placed, and how its traders are told what to do. */

export const UNHURRIED = { signIn: 1e9, register: 1e9, write: 1e9, read: 1e9, costly: 1e9 };

export const quietEvents = (count: number): string[] => Array.from({ length: count }, (_, n) => `quiet-${n + 1}`);

/** Matches that never begin, whose markets let nobody wait. */
export async function openFloor(
  databaseUrl: string,
  events: readonly string[],
  change: Partial<Config> = {},
): Promise<House> {
  const { now } = realWorld;
  let isAnnounced = false;
  const stop = new AbortController();
  const never = new Promise<void>((_, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason)),
  );
  never.catch(() => {}); // nobody may be waiting when the house closes
  const house = await openHouse({
    databaseUrl,
    config: { port: 0, perMinute: UNHURRIED, sports: ['tennis'], tables: [], ...change },
    matches: {
      stop,
      clock: { now, in: now, since: after, until: at => (at > now() ? never : Promise.resolve()) },
      sportOf: () => quietSport,
      due: () => (isAnnounced ? [] : ((isAnnounced = true), events.map(id => quietFixture(id, after(now(), A_DAY))))),
    },
  });
  await house.deps.sport.scheduled();
  return house;
}

const A_DAY = 86_400_000;

export const told = telling<TradersOrder, TradersReport>();
