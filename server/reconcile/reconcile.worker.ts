import { Client } from 'pg';
import '../db/db.ts'; // how numbers and times are read
import { answering } from '../work/thread.ts';
import { type Followed, followed, reconcile, type Verdict } from './reconcile.ts';
import { inSnapshot } from './snapshot.ts';
import type { Pass } from './thread.ts';

let before: Followed | undefined;

/** All of the books is long, and nobody waits for it. */
const PATIENCE = { connectionTimeoutMillis: 10_000, statement_timeout: 30 * 60_000, keepAlive: true };

answering<Pass, Verdict>(async ({ url, checkpoint, auditKey }) => {
  const client = new Client({ connectionString: url, ...PATIENCE });
  client.on('error', () => {}); // its query fails with it
  try {
    await client.connect();
    if (!checkpoint) before = undefined;
    const known = (before ??= followed(auditKey));
    return await inSnapshot(client, db => reconcile(db, checkpoint, known));
  } catch (error) {
    before = undefined;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
});
