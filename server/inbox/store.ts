import { ALWAYS_LISTED, type NoticeKind, type NoticeWay } from '@maidan/contract/inboxKinds';
import type { InboxView } from '@maidan/contract/stream';
import type { Millis, UserId } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';

/* What players were told, and what they chose of it. */

/** So long it is kept. */
export const NOTICES_MS = 90 * 86_400_000;

export interface Choices {
  readonly off: Readonly<Record<NoticeWay, NoticeKind[]>>;
  readonly amounts: boolean;
}

const EVERYTHING: Choices = { off: { inbox: [], toast: [], push: [] }, amounts: false };

export async function choicesOf(db: Queryable, user: UserId): Promise<Choices> {
  const { rows } = await db.query('select off, amounts from notice_choices where user_id = $1', [user]);
  return rows[0] ?? EVERYTHING;
}

/** What tells of somebody else in the account is always in the list. */
export async function choose(db: Queryable, user: UserId, { off, amounts }: Choices): Promise<void> {
  const listed = { ...off, inbox: off.inbox.filter(kind => kind !== ALWAYS_LISTED) };
  await db.query(
    `insert into notice_choices (user_id, off, amounts) values ($1, $2, $3)
     on conflict (user_id) do update set off = excluded.off, amounts = excluded.amounts`,
    [user, listed, amounts],
  );
}

/** Of what the player wants in the list: how much is not read, and when the newest came. */
export async function unreadOf(db: Queryable, user: UserId): Promise<InboxView> {
  const { rows } = await db.query(
    `select count(*)::integer as unread, max(at) as newest from notices
     where user_id = $1 and read_at is null and not coalesce(
       (select off->'inbox' ? kind from notice_choices where notice_choices.user_id = $1), false)`,
    [user],
  );
  return rows[0]!;
}

/** The newest first, behind the one with that id; one more than is asked for tells that there are more. */
export async function noticesOf(db: Queryable, user: UserId, behind: string | undefined, size: number) {
  const { rows } = await db.query(
    `select notices.id, notices.kind, code, about, notices.at, read_at, markets.name as market, plan->'made' as made,
       sport, sport_events.id as event, fixture->>'name' as "eventName"
     from notices left join markets on markets.id = about->>'market' left join sport_events on sport_events.id = event_id
     where notices.user_id = $1 and not coalesce(
         (select off->'inbox' ? notices.kind from notice_choices where notice_choices.user_id = $1), false)
       and ($2::text is null or (notices.at, notices.id) < (select at, id from notices where id = $2 and user_id = $1))
     order by notices.at desc, notices.id desc limit $3`,
    [user, behind ?? null, size + 1],
  );
  return rows;
}

export type FoundNotice = Awaited<ReturnType<typeof noticesOf>>[number];

export async function markRead(
  db: Queryable,
  user: UserId,
  { id = null, upTo }: { readonly id?: string | undefined | null; readonly upTo?: Millis | undefined },
  now: Millis,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update notices set read_at = $4
     where user_id = $1 and read_at is null and ($2::text is null or id = $2) and ($3::timestamptz is null or at <= $3)`,
    [user, id, upTo === undefined ? null : timestamp(upTo), timestamp(now)],
  );
  return (rowCount ?? 0) > 0;
}
