import type { Millis, StaffId, UserId } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';
import type { ProposalRow, StaffRow } from '../writer/rows.ts';

/* Small questions to the database that commands ask before they are made. What they rest on never changes. */

export async function playerOfRequest(
  db: Queryable,
  kind: 'deposit' | 'withdrawal',
  id: string,
): Promise<UserId | undefined> {
  const { rows } = await db.query(`select user_id from ${kind}s where id = $1`, [id]);
  return rows[0]?.user_id;
}

/** The house's own accounts are not among them. */
export async function playerNamed(db: Queryable, id: string): Promise<UserId | undefined> {
  const { rows } = await db.query('select id from users where id = $1 and not is_house', [id]);
  return rows[0]?.id;
}

export async function colleagueNamed(db: Queryable, id: string): Promise<StaffId | undefined> {
  const { rows } = await db.query('select id from staff where id = $1', [id]);
  return rows[0]?.id;
}

export async function proposalNamed(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  const { rows } = await db.query('select * from proposals where id = $1', [id]);
  return rows[0];
}

export async function colleagueIds(db: Queryable): Promise<StaffId[]> {
  const { rows } = await db.query('select id from staff');
  return rows.map(row => row.id);
}

/** Who the staff are now, for what is shown; a decision looks again. */
export async function staffNow(db: Queryable): Promise<ReadonlyMap<StaffId, StaffRow>> {
  const { rows } = await db.query('select * from staff');
  return new Map(rows.map(row => [row.id, row]));
}

/** Everyone who is an owner: a command that must leave one looks at all of them. */
export async function ownerIds(db: Queryable): Promise<StaffId[]> {
  const { rows } = await db.query(`select id from staff where role = 'owner' and not disabled`);
  return rows.map(row => row.id);
}

export async function pictureOf(db: Queryable, deposit: string): Promise<string | undefined> {
  const { rows } = await db.query('select screenshot_id as id from deposits where id = $1', [deposit]);
  return rows[0]?.id ?? undefined;
}

/** How long a player has been with us, and how many requests came before this time. */
export async function standingOf(
  db: Queryable,
  user: UserId,
  at: Millis,
): Promise<{ readonly since: Millis; readonly before: number }> {
  const { rows } = await db.query(
    `select created_at as since,
       (select count(*) from deposits where user_id = users.id and at < $2)
       + (select count(*) from withdrawals where user_id = users.id and at < $2) as before
     from users where id = $1`,
    [user, timestamp(at)],
  );
  const [row] = rows;
  if (!row) throw new Error(`a request of nobody: ${user}`);
  return row;
}

export async function isBlocked(db: Queryable, user: UserId): Promise<boolean> {
  const { rows } = await db.query(`select from users where id = $1 and status = 'blocked'`, [user]);
  return rows.length > 0;
}

/** Who blocked the player last, when and why. */
export async function blockOf(
  db: Queryable,
  user: UserId,
): Promise<{ readonly by: string; readonly at: Millis; readonly reason: string } | undefined> {
  const { rows } = await db.query(
    `select at, reason, coalesce((select name from staff where 'staff:' || id = actor), actor) as by from audit
     where subject = 'player:' || $1 and action = 'player.block' order by seq desc limit 1`,
    [user],
  );
  return rows[0];
}

/** Whether a proposal about it waits, for what is shown. A decision looks again: see waiting.ts. */
export async function isStandingStill(db: Queryable, subject: string, now: Millis): Promise<boolean> {
  const { rows } = await db.query('select proposals from standing_still where subject = $1', [subject]);
  return rows[0]?.proposals.some(({ until }) => until > now) ?? false;
}

/** Only as long as the password that came with the reset was not replaced: a late retry must not undo a new set-up. */
export async function clearTwoStep(db: Queryable, staff: StaffId): Promise<boolean> {
  if (!(await mustChangePassword(db, staff))) return false;
  await db.query(`update staff_security set totp_secret = null, totp_confirmed_at = null where staff_id = $1`, [staff]);
  return true;
}

export async function mustChangePassword(db: Queryable, staff: StaffId): Promise<boolean> {
  const { rows } = await db.query('select from staff where id = $1 and must_change_password', [staff]);
  return rows.length > 0;
}

export async function isDisabled(db: Queryable, staff: StaffId): Promise<boolean> {
  const { rows } = await db.query('select from staff where id = $1 and disabled', [staff]);
  return rows.length > 0;
}
