import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@maidan/games/index';
import { backUp } from '@maidan/server/backup/baseBackup';
import { restore } from '@maidan/server/backup/restore';
import { Shelf } from '@maidan/server/backup/shelf';
import { receiveWal } from '@maidan/server/backup/walArchive';
import { Onlooker } from '@maidan/server/casino/onlooker';
import { openDb } from '@maidan/server/db/db';
import { databaseUrl, type Postgres, startPostgres } from '@maidan/server/db/postgres';
import { putDown } from '@maidan/server/db/postmaster';
import { realWorld } from '@maidan/server/world';
import { complaintsAfter } from '../bench/hostile/aftermath.ts';
import { type MortalHouse, mortalHouse } from '../bench/hostile/mortalHouse.ts';
import { Told, Victim } from '../bench/hostile/victims.ts';

interface Rehearsal {
  readonly players: number;
  /** The blow falls when so many are acknowledged; the backup is made at half of them. */
  readonly bets: number;
  say(sentence: string): void;
}

export interface Rehearsed {
  /** Before the blow. */
  readonly acknowledged: number;
  /** Of those, how many the restored database does not have. */
  readonly lost: number;
  /** From the blow until the database was back, and until the house answered. */
  readonly restoredMs: number;
  readonly openMs: number;
  /** Whatever does not agree when it is all over. */
  readonly complaints: readonly string[];
}

const GAME = 'teen20';
/** Quicker, nobody could bet: windows close a while before their end. */
const ENV = { TABLES: GAME, SPORTS: '', PACE: '0.3' };

/** A backup under load, a blow that leaves nothing, and the house again from what is on the shelf. */
export async function rehearse({ players, bets, say }: Rehearsal): Promise<Rehearsed> {
  const shelfFolder = mkdtempSync(join(tmpdir(), 'maidan-shelf-'));
  const shelf = new Shelf(shelfFolder);
  const house = await mortalHouse(ENV);
  const told = new Told();
  try {
    const archive = await receiveWal(house.postgres.url, shelf.wal);
    const crowd = await crowdOf(house, players, told);
    await crowd.reached(bets / 2);
    await backUp(house.postgres.url, shelf, realWorld.now);
    say(`A backup was made after ${told.ids.bets.size} bets, while they went on.`);
    await crowd.reached(bets);
    const struck = performance.now();
    await destroy(house);
    const acknowledged = [...told.ids.bets];
    await archive.ended.catch(() => {}); // its database is gone
    say(`The house and its database were destroyed after ${acknowledged.length} bets.`);
    const { lost, restoredMs } = await restored(house, shelf, acknowledged, struck);
    await house.server.start();
    const openMs = performance.now() - struck;
    await crowd.over();
    await house.server.stop();
    return { acknowledged: acknowledged.length, lost, restoredMs, openMs, complaints: await complaintsIn(house, told) };
  } finally {
    house.server.end();
    await house.remove();
    rmSync(shelfFolder, { recursive: true, force: true });
  }
}

/** Players who bet whenever a window opens, until they are told that it is over. */
async function crowdOf({ server }: MortalHouse, players: number, told: Told) {
  const game = (await gameOf(GAME))!;
  const victims = Array.from({ length: players }, (_, nth) => new Victim(server, 1, nth, told));
  for (const victim of victims) await victim.register();
  const betting = new Set<Promise<void>>();
  const ending = new AbortController();
  let wanted: { readonly count: number; readonly reached: () => void } | undefined;
  const onlooker = new Onlooker(server, [GAME], (code, event, view) => {
    if (event.type !== 'opened') return;
    for (const victim of victims) {
      const bets = (async () => {
        for (const until = Date.now() + WINDOW_MS; Date.now() < until && !ending.signal.aborted;) {
          await victim.bet(code, game, view);
          if (wanted && told.ids.bets.size >= wanted.count) wanted.reached();
        }
      })();
      betting.add(bets.finally(() => betting.delete(bets)));
    }
  });
  const looking = onlooker.look();
  return {
    reached: (count: number) =>
      new Promise<void>(reached => (told.ids.bets.size >= count ? reached() : (wanted = { count, reached }))),
    over: async () => {
      ending.abort();
      onlooker.go();
      await Promise.all([looking, ...betting]);
    },
  };
}

/** As long as a window of the table is open, about. */
const WINDOW_MS = 2_000;

/** As when the machine burns: no process ends by itself, and no file is left. */
async function destroy({ server, postgres }: MortalHouse): Promise<void> {
  server.end();
  await putDown(join(postgres.folder, 'cluster'), 0);
  rmSync(postgres.folder, { recursive: true, force: true });
}

async function restored({ folder }: MortalHouse, shelf: Shelf, acknowledged: readonly string[], struck: number) {
  const postgres = await restore(shelf, join(folder, 'postgres'));
  const restoredMs = performance.now() - struck;
  return { restoredMs, lost: await missing(postgres, acknowledged) };
}

async function missing(postgres: Postgres, acknowledged: readonly string[]): Promise<number> {
  const db = openDb(databaseUrl(postgres.url, 'maidan'), 1);
  try {
    const { rows } = await db.query('select id from bets');
    const kept = new Set(rows.map(({ id }) => String(id)));
    return acknowledged.filter(id => !kept.has(id)).length;
  } finally {
    await db.end();
  }
}

/** The house has stopped its database; it is started once more to be looked at. */
async function complaintsIn({ folder }: MortalHouse, told: Told): Promise<readonly string[]> {
  const postgres = await startPostgres(join(folder, 'postgres'));
  const db = openDb(databaseUrl(postgres.url, 'maidan'), 2);
  try {
    return (await complaintsAfter(db, told)).complaints;
  } finally {
    await db.end();
  }
}
