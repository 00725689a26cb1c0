import type { FaultRule } from '@maidan/contract/reconciliation';
import { expect } from 'vitest';
import type { Db, Queryable } from '../db.ts';

/* For tests: faults that are put into the books behind the house's back. */

/** Written as somebody would who can reach the database: the triggers keep the sum at zero all the same. */
export const move = (id: string, from: string, to: string, amount: number, kind: string, ref = 'planted'): string =>
  `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
   values ('${id}', '${from}', '${to}', ${amount}, '${kind}', '${ref}', now())`;

export const off = (table: string, sql: string): string =>
  `alter table ${table} disable trigger user; ${sql}; alter table ${table} enable trigger user`;

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
export const asymmetric = (found: object): object =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => {
      if (name !== 'transfers') return [name, value];
      if (!Array.isArray(value)) return [name, expect.objectContaining(value as object)];
      return [name, expect.arrayContaining(value.filter(each => typeof each === 'string'))];
    }),
  );
