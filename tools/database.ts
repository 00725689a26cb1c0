import { join } from 'node:path';
import { HouseLock } from '@maidan/server/db/houseLock';
import { ensureDatabase, runningAt, startPostgres } from '@maidan/server/db/postgres';
import { Standing } from '@maidan/server/standing';
import { ROOT } from './sources.ts';

export interface Database {
  readonly url: string;
  /** Where the data is, in words. */
  readonly where: string;
  /** Where the files of our own PostgreSQL are. */
  readonly folder: string | undefined;
  /** Money has one writer, so a database has one house: true when no other is open on it. */
  readonly isOurs: boolean;
  readonly standing: Standing;
  /** Which opening of the house this is: after a lost connection it sees by that whether another was here. */
  opened(opening: number): void;
  /** Stops the embedded PostgreSQL, unless another house lives on it. */
  close(): Promise<void>;
}

/**
 * The database of DATABASE_URL, or our own PostgreSQL with its files under .data, or under DATA_DIR. A lost connection is
 * made again, and our own PostgreSQL started again. `ousted` is called when another house has taken the database; nodes of one
 * house share it.
 */
export async function openDatabase(
  ousted: () => void = () => {},
  isShared = Boolean(process.env['NATS_URL']),
): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  const postgres = given ? undefined : await startPostgres(join(dataDir(), 'postgres'));
  const url = given || (await ensureDatabase(postgres?.url ?? '', 'maidan'));
  const standing = new Standing();
  const say = (sentence: string): void => console.error(sentence);
  const revive = postgres && { revive: postgres.revive };
  const lock = await HouseLock.take({ url, standing, ousted, say, isShared, ...revive });
  return {
    url,
    where: postgres?.folder ?? 'DATABASE_URL',
    folder: postgres?.folder,
    isOurs: lock !== undefined,
    standing,
    opened: opening => lock?.opened(opening),
    close: async () => {
      await lock?.end();
      if (lock) await postgres?.stop();
    },
  };
}

/** Where the database is that runs, if one does: for who copies it while a house works on it. */
export const runningDatabase = (): string | undefined =>
  process.env['DATABASE_URL'] || runningAt(join(dataDir(), 'postgres'));

/** Where backups go: on another disk, or another machine's, they outlive this one. */
export const backupDir = (): string => process.env['BACKUP_DIR'] || join(ROOT, '.backup');

/** What a house keeps outside the repository. */
export const dataDir = (): string => process.env['DATA_DIR'] || join(ROOT, '.data');
