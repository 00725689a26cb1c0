import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asAdmin, databaseUrl } from '@maidan/server/db/postgres';
import { TEMPLATE } from './testDatabase.ts';

/** An empty, migrated database of one's own, for a test or a file of tests. */
export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(admin, client => client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`));
  return {
    url: databaseUrl(admin, name),
    drop: async () => {
      await asAdmin(admin, client => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
