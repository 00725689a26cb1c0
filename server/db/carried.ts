import type { Queryable } from './db.ts';

/*
 * What was there before the log had to say it (`before_guards`) is put there by migrations and by nobody else. So a digest of
 * it goes into the log in the transaction of the migration, and every pass compares: in a house that began with these
 * migrations there is nothing.
 */

export interface Carried {
  readonly rows: number;
  readonly digest: string;
}

export const CARRY = 'guards.carry';
export const CARRIED = 'before_guards';

/** The first migration that tells the log; what earlier ones put there is in its digest. */
export const FIRST_TOLD = '0046';

export async function carriedIn(db: Queryable): Promise<Carried> {
  const { rows } = await db.query(
    `select count(*) as rows, encode(sha256(convert_to(
       coalesce(string_agg(name || ' ' || value, e'\\n' order by name collate "C"), ''), 'UTF8')), 'hex') as digest
     from before_guards`,
  );
  return rows[0]!; // one row, always
}

/** As the log has it: none, if no migration found anything. */
export async function carriedAsTold(db: Queryable): Promise<Carried | undefined> {
  const { rows } = await db.query(
    'select after from audit where subject = $1 and action = $2 order by seq desc limit 1',
    [CARRIED, CARRY],
  );
  return (rows[0]?.after ?? undefined) as Carried | undefined; // as migrate.ts told it
}

/** Whether it is what the migrations left. */
export const isAsTold = (found: Carried, told: Carried | undefined): boolean =>
  told ? found.digest === told.digest : found.rows === 0;
