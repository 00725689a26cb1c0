import type { Reply } from '@maidan/contract/api';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { paise, subtract } from '@maidan/core/money';
import { spanAt } from '@maidan/core/ownLimits';
import { type Queryable, timestamp } from '../db/db.ts';

const DAY_MS = 86_400_000;
/** Today, and the days before it. */
const DAYS = 30;

/** What the ledger says came in and went out by deposits and withdrawals. Play money that was given is no deposit. */
export async function netDeposits(db: Queryable, user: UserId, now: Millis): Promise<Reply<'netDeposits'>> {
  const today = spanAt('day', now).from;
  const { rows } = await db.query(
    `select
       coalesce(sum(amount) filter (where kind = 'deposit' and at >= $2), 0)::bigint as in_today,
       coalesce(sum(amount) filter (where kind = 'deposit' and at >= $3), 0)::bigint as in_month,
       coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as in_ever,
       coalesce(sum(amount) filter (where kind = 'payout' and at >= $2), 0)::bigint as out_today,
       coalesce(sum(amount) filter (where kind = 'payout' and at >= $3), 0)::bigint as out_month,
       coalesce(sum(amount) filter (where kind = 'payout'), 0)::bigint as out_ever
     from transfers where id = any(array(
       select id || ':deposit' from deposits where user_id = $1 and state = 'approved'
       union all select id || ':payout' from withdrawals where user_id = $1 and state = 'confirmed'))`,
    [user, timestamp(today), timestamp(after(today, -(DAYS - 1) * DAY_MS))],
  );
  const found = rows[0]!; // one, of sums
  return {
    today: span(found.in_today, found.out_today),
    month: span(found.in_month, found.out_month),
    ever: span(found.in_ever, found.out_ever),
  };
}

function span(into: number | null, out: number | null): Reply<'netDeposits'>['ever'] {
  const [paidIn, paidOut] = [paise(into ?? 0), paise(out ?? 0)];
  return { in: paidIn, out: paidOut, net: subtract(paidIn, paidOut) };
}
