import { expect } from 'vitest';
import type { Client, Db, Queryable } from '../db/db.ts';

/** A database whose commits wait: everything is written, and nobody else sees it yet. */
export function slowToCommit(db: Db) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const connect = async (): Promise<Client> => {
    const client = await db.connect();
    const sent: Promise<unknown>[] = [];
    const query = async (...parameters: Parameters<Client['query']>): Promise<unknown> => {
      if (String(parameters[0]).toLowerCase() === 'commit') {
        await Promise.all(sent); // a commit is sent without waiting for what is before it
        reached.resolve();
        await released.promise;
      }
      const answer = client.query(...parameters) as unknown as Promise<unknown>;
      sent.push(answer);
      return answer;
    };
    return { query, release: (error?: boolean) => client.release(error) } as unknown as Client;
  };
  return { db: { connect } as unknown as Db, reached: reached.promise, release: released.resolve };
}

/** A second group has come to where the first one has not let go. */
export async function somebodyWaits(db: Queryable): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]!.count;
    })
    .toBeGreaterThan(0);
}

const LOCKS = {
  entries: (client: Queryable) => client.query('lock table contest_entries in share mode'),
  spins: (client: Queryable) => client.query('lock table spins in share mode'),
};

/**
 * Nobody writes into this table until it is let go. Who comes there has sent all there is to write, and the commit with it: lost,
 * nothing of it counts; let go, all of it does, also if whoever sent it is dead by then.
 */
export async function heldUp(db: Db, lock: keyof typeof LOCKS) {
  const client = await db.connect();
  await client.query('begin');
  await LOCKS[lock](client);
  const letGo = async (): Promise<void> => {
    await client.query('rollback');
    client.release();
    await nobodyWrites(db);
  };
  const lose = async (): Promise<void> => {
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await letGo();
  };
  return { reached: () => somebodyWaits(db), letGo, lose };
}

/** Transactions that nobody waits for any more have come to their end. */
async function nobodyWrites(db: Queryable): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
      );
      return rows[0]!.count;
    })
    .toBe(0);
}
