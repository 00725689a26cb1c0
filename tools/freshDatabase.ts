import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asAdmin, databaseUrl } from '@maidan/server/db/postgres';
import { TEMPLATE } from './testDatabase.ts';

/** An empty, migrated database of one's own, for a test or a file of tests. */
export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export const freshDatabase = (): Promise<FreshDatabase> => newDatabase(`TEMPLATE ${TEMPLATE}`);

/** One without any migration, for who applies those of another release. */
export const emptyDatabase = (): Promise<FreshDatabase> => newDatabase('');

async function newDatabase(how: string): Promise<FreshDatabase> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(admin, client => client.query(`CREATE DATABASE ${name} ${how}`));
  return {
    url: databaseUrl(admin, name),
    drop: async () => {
      await asAdmin(admin, client => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
