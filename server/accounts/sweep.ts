import { after, type Millis } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { NOTICES_MS } from '../inbox/store.ts';
import { FORGOTTEN_MS } from './attempts.ts';
import { REMEMBERED_MS } from './prove.ts';

/** What nobody asks for any more, and since when. No session lasts as long as it is remembered. */
const SWEPT = [
  { table: 'sessions', key: 'id', time: 'started_at', keptMs: REMEMBERED_MS },
  { table: 'staff_sessions', key: 'id', time: 'started_at', keptMs: REMEMBERED_MS },
  { table: 'mails', key: 'id', time: 'at', keptMs: REMEMBERED_MS },
  { table: 'mail_links', key: 'hash', time: 'at', keptMs: REMEMBERED_MS },
  { table: 'notices', key: 'id', time: 'at', keptMs: NOTICES_MS },
  { table: 'login_failures', key: 'name', time: 'last_at', keptMs: FORGOTTEN_MS },
] as const;

/** Few enough that nobody who signs in meanwhile waits for it. */
const BATCH = 1_000;

/**
 * Sweeps away old sessions, with their refresh cookies, mails with their links, what players were told, and failed sign-ins
 * that no longer count. Accounts stay, also demo accounts that nobody will come back to: the ledger names them, and it
 * forgets nothing.
 */
export async function sweep({ db, world }: Pick<Deps, 'db' | 'world'>, batch = BATCH): Promise<void> {
  const now = world.now();
  for (const swept of SWEPT) while ((await sweepSome(db, swept, now, batch)) === batch);
}

async function sweepSome(
  db: Queryable,
  { table, key, time, keptMs }: (typeof SWEPT)[number],
  now: Millis,
  batch: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from ${table} where ${key} in (
       select ${key} from ${table} where ${time} <= $1 order by ${time} limit $2 for update skip locked)`,
    [timestamp(after(now, -keptMs)), batch],
  );
  return rowCount ?? 0;
}
