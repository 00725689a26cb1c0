import type { Millis, UserId } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';
import type { UserRow } from '../writer/rows.ts';
import type { Holder } from './twoStep.ts';

const COLUMNS = 'id, username, email, phone_number, country, password_hash, demo, status, created_at';

export async function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const { rows } = await db.query(`select ${COLUMNS} from users where lower(email) = lower($1)`, [email]);
  return rows[0];
}

export async function userById(db: Queryable, id: UserId): Promise<UserRow | undefined> {
  const { rows } = await db.query(`select ${COLUMNS} from users where id = $1`, [id]);
  return rows[0];
}

/** Whether an account has one of these already. The index that decides reads names the same way. */
export async function isTaken(db: Queryable, username: string, email: string): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (select from users where lower(email) = lower($2))
         or exists (select from users where username_key(username) = username_key($1) and not demo) as taken`,
    [username, email],
  );
  return rows[0]?.taken ?? false;
}

const SESSIONS = {
  user: { table: 'sessions', key: 'user_id' },
  staff: { table: 'staff_sessions', key: 'staff_id' },
} as const;

/** Where somebody signed in from since then. */
export async function addressesOf(db: Queryable, { kind, id }: Holder, since: Millis): Promise<string[]> {
  const { table, key } = SESSIONS[kind];
  const { rows } = await db.query<{ address: string }>(
    `select distinct address from ${table} where ${key} = $1 and started_at > $2`,
    [id, timestamp(since)],
  );
  return rows.map(row => row.address);
}

/** Remembers the sign-in before this one too: that is what the player is shown. */
export async function noteLogin(db: Queryable, user: UserId, now: Millis): Promise<void> {
  await db.query(
    `insert into user_security (user_id, last_login_at) values ($1, $2) on conflict (user_id) do update
     set previous_login_at = user_security.last_login_at, last_login_at = excluded.last_login_at`,
    [user, timestamp(now)],
  );
}

export async function previousLoginOf(db: Queryable, user: UserId): Promise<Millis | null> {
  const { rows } = await db.query('select previous_login_at as at from user_security where user_id = $1', [user]);
  return rows[0]?.at ?? null;
}
