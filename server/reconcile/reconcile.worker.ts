import { parentPort } from 'node:worker_threads';
import { Client } from 'pg';
import '../db/db.ts'; // how numbers and times are read
import { type Followed, followed, reconcile } from './reconcile.ts';
import { inSnapshot } from './snapshot.ts';
import type { PassReply, PassRequest } from './thread.ts';

let before: Followed | undefined;

parentPort?.on('message', (request: PassRequest) => void answer(request).then(reply => parentPort?.postMessage(reply)));

/** All of the books is long, and nobody waits for it. */
const PATIENCE = { connectionTimeoutMillis: 10_000, statement_timeout: 30 * 60_000, keepAlive: true };

async function answer({ url, checkpoint, auditKey }: PassRequest): Promise<PassReply> {
  const client = new Client({ connectionString: url, ...PATIENCE });
  client.on('error', () => {}); // its query fails with it
  try {
    await client.connect();
    if (!checkpoint) before = undefined;
    const known = (before ??= followed(auditKey && Buffer.from(auditKey)));
    return { verdict: await inSnapshot(client, db => reconcile(db, checkpoint, known)) };
  } catch (error) {
    before = undefined;
    return { failed: String(error) };
  } finally {
    await client.end().catch(() => {});
  }
}
