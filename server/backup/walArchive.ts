import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../db/db.ts';
import { asAdmin } from '../db/postgres.ts';
import { type Piece, Replication } from './replication.ts';
import { WalFiles } from './walFiles.ts';

/** What the database calls the one that receives its log. */
const ARCHIVE = 'maidan_archive';
const LOOK_MS = 20;

/** How the one that receives the log stands. */
export interface ArchiveReading {
  readonly isConnected: boolean;
  /** How much of the log the database keeps because it was not received yet. */
  readonly behindBytes: number;
}

/** Undefined where the log was never received. */
export async function archiveOf(db: Queryable): Promise<ArchiveReading | undefined> {
  const { rows } = await db.query(
    `select active, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::bigint as behind
     from pg_replication_slots where slot_name = $1`,
    [ARCHIVE],
  );
  return rows[0] && { isConnected: rows[0].active ?? false, behindBytes: Number(rows[0].behind ?? 0) };
}

/** The log of a database is being received: what it acknowledges is in two places. */
export interface WalArchive {
  /** Rejects when it has ended and was not asked to. */
  readonly ended: Promise<void>;
  /** From now on the database waits for nobody, and its log is received no more. */
  close(): Promise<void>;
}

/**
 * Receives the log of a database into a folder. From when it has caught up the database acknowledges nothing that is not
 * durable here as well; should this end without being asked to, the database waits for the next one.
 */
export async function receiveWal(url: string, folder: string): Promise<WalArchive> {
  const replication = await Replication.open(url, ARCHIVE);
  const identity = await replication.identify();
  const files = new WalFiles(folder, identity);
  await replication.keepFor(ARCHIVE);
  const pieces: Piece[] = [];
  let isClosing = false;
  let working: Promise<void> | undefined;
  let durable = files.next;
  const over = new AbortController();
  const fail = Promise.withResolvers<never>();
  const work = async (): Promise<void> => {
    while (pieces.length > 0) {
      for (const piece of pieces.splice(0)) if (piece.bytes.length > 0) durable = await files.write(piece);
      await files.flush(); // many at once, as the writer commits
      replication.confirm(durable);
    }
    working = undefined;
  };
  const take = (piece: Piece): void => {
    pieces.push(piece);
    working ??= work().catch(fail.reject);
  };
  const following = replication.follow(durable, identity.timeline, ARCHIVE, take);
  const ended = Promise.race([following, fail.promise]).catch(async (error: unknown) => {
    over.abort();
    await replication.end();
    await working;
    await files.close();
    if (!isClosing) throw error;
  });
  ended.catch(() => {}); // whoever follows is told; nobody has to
  await Promise.race([waitFor(url, over.signal), ended]);
  return {
    ended,
    close: async () => {
      isClosing = true;
      await askFor(url, '');
      await replication.end();
      await ended;
    },
  };
}

/** Once it has caught up, and not before, the database waits for it. */
async function waitFor(url: string, over: AbortSignal): Promise<void> {
  await until(url, 'state', 'streaming', over);
  if (!over.aborted) await askFor(url, ARCHIVE);
  await until(url, 'sync_state', 'sync', over);
}

async function until(url: string, what: 'state' | 'sync_state', isSo: string, over: AbortSignal): Promise<void> {
  await asAdmin(url, async admin => {
    const sql = `select 1 from pg_stat_replication where application_name = $1 and ${what} = $2`;
    while (!over.aborted && (await admin.query(sql, [ARCHIVE, isSo])).rowCount === 0) await pause(LOOK_MS);
  });
}

/** For whom it waits, or for nobody: also how a house goes on whose archive is gone for good. */
export async function askFor(url: string, names: string): Promise<void> {
  await asAdmin(url, async admin => {
    await admin.query(`alter system set synchronous_standby_names = '${names}'`);
    await admin.query('select pg_reload_conf()');
  });
}
