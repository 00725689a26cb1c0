import type { FaultRule } from '@maidan/contract/reconciliation';
import { expect } from 'vitest';
import type { Millis } from '@maidan/core/ids';
import type { Db, Queryable } from '../db/db.ts';
import type { Fault } from './fault.ts';
import { type Checkpoint, reconcile } from './reconcile.ts';

/* For tests: faults that are put into the books behind the house's back. */

/** Written as somebody would who can reach the database: the triggers keep the sum at zero all the same. */
export const move = (id: string, from: string, to: string, amount: number, kind: string, ref = 'planted'): string =>
  `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
   values ('${id}', '${from}', '${to}', ${amount}, '${kind}', '${ref}', now())`;

/** With the guards of a table off meanwhile, and put back as they were: what is left to find is what was done. */
export const off = (table: string, sql: string): string =>
  `alter table ${table} disable trigger user; ${sql}; ${on(table)}`;

const on = (table: string): string => `do $$
  declare guard text;
  begin
    for guard in select tgname from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal loop
      execute format('alter table ${table} enable always trigger %I', guard);
    end loop;
  end $$`;

export interface Plant {
  readonly words: string;
  readonly sql: () => string;
  readonly rule: FaultRule;
  /** Where it leads. */
  readonly found: () => object;
  /** Money did not move for it, or it is of long ago: the nightly pass finds it, a step need not. */
  readonly isOld?: true;
}

/** Looks at the books with this in them, and takes it out again. */
export async function planted(db: Db, sql: string, look: (client: Queryable) => Promise<void>): Promise<void> {
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query(sql);
    await look(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Lists of transfers match by their length, or by those that are named. */
const asymmetric = (found: object): object =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => {
      if (name !== 'transfers') return [name, value];
      if (!Array.isArray(value)) return [name, expect.objectContaining(value as object)];
      return [name, expect.arrayContaining(value.filter(each => typeof each === 'string'))];
    }),
  );

/** Where a pass over everything that is there came to. */
export async function checkpointIn(db: Db, at: Millis): Promise<Checkpoint> {
  const { upTo, faults } = await reconcile(db, undefined);
  expect(faults).toEqual([]);
  await db.query(
    `insert into reconciled_balances select account, sum(amount) from (
       select from_account as account, -amount as amount from transfers union all select to_account, amount from transfers
     ) as sides group by account`,
  );
  return { upTo, at };
}

/** Planted, what a pass over everything finds, and what a step does unless it is of long ago. */
export async function foundIn(db: Db, { sql, isOld }: Plant, checkpoint: Checkpoint): Promise<(readonly Fault[])[]> {
  const found: (readonly Fault[])[] = [];
  await planted(db, sql(), async client => {
    for (const from of isOld ? [undefined] : [undefined, checkpoint])
      found.push((await reconcile(client, from)).faults);
  });
  return found;
}

/** How it is named, and where it leads. */
export const named = ({ rule, found }: Plant): unknown => expect.objectContaining({ rule, ...asymmetric(found()) });
