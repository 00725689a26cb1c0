import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';

/* What players with limits of their own staked and made on each day is what their bets and transfers add up to. */

export async function limitedDayFaults(scope: Scope): Promise<Fault[]> {
  if (!isFull(scope)) return []; // nobody is paid by it: the nightly pass is soon enough
  const { rows } = await scope.db.query(
    `with counted as (
       select user_id, india_day(at) as day, sum(stake)::bigint as staked, sum(result)::bigint as made
       from (
         select user_id, at, stake, 0 as result from player_limits, stakes_since(user_id, '-infinity')
         union all select user_id, at, stake, 0 from player_limits, entries_since(user_id, '-infinity')
         union all select user_id, at, 0, made from player_limits, results_since(user_id, '-infinity')
       ) as done
       group by 1, 2
     )
     select user_id as player, day::text, coalesce(counted.staked, 0) as staked, coalesce(counted.made, 0) as made,
       coalesce(kept.staked, 0) as kept_staked, coalesce(kept.made, 0) as kept_made
     from counted full join limited_days as kept using (user_id, day)
     where coalesce(counted.staked, 0) <> coalesce(kept.staked, 0) or coalesce(counted.made, 0) <> coalesce(kept.made, 0)
     order by 1, 2 limit ${SHOWN}`,
  );
  return rows.map(({ player, day, ...sums }) => {
    const [expected, found] =
      sums.staked === sums.kept_staked ? [sums.made, sums.kept_made] : [sums.staked, sums.kept_staked];
    return { rule: 'record-altered', subject: `limited-day:${player}:${day}`, expected, found, player };
  });
}
