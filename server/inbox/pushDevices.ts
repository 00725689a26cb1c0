import type { Language } from '@maidan/contract/language';
import type { Millis, UserId } from '@maidan/core/ids';
import { digestOf } from '../accounts/secrets.ts';
import { type Queryable, timestamp } from '../db/db.ts';

/* The browsers that are pushed to: each by its address, and of the player who allowed it there last. */

interface Device {
  readonly user: UserId;
  readonly session: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** How many of one player: who allows it on another one loses the oldest. */
const MOST = 10;

/** What was on its way to somebody else in this browser does not arrive there any more. */
export async function keepDevice(db: Queryable, device: Device, now: Millis): Promise<string> {
  const { user, session, endpoint, p256dh, auth, language } = device;
  const id = digestOf(endpoint)
    .slice(0, 43)
    .replaceAll(/[^\w-]/g, '_');
  await db.query(
    `with left_behind as (
       delete from pushes using push_devices
       where device_id = $1 and done_at is null and push_devices.id = device_id and push_devices.user_id <> $2)
     insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, language, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, at = excluded.at`,
    [id, user, session, endpoint, p256dh, auth, language, timestamp(now)],
  );
  await db.query(
    `delete from push_devices where user_id = $1 and id in (
       select id from push_devices where user_id = $1 order by at desc, id offset $2)`,
    [user, MOST],
  );
  return id;
}

export async function devicesOf(db: Queryable, user: UserId, session: string) {
  const { rows } = await db.query(
    `select push_devices.id, device, push_devices.at, coalesce(session_id = $2, false) as "isThis"
     from push_devices join sessions on sessions.id = session_id
     where push_devices.user_id = $1 and ended_at is null order by push_devices.at desc, push_devices.id`,
    [user, session],
  );
  return rows;
}

/** Whether there was one. */
export async function endDevice(db: Queryable, user: UserId, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from push_devices where id = $1 and user_id = $2', [id, user]);
  return rowCount === 1;
}

/** Those of sessions that somebody ended: by signing out, from another device, with a new password, or in the office. */
export async function dropEnded(db: Queryable): Promise<void> {
  await db.query(
    'delete from push_devices using sessions where sessions.id = session_id and sessions.ended_at is not null',
  );
}
