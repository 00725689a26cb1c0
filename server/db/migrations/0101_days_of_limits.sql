-- What players who have limits of their own staked and made on each day of India: a bet is held against the sums of days, and
-- nobody goes through everything they did this month. It is no second book: the statements that write bets and transfers keep
-- it, in their transaction, whoever writes them; it is what stakes_since, entries_since and results_since add up; and the
-- reconciliation holds the two against each other.
-- Beside the release before: that one asks the same function, and the triggers count what it writes too.
lock table transfers in share row exclusive mode; -- first, as a group of commands does: nobody waits for the other
create table limited_days (
  user_id text not null references player_limits (user_id),
  day date not null,
  staked bigint not null,
  made bigint not null,
  primary key (user_id, day)
);

create function india_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'UTC' + interval '5 hours 30 minutes')::date
$$;

-- All that was done before the first limit. The accounts are locked: who writes a payment meanwhile is seen by this, or sees it.
create function days_of_player() returns trigger language plpgsql as $$
begin
  perform from accounts where id in ('exposure:' || new.user_id, 'player:' || new.user_id) order by id for update;
  insert into limited_days (user_id, day, staked, made)
  select new.user_id, india_day(at), sum(stake), sum(result)
  from (
    select at, stake, 0 as result from stakes_since(new.user_id, '-infinity')
    union all select at, stake, 0 from entries_since(new.user_id, '-infinity')
    union all select at, 0, made from results_since(new.user_id, '-infinity')
  ) as done
  group by 2 order by 2;
  return null;
end $$;
create trigger days_of_player after insert on player_limits for each row execute function days_of_player();
alter table player_limits enable always trigger days_of_player;

-- Plans are kept, and go by index, so that they are right for tables of any size (0075).
do $$
declare
  source record;
  body text;
  stated text;
