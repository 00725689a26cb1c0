import type { Staked } from '@maidan/core/alerts/stakesAboveDeposits';
import { textArray, timestamp } from '../../db/db.ts';
import { beginningOf, type Looking, monthOf } from './looking.ts';

/** Stakes of this month, and everything there ever was to stake: paid in, or given by the house to play with. */
export async function stakedOf({ db, now, players }: Looking): Promise<readonly Staked[]> {
  const { rows } = await db.query(
    `select users.id as player,
       (select coalesce(sum(stake), 0)::bigint from stakes_since(users.id, $2)) as staked,
       (select coalesce(sum(amount), 0)::bigint from deposits where user_id = users.id and state = 'approved')
       + (select coalesce(sum(amount), 0)::bigint from top_ups where user_id = users.id)
       + coalesce((select case kind when 'opening' then amount else 0 end from transfers
           where to_account = 'player:' || users.id and to_account like 'player:%' order by number limit 1), 0)
       as "paidIn"
     from users where id = any($1)`,
    [textArray(players), timestamp(beginningOf(monthOf(now)))],
  );
  return rows.map(row => ({ ...row, paidIn: row.paidIn ?? 0 }));
}
