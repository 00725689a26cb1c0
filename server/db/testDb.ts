import { afterAll } from 'vitest';
import { type Db, openDb } from './db.ts';

/** A database that a file of tests has for itself. */
export interface Own {
  readonly url: string;
  drop(): Promise<void>;
}

/** Connections to a database of one's own. Both last as long as the file of tests that asks for them. */
export function testDb({ url, drop }: Own, connections?: number): { readonly db: Db; readonly url: string } {
  const db = openDb(url, connections);
  afterAll(async () => {
    await db.end();
    await drop();
  });
  return { db, url };
}

/** What is opened on a database of one's own lasts as long as the file of tests, and so does the database. */
export async function lasting<T extends { close(): Promise<unknown> }>(
  database: Own,
  open: (url: string) => Promise<T>,
): Promise<T> {
  const opened = await open(database.url);
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });
  return opened;
}
