import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, platform, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDb } from '@maidan/server/db/db';
import { MortalServer } from '@maidan/server/mortalServer';
import { databaseUrl, type Postgres, startPostgres } from '@maidan/server/db/postgres';
import { isSent, processesOf, readPostmaster } from '@maidan/server/db/postmaster';
import { firstFreePort } from '../../ports.ts';

/* `npm start` on loopback with a folder of its own, and what can be done to it. */

export interface MortalHouse {
  readonly folder: string;
  readonly server: MortalServer;
  readonly postgres: Postgres;
  readonly db: Db;
  remove(): Promise<void>;
}

export async function mortalHouse(env: Readonly<Record<string, string>>): Promise<MortalHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-mortal-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
  const server = new MortalServer('', await firstFreePort('127.0.0.1', 24_000), { DATA_DIR: folder, ...env });
  await server.start();
  const postgres = await startPostgres(join(folder, 'postgres'));
  const db = openDb(databaseUrl(postgres.url, 'maidan'), 2);
  const remove = async (): Promise<void> => {
    await db.end();
    await (await startPostgres(join(folder, 'postgres'))).stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, server, postgres, db, remove };
}

/** It gives way, with every thread, to whatever else is measured here: players’ phones are elsewhere. */
export function giveWay({ server, postgres }: MortalHouse): void {
  for (const pid of [server.pid, ...processesOf(clusterOf(postgres))])
    try {
      for (const thread of threadsOf(pid)) setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch (error) {
      if (pid === server.pid) throw error; // a connection’s process may have ended meanwhile
    }
}

/** Linux keeps a priority for each thread; those started later have that of the one that starts them. */
const threadsOf = (pid: number): number[] =>
  platform() === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];

export const clusterOf = ({ folder }: Postgres): string => join(folder, 'cluster');

/** False when it is just being started. */
export function killPostmaster(postgres: Postgres): boolean {
  const postmaster = readPostmaster(clusterOf(postgres));
  return postmaster !== undefined && isSent('SIGKILL', postmaster.pid);
}

/** PostgreSQL and all that it has made stand still meanwhile; a house that is started then may wake it before. */
export async function hang(postgres: Postgres, meanwhile: () => Promise<unknown>): Promise<void> {
  const stopped = processesOf(clusterOf(postgres));
  for (const pid of stopped) isSent('SIGSTOP', pid);
  await meanwhile();
  const left = processesOf(clusterOf(postgres));
  for (const pid of stopped) if (left.includes(pid)) isSent('SIGCONT', pid);
}
