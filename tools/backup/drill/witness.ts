import type { Queryable } from '@maidan/server/db/db';

/* What anybody could see of the house before it was destroyed: rows that are never changed, by what they say. */

export interface Seen {
  readonly transfers: ReadonlyMap<string, string>;
  readonly journal: ReadonlyMap<string, string>;
}

/** PostgreSQL shows nothing to anybody that is not durable wherever it has to be. */
export async function witness(db: Queryable): Promise<Seen> {
  const { rows: transfers } = await db.query('select id, md5(transfers::text) as digest from transfers');
  const { rows: journal } = await db.query('select id, md5(journal::text) as digest from journal');
  const byId = (rows: readonly { id: string; digest: string | null }[]) =>
    new Map(rows.map(({ id, digest }) => [id, digest ?? '']));
  return { transfers: byId(transfers), journal: byId(journal) };
}

/** How many of these are not there any more, or are others. */
export const missing = (seen: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): number =>
  [...seen].filter(([id, digest]) => now.get(id) !== digest).length;

/** Keys that were acknowledged and that the database does not remember. */
export async function forgotten(db: Queryable, acknowledged: Iterable<string>): Promise<readonly string[]> {
  const { rows } = await db.query(`select split_part(key, '/', 2) as key from commands`);
  const known = new Set(rows.map(({ key }) => key));
  return [...acknowledged].filter(key => !known.has(key));
}
