import type { FaultRule } from '@maidan/contract/reconciliation';
import type { Db, Queryable } from '../db/db.ts';
import { Turns } from '../work/turns.ts';
import { followed, reconcile, type Verdict } from './reconcile.ts';
import type { SportOf } from './plans.ts';

/**
 * Everything that is read is of one moment, and nothing can be written: what the house does meanwhile is left to the next.
 * At that moment no writer has numbers that it has not committed, or the next pass would begin behind them.
 */
export async function inSnapshot<T>(client: Queryable, read: (db: Queryable) => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    await client.query('savepoint moment');
    await client.query('lock table commands, transfers in share mode'); // writers end, and none begins
    await client.query('select 1'); // the moment
    await client.query('rollback to savepoint moment'); // they go on
    return await read(oneByOne(client));
  } finally {
    await client.query('commit').catch(() => {}); // nothing was written
  }
}

/** One connection answers one question at a time. */
function oneByOne(client: Queryable): Queryable {
  const turns = new Turns();
  const query = (...asked: Parameters<Queryable['query']>): Promise<unknown> =>
    turns.take(() => client.query(...asked));
  return { query: query as Queryable['query'] };
}

/** For tests: the books of a house agree with all that happened in it, but for what a test did to it. */
export async function mustReconcile(db: Db, known: readonly FaultRule[] = [], sportOf?: SportOf): Promise<Verdict> {
  const client = await db.connect();
  try {
    const verdict = await inSnapshot(client, moment => reconcile(moment, undefined, followed(undefined, sportOf)));
    const faults = verdict.faults.filter(({ rule }) => !known.includes(rule));
    if (faults.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(faults)}`);
    return verdict;
  } finally {
    client.release();
  }
}
