import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';

/* What players with limits of their own staked, made and paid in on each day, and have open, is what their rows add up to. */

export async function limitedDayFaults(scope: Scope): Promise<Fault[]> {
  if (!isFull(scope)) return []; // nobody is paid by it: the nightly pass is soon enough
  return [...(await dayFaults(scope)), ...(await openFaults(scope))];
}

async function dayFaults({ db }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `with counted as (
       select user_id, india_day(at) as day, sum(stake)::bigint as staked, sum(result)::bigint as made,
         sum(paid)::bigint as deposited
       from (
         select user_id, at, stake, 0 as result, 0 as paid from player_limits, stakes_since(user_id, '-infinity')
         union all select user_id, at, stake, 0, 0 from player_limits, entries_since(user_id, '-infinity')
         union all select user_id, at, 0, made, 0 from player_limits, results_since(user_id, '-infinity')
         union all select user_id, at, 0, 0, amount from player_limits join deposits using (user_id) where state <> 'rejected'
       ) as done
       group by 1, 2
     ), compared as (
       select user_id as player, day::text, what, expected, found
       from counted full join limited_days as kept using (user_id, day), lateral (values
         ('staked', coalesce(counted.staked, 0), coalesce(kept.staked, 0)),
         ('made', coalesce(counted.made, 0), coalesce(kept.made, 0)),
         ('deposited', coalesce(counted.deposited, 0), coalesce(kept.deposited, 0))) as sums (what, expected, found)
     )
     select player, day, what, expected, found from compared where expected <> found order by 1, 2, 3 limit ${SHOWN}`,
  );
  return rows.map(({ player, day, what, expected, found }) => ({
    ...{ rule: 'record-altered', subject: `limited-day:${player}:${day}:${what}` },
    ...{ expected: expected ?? 0, found: found ?? 0, player: player ?? '' },
  }));
}

async function openFaults({ db }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `select user_id as player, open_of(user_id) as expected, coalesce(bets, 0) as found
     from player_limits left join limited_open using (user_id)
     where open_of(user_id) <> coalesce(bets, 0) order by 1 limit ${SHOWN}`,
  );
  return rows.map(({ player, expected, found }) => ({
    ...{ rule: 'record-altered', subject: `limited-open:${player}` },
    ...{ expected: expected ?? 0, found: found ?? 0, player },
  }));
}
