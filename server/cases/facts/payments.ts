import type { Withdrawn } from '@maidan/core/alerts/inAndOut';
import type { Payment } from '@maidan/core/alerts/structuring';
import { after } from '@maidan/core/ids';
import { textArray, timestamp } from '../../db/db.ts';
import { DAY_MS, type Looking, sinceOf } from './looking.ts';

const WEEK = 7;

/** Those of the days looked at, and of the week before them, which the first of them are counted with. */
export async function paymentsOf(looking: Looking): Promise<readonly Payment[]> {
  const { rows } = await looking.db.query(
    `select user_id as player, id, 'in' as way, amount, at from deposits
     where user_id = any($1) and at >= $2 and state = 'approved'
     union all
     select user_id, id, 'out', amount, at from withdrawals
     where user_id = any($1) and at >= $2 and state <> 'refunded'`,
    [textArray(looking.players), timestamp(after(sinceOf(looking), -WEEK * DAY_MS))],
  );
  return rows.map(row => ({ ...row, way: row.way === 'in' ? 'in' : 'out' }));
}

/** Withdrawals with what was paid in and out in the days before each, and what was staked since the first of that. */
export async function withdrawnOf(looking: Looking): Promise<readonly Withdrawn[]> {
  const { rows } = await looking.db.query(
    `select asked.user_id as player, asked.id, paid.in, paid.ids, gone.out, gone.ids as outs,
       (select coalesce(sum(stake), 0)::bigint from stakes_since(asked.user_id, paid.first) as placed
        where placed.at <= asked.at) as staked
     from withdrawals as asked, lateral (
       select coalesce(sum(amount), 0)::bigint as in, min(at) as first, array_agg(id order by at, id) as ids
       from deposits
       where user_id = asked.user_id and state = 'approved' and at < asked.at
         and at >= asked.at - make_interval(days => $3)
     ) as paid, lateral (
       select coalesce(sum(amount), 0)::bigint as out, array_agg(id order by at, id) as ids
       from withdrawals
       where user_id = asked.user_id and state <> 'refunded' and at <= asked.at
         and at >= asked.at - make_interval(days => $3)
     ) as gone
     where asked.user_id = any($1) and asked.at >= $2 and asked.state <> 'refunded' and paid.first is not null`,
    [textArray(looking.players), timestamp(sinceOf(looking)), looking.thresholds.days],
  );
  return rows.map(({ ids, outs, ...row }) => ({ ...row, payments: [...(ids ?? []), ...(outs ?? [])] }));
}