begin
  for source in
    select * from (values
      ('bets', 'insert', 'select user_id, at, case when state in (''undone'', ''void'') then 0 else stake end, 0 from came'),
      ('bets', 'update', null),
      ('row_bets', 'insert', 'select user_id, at, case when state = ''void'' then 0 else stake end, 0 from came'),
      ('row_bets', 'update', null),
      ('orders', 'insert', 'select user_id, at, matched + unmatched, 0 from came'),
      ('orders', 'update', null),
      ('contest_entries', 'insert', 'select user_id, at, case when state = ''refunded'' then 0 else fee end, 0 from came'),
      ('contest_entries', 'update', null),
      ('spins', 'insert', 'select user_id, at, stake, paid - stake from came'),
      ('transfers', 'insert',
        'select substr(to_account, 8), at, 0, amount from came
         where to_account like ''player:%'' and kind in (''casino'', ''sport'', ''commission'')
         union all
         select substr(from_account, 8), at, 0, -amount from came
         where from_account like ''player:%'' and kind in (''casino'', ''sport'', ''commission'')')
    ) as sources (name, event, counted)
  loop
    stated := coalesce(source.counted, stated);
    body := case source.event when 'insert' then stated
      else stated || ' union all select user_id, at, -staked, -made from ('
        || replace(stated, 'came', 'went') || ') as before (user_id, at, staked, made)' end;
    execute format($trigger$
      create function %1$s_of_days_%2$s() returns trigger language plpgsql as $body$
      begin
        insert into limited_days as known (user_id, day, staked, made)
        select user_id, day, changed.staked, changed.made
        from (
          select user_id, india_day(at) as day, sum(staked) as staked, sum(made) as made
          from (%3$s) as counted (user_id, at, staked, made)
          group by 1, 2 having sum(staked) <> 0 or sum(made) <> 0
        ) as changed join player_limits using (user_id)
        order by user_id, day
        on conflict (user_id, day)
          do update set staked = known.staked + excluded.staked, made = known.made + excluded.made;
        return null;
      end $body$;
      create trigger days_follow_%2$s after %2$s on %1$s referencing new table as came %4$s
        for each statement execute function %1$s_of_days_%2$s();
      alter table %1$s enable always trigger days_follow_%2$s;
      alter function %1$s_of_days_%2$s() set plan_cache_mode = force_generic_plan;
      alter function %1$s_of_days_%2$s() set enable_seqscan = off;
      alter function %1$s_of_days_%2$s() set enable_hashjoin = off;
      alter function %1$s_of_days_%2$s() set enable_mergejoin = off;
      $trigger$, source.name, source.event, body, case source.event when 'update' then 'old table as went' else '' end);
  end loop;
end $$;

insert into limited_days (user_id, day, staked, made)
select user_id, india_day(at), sum(stake), sum(result)
from (
  select user_id, at, stake, 0 as result from player_limits, stakes_since(user_id, '-infinity')
  union all select user_id, at, stake, 0 from player_limits, entries_since(user_id, '-infinity')
  union all select user_id, at, 0, made from player_limits, results_since(user_id, '-infinity')
) as done
group by 1, 2;

create or replace function watched(players text[], day timestamptz, week timestamptz, month timestamptz) returns table (
  user_id text, limits jsonb, asked jsonb, declined_at timestamptz, began_at timestamptz, last_bet_at timestamptz,
  answered_at timestamptz, stop_kind text, stopped_at timestamptz, stop_until timestamptz, return_asked_at timestamptz,
  held_at timestamptz, used jsonb)
language sql stable as $$
  select own.user_id, own.limits, own.asked, own.declined_at, own.began_at, own.last_bet_at, own.answered_at,
    own.stop_kind, own.stopped_at, own.stop_until, own.return_asked_at, own.held_at,
    jsonb_build_object(
      'deposit', case when own.limits ?| array['depositDay', 'depositWeek', 'depositMonth'] then (
        select jsonb_build_object('day', coalesce(sum(amount) filter (where at >= day), 0),
          'week', coalesce(sum(amount) filter (where at >= week), 0),
          'month', coalesce(sum(amount) filter (where at >= month), 0))
        from deposits
        where deposits.user_id = own.user_id and state <> 'rejected' and at >= least(week, month)) end,
      'loss', case when own.limits ?| array['lossDay', 'lossWeek', 'lossMonth'] then (
        select jsonb_build_object('day', coalesce(-sum(made) filter (where of_day.day >= india_day(watched.day)), 0),
          'week', coalesce(-sum(made) filter (where of_day.day >= india_day(week)), 0),
          'month', coalesce(-sum(made) filter (where of_day.day >= india_day(month)), 0))
        from limited_days as of_day
        where of_day.user_id = own.user_id and of_day.day >= india_day(least(week, month))) end,
      'stakes', case when own.limits ?| array['stakesDay', 'stakesWeek', 'stakesMonth'] then (
        select jsonb_build_object('day', coalesce(sum(staked) filter (where of_day.day >= india_day(watched.day)), 0),
          'week', coalesce(sum(staked) filter (where of_day.day >= india_day(week)), 0),
          'month', coalesce(sum(staked) filter (where of_day.day >= india_day(month)), 0))
        from limited_days as of_day
        where of_day.user_id = own.user_id and of_day.day >= india_day(least(week, month))) end,
      'atRisk', coalesce((select balance from accounts where id = 'exposure:' || own.user_id), 0),
      'openBets', case when own.limits ? 'openBets' then
        (select count(*) from bets where user_id = own.user_id and state = 'open' and at >= day - interval '1 day')
        + (select coalesce(sum(jsonb_array_length(bets)), 0) from row_tabs where user_id = own.user_id and bets <> '[]')
        + (select count(*) from orders where user_id = own.user_id and unmatched > 0)
        + (select count(*) from orders
           where user_id = own.user_id and unmatched = 0 and matched > 0
             and market_id = any(array(select id from markets where status in ('open', 'suspended', 'closed')))
             and number > coalesce((select number from orders
               where user_id = own.user_id and orders.at < month - interval '1 month' order by number desc limit 1), 0))
        + (select count(*) from contest_entries
           where user_id = own.user_id and state = 'open' and at >= month - interval '1 month')
        end)
  from player_limits as own where own.user_id = any(players)
$$;

-- A function of its own was planned anew for each player.
drop function open_bets(text, timestamptz, timestamptz);
