import { migrate } from '@maidan/server/db/migrate';
import { asAdmin, ensureDatabase, type Postgres } from '@maidan/server/db/postgres';
import type { TestProject } from 'vitest/node';
import { throwAwayPostgres } from './throwAway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects the superuser of the throw-away PostgreSQL to its database `postgres`. */
    postgresUrl: string;
  }
}

/** A database with every migration applied, from which each test makes its own in a fraction of a second. */
export const TEMPLATE = 'maidan_template';

/** Nothing of it outlives the machine, so nothing waits for the disk. What is committed outlives a killed server all the same. */
const HASTY = { fsync: 'off', full_page_writes: 'off' };

interface Shared {
  users: number;
  readonly postgres: Promise<Postgres>;
}

/** Every project reads this file for itself; what they share is the process. */
const run = globalThis as { maidanTestDatabase?: Shared | undefined };

/** One PostgreSQL for the whole run: it stops with the last project that asked for it. */
export default async function testDatabase(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.maidanTestDatabase ??= { users: 0, postgres: migrated() });
  shared.users += 1;
  const postgres = await shared.postgres;
  project.provide('postgresUrl', postgres.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    run.maidanTestDatabase = undefined;
    await postgres.stop();
  };
}

async function migrated(): Promise<Postgres> {
  const postgres = await throwAwayPostgres(HASTY);
  try {
    await migrate(await ensureDatabase(postgres.url, TEMPLATE));
    // PostgreSQL copies only databases to which nobody is connected.
    await asAdmin(postgres.url, admin => admin.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}
