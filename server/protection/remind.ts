import { after, type Millis, type UserId } from '@maidan/core/ids';
import { type Queryable, timestamp, transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { tellIn } from '../inbox/telling.ts';

/*
 * Every six months in which nothing was said of them, whoever has limits of deposits is asked whether they are still right: by a
 * message, and on the page of the limits until it is answered there.
 */

/** How often it is looked for. */
export const REMIND_MS = 3_600_000;
/** Of whom limits are asked about in one transaction. */
const AT_A_TIME = 500;

type Reminding = Pick<Deps, 'db' | 'bus' | 'world'>;

export async function remindOfLimits(deps: Reminding): Promise<void> {
  for (let users = await remindSome(deps); users.length > 0; users = await remindSome(deps))
    deps.bus.publish('inbox', { users });
}

/** Who has stopped, or may not play, is left alone until that is over. */
async function remindSome({ db, world }: Reminding): Promise<UserId[]> {
  const now = world.now();
  return transaction(db, async client => {
    const { rows } = await client.query(
      `insert into limit_reminders (user_id, since, at)
       select user_id, since, $1 from (
         select own.user_id, greatest(
           (select max(at) from limit_changes where user_id = own.user_id
              and what in ('depositDay', 'depositWeek', 'depositMonth')),
           (select max(at) from limit_reminders where user_id = own.user_id)) as since
         from player_limits as own
         where own.limits ?| array['depositDay', 'depositWeek', 'depositMonth'] and may_invite(own.user_id, $1)
       ) as held
       where since <= $2 order by user_id limit ${AT_A_TIME}
       on conflict do nothing returning user_id, since`,
      [timestamp(now), timestamp(halfYearBefore(now))],
    );
    for (const { user_id: user, since } of rows)
      await tellIn(client, { user, cause: String(since), code: 'limitsAsked', about: {} }, now);
    return rows.map(({ user_id }) => user_id);
  });
}

const MONTHS = 6;
const INDIA_MS = 5.5 * 3_600_000;

/** The same time of the same day in India, six months ago; the last day of a month that has no such day. */
export function halfYearBefore(now: Millis): Millis {
  const there = new Date(now + INDIA_MS);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() - MONTHS];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Date.UTC(year, month, Math.min(there.getUTCDate(), last)) - startOfDay(there);
  return after(now, days);
}

const startOfDay = (day: Date): number => Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());

/** When the player was asked, while nothing was said since. */
export async function askedAt(db: Queryable, user: UserId): Promise<Millis | null> {
  const { rows } = await db.query(
    `select max(at) as at from limit_reminders where user_id = $1 and at > coalesce(
       (select max(at) from limit_changes where user_id = $1 and what in ('depositDay', 'depositWeek', 'depositMonth')),
       '-infinity')`,
    [user],
  );
  return rows[0]?.at ?? null;
}
