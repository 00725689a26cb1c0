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
