import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@maidan/core/random';
import { type Db, openDb } from '@maidan/server/db/db';
import type { MortalServer } from '@maidan/server/mortalServer';
import { databaseUrl, type Postgres, startPostgres } from '@maidan/server/db/postgres';
import { complaintsAfter } from './aftermath.ts';
import { CROWDED, gather } from './crowd.ts';
import { hang, killPostmaster, mortalHouse } from './mortalHouse.ts';
import { Told } from './victims.ts';

export interface KillsReport {
  readonly kills: Strikes;
  readonly commands: number;
  readonly acknowledged: Readonly<Record<keyof Told['ids'] | 'cashOuts', number>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly rounds: Readonly<Record<string, number>>;
  readonly digests: number;
  readonly seconds: number;
  readonly complaints: readonly string[];
}

interface Strikes {
  readonly house: number;
  readonly database: number;
  /** Times that PostgreSQL was stopped as if its machine hung, the house killed meanwhile in every other one. */
  readonly stops: number;
}

const PLAYERS = 8;
/** A blow falls when so many more commands are answered, or after so long: also while the house is still getting up. */
const BETWEEN = 30;
const LONGEST_MS = 10_000;
const BLOWS_A_STOP = 25;
const STOPPED_MS = 20_000;

/**
 * `npm start` on loopback with a folder of its own, players at its tables and in its books, and `kill -9` of the house or
 * of its PostgreSQL at random moments. Then it is closed, and everything is looked at.
 */
export async function kills(count: number, seed: number, say: (text: string) => void): Promise<KillsReport> {
  const began = performance.now();
  const house = await mortalHouse({ ...CROWDED, PACE: '0.3' });
  const { folder, server, postgres, db } = house;
  try {
    const told = new Told();
    const struck = await strikeUnderLoad({ server, postgres, db, told, count, seed, say });
    await server.stop();
    const aftermath = await afterClosing(folder, told);
    return {
      kills: struck,
      commands: told.commands,
      acknowledged: {
        bets: told.ids.bets.size,
        orders: told.ids.orders.size,
        cashOuts: told.cashOuts,
        deposits: told.ids.deposits.size,
        withdrawals: told.ids.withdrawals.size,
      },
      refusals: Object.fromEntries(told.refusals),
      seconds: Math.round((performance.now() - began) / 1_000),
      ...aftermath,
    };
  } finally {
    await house.remove();
  }
}

/** The house has stopped its database; it is started once more to be looked at. */
async function afterClosing(folder: string, told: Told) {
  const postgres = await startPostgres(join(folder, 'postgres'));
  const db = openDb(databaseUrl(postgres.url, 'maidan'), 2);
  try {
    return await complaintsAfter(db, told);
  } finally {
    await db.end();
  }
}

interface Fight {
  readonly server: MortalServer;
  readonly postgres: Postgres;
  readonly db: Db;
  readonly told: Told;
  readonly count: number;
  readonly seed: number;
  say(text: string): void;
}

async function strikeUnderLoad(fight: Fight): Promise<Strikes> {
  const disperse = await gather({ ...fight, players: PLAYERS });
  const struck = await strike(fight);
  await disperse();
  return struck;
}

async function strike({ server, postgres, told, count, seed, say }: Fight): Promise<Strikes> {
  const random = randomFrom(seed);
  const struck = { house: 0, database: 0, stops: 0 };
  const killHouse = async (): Promise<void> => {
    struck.house += 1;
    await server.kill();
  };
  while (struck.house + struck.database < count) {
    const enough = told.commands + 1 + random.below(BETWEEN);
    for (let waited = 0; told.commands < enough && waited < LONGEST_MS; waited += 20) await pause(20);
    await pause(random.below(50));
    const nth = struck.house + struck.database;
    if (nth >= BLOWS_A_STOP * (struck.stops + 1)) {
      struck.stops += 1;
      const isKilled = struck.stops % 2 === 0;
      await hang(postgres, () => Promise.all([pause(STOPPED_MS), isKilled && killHouse()]));
    } else if (random.below(2) === 0) await killHouse();
    else if (killPostmaster(postgres)) struck.database += 1; // or it is just being started
    if (nth > 0 && nth % 10 === 0) say(`${nth} of ${count} kills, ${struck.stops} stops, ${told.commands} commands`);
  }
  return struck;
}
