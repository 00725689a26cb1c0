import { join } from 'node:path';
import { ensureDatabase, startPostgres } from '@maidan/server/postgres';
import { Client } from 'pg';
import { ROOT } from './sources.ts';

export interface Database {
  readonly url: string;
  /** Where the data is, in words. */
  readonly where: string;
  /** Money has one writer, so a database has one house: true when no other is open on it. */
  readonly isOurs: boolean;
  /** Stops the embedded PostgreSQL, unless another house lives on it. */
  close(): Promise<void>;
}

/**
 * The database of DATABASE_URL, or our own PostgreSQL with its files under .data, or under DATA_DIR. `lost` is called
 * when the house can no longer be sure to be the only one on it.
 */
export async function openDatabase(lost: () => void = () => {}): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  const postgres = given ? undefined : await startPostgres(join(dataDir(), 'postgres'));
  const url = given || (await ensureDatabase(postgres?.url ?? '', 'maidan'));
  const lock = await takeHouse(url, lost);
  return {
    url,
    where: postgres?.folder ?? 'DATABASE_URL',
    isOurs: lock !== undefined,
    close: async () => {
      await lock?.end();
      if (lock) await postgres?.stop();
    },
  };
}

/** What a house keeps outside the repository. */
export const dataDir = (): string => process.env['DATA_DIR'] || join(ROOT, '.data');

/** Any number will do, as long as every process asks for the same lock. */
const HOUSE_LOCK = 4_827_193;

/** The lock lasts as long as its connection, and so ends with the process however that ends. */
async function takeHouse(url: string, lost: () => void): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, keepAlive: true });
  client.on('error', lost); // without its lock a house may no longer be the only one
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [HOUSE_LOCK]);
  if (rows[0]?.taken === true) return client;
  await client.end();
  return undefined;
}
