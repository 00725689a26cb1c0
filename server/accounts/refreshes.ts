import type { Millis } from '@maidan/core/ids';
import { type Client, timestamp } from '../db/db.ts';
import { digestOf } from './secrets.ts';

/* SQL of refresh cookies: each works once, and the next comes with the answer. */

/** How long one that was just replaced still works: two tabs renew at the same moment, and answers get lost. */
export const GRACE_MS = 60_000;

/** The session it was made for, whatever has become of either. */
export async function sessionOf(client: Client, refresh: string): Promise<string | undefined> {
  const { rows } = await client.query('select session_id as session from session_refreshes where hash = $1', [
    digestOf(refresh),
  ]);
  return rows[0]?.session;
}

/**
 * Puts the next in the place of one that is used. False when that was replaced long ago: whoever has it still, it is not
 * the browser that was given the next. The caller has locked the session.
 *
 * Who uses one that was just replaced gets another beside the one its twin got. Which of the two the browser keeps is
 * known when it is used, and then the other is replaced with it.
 */
export async function replace(client: Client, used: string, next: string, now: Millis): Promise<boolean> {
  const { rows } = await client.query(
    'select session_id as session, replaced_at as replaced from session_refreshes where hash = $1',
    [digestOf(used)],
  );
  const found = rows[0];
  if (!found || (found.replaced !== null && now - found.replaced >= GRACE_MS)) return false;
  if (found.replaced === null) {
    await client.query('update session_refreshes set replaced_at = $2 where session_id = $1 and replaced_at is null', [
      found.session,
      timestamp(now),
    ]);
  }
  await client.query('insert into session_refreshes (hash, session_id) values ($1, $2)', [
    digestOf(next),
    found.session,
  ]);
  return true;
}
