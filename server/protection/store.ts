import { after, type Millis, type UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { type Span, spanAt } from '@maidan/core/ownLimits';
import { RETURN_MS } from '@maidan/core/stop';
import { type Queryable, timestamp } from '../db/db.ts';
import type { WatchRow } from './rows.ts';

/** As a decision at this moment would find it. */
export async function watchNow(db: Queryable, user: UserId, now: Millis): Promise<WatchRow | undefined> {
  const began = (span: Span) => timestamp(spanAt(span, now).from);
  const { rows } = await db.query(
    `select user_id, limits, asked, declined_at, began_at, last_bet_at, answered_at, stop_kind, stopped_at,
       stop_until, return_asked_at, held_at, used
     from watched($1, $2, $3, $4)`,
    [[user], began('day'), began('week'), began('month')],
  );
  return rows[0] as WatchRow | undefined; // a function's columns say nothing of what is in them
}

/** Whether nothing can be bet by who has stopped, or is held. */
export async function isKeptOut(db: Queryable, user: UserId, now: Millis): Promise<boolean> {
  const { rows } = await db.query(
    `select from player_limits where user_id = $1
       and (held_at is not null or stopped_at is not null and (return_asked_at is null or return_asked_at > $2))`,
    [user, timestamp(after(now, -RETURN_MS))],
  );
  return rows.length > 0;
}

export async function openOrdersOf(db: Queryable, user: UserId): Promise<number> {
  const { rows } = await db.query('select count(*)::integer as open from orders where user_id = $1 and unmatched > 0', [
    user,
  ]);
  return rows[0]?.open ?? 0;
}

/** Newest first. */
export async function changesOf(db: Queryable, user: UserId) {
  const { rows } = await db.query(
    'select what, effect, before, after, at from limit_changes where user_id = $1 order by at desc, id limit 50',
    [user],
  );
  return rows;
}

export async function sessionBegan(db: Queryable, session: string): Promise<Millis | undefined> {
  const { rows } = await db.query('select started_at from sessions where id = $1', [session]);
  return rows[0]?.started_at;
}

/** What was staked since then, and what is settled made: won, and won less lost. */
export async function playSince(db: Queryable, user: UserId, since: Millis) {
  const { rows } = await db.query(
    `select
       (select coalesce(sum(stake), 0)::bigint from (
         select stake from stakes_since($1, $2) union all select stake from entries_since($1, $2)) as stakes) as staked,
       (select coalesce(sum(made) filter (where made > 0), 0)::bigint from results_since($1, $2)) as won,
       (select coalesce(sum(made), 0)::bigint from results_since($1, $2)) as net`,
    [user, timestamp(since)],
  );
  const { staked, won, net } = rows[0]!; // one, of sums
  return { staked: paise(staked ?? 0), won: paise(won ?? 0), net: paise(net ?? 0) };
}
