-- What is open of players who have limits of their own is counted as it changes, and so is what they pay in: a bet is held
-- against two rows, and nobody counts bets, orders and deposits again each time. It is no second book: see 0101.
-- Beside the release before: that one asks the same function, and the triggers count what it writes too.
lock table transfers in share row exclusive mode; -- first, as a group of commands does: nobody waits for the other
alter table limited_days add column deposited bigint not null default 0;
create table limited_open (
  user_id text primary key references player_limits (user_id),
  bets integer not null
);

-- Whoever counts an order asks whether its market goes on: what is settled is open no more.
create function goes_on(status text) returns boolean language sql immutable as $$
  select status in ('open', 'suspended', 'closed')
$$;

create function open_of(player text) returns integer language sql stable as $$
  select ((select count(*) from bets where user_id = player and state = 'open')
    + (select coalesce(sum(jsonb_array_length(bets)), 0) from row_tabs where user_id = player)
    + (select count(*) from orders join markets on markets.id = market_id
       where user_id = player and (matched > 0 or unmatched > 0) and goes_on(status))
    + (select count(*) from contest_entries where user_id = player and state = 'open'))::integer
$$;

-- All that was done before the first limit. The accounts are locked: who writes a payment meanwhile is seen by this, or sees it.
create or replace function days_of_player() returns trigger language plpgsql as $$
begin
  perform from accounts where id in ('exposure:' || new.user_id, 'player:' || new.user_id) order by id for update;
  insert into limited_days (user_id, day, staked, made, deposited)
  select new.user_id, india_day(at), sum(stake), sum(result), sum(paid)
  from (
    select at, stake, 0 as result, 0 as paid from stakes_since(new.user_id, '-infinity')
    union all select at, stake, 0, 0 from entries_since(new.user_id, '-infinity')
    union all select at, 0, made, 0 from results_since(new.user_id, '-infinity')
    union all select at, 0, 0, amount from deposits where user_id = new.user_id and state <> 'rejected'
  ) as done
  group by 2 order by 2;
  insert into limited_open (user_id, bets) values (new.user_id, open_of(new.user_id));
  return null;
end $$;

-- Plans are kept, and go by index, so that they are right for tables of any size (0075).
do $$
declare
  source record;
  body text;
  stated text;
begin
  for source in
    select * from (values
      ('bets', 'insert', 'select user_id, 1 from came where state = ''open'''),
      ('bets', 'update', null),
      ('row_tabs', 'insert', 'select user_id, jsonb_array_length(bets) from came'),
      ('row_tabs', 'update', null),
      ('orders', 'insert', 'select user_id, 1 from came join markets on markets.id = market_id and goes_on(status)
         where matched > 0 or unmatched > 0'),
      ('orders', 'update', null),
      ('contest_entries', 'insert', 'select user_id, 1 from came where state = ''open'''),
      ('contest_entries', 'update', null)
    ) as sources (name, event, counted)
  loop
    stated := coalesce(source.counted, stated);
    body := case source.event when 'insert' then stated
      else stated || ' union all select user_id, -open from ('
        || replace(stated, 'came', 'went') || ') as before (user_id, open)' end;
    execute format($trigger$
      create function %1$s_open_%2$s() returns trigger language plpgsql as $body$
      begin
        update limited_open as known set bets = known.bets + changed.open
        from (
          select user_id, sum(open) as open from (%3$s) as counted (user_id, open)
          group by 1 having sum(open) <> 0 order by 1
        ) as changed where known.user_id = changed.user_id;
        return null;
      end $body$;
      create trigger open_follows_%2$s after %2$s on %1$s referencing new table as came %4$s
        for each statement execute function %1$s_open_%2$s();
      alter table %1$s enable always trigger open_follows_%2$s;
      alter function %1$s_open_%2$s() set plan_cache_mode = force_generic_plan;
      alter function %1$s_open_%2$s() set enable_seqscan = off;
      alter function %1$s_open_%2$s() set enable_hashjoin = off;
      alter function %1$s_open_%2$s() set enable_mergejoin = off;
      $trigger$, source.name, source.event, body, case source.event when 'update' then 'old table as went' else '' end);
  end loop;
end $$;

-- A market that is settled, and one that goes on after all.
create function market_open_update() returns trigger language plpgsql as $$
begin
  update limited_open as known set bets = known.bets + case when goes_on(new.status) then mine.orders else -mine.orders end
  from (
    select user_id, count(*)::integer as orders from orders
    where market_id = new.id and (matched > 0 or unmatched > 0)
    group by 1 order by 1
  ) as mine where known.user_id = mine.user_id;
  return null;
end $$;
create trigger open_follows_update after update of status on markets for each row
  when (old.status is distinct from new.status and goes_on(old.status) <> goes_on(new.status))
  execute function market_open_update();
alter table markets enable always trigger open_follows_update;

create function deposits_of_days() returns trigger language plpgsql as $$
begin
  insert into limited_days as known (user_id, day, staked, made, deposited)
  select user_id, india_day(at), 0, 0, sum(amount)
  from (
    select new.user_id, new.at, case when new.state = 'rejected' then 0 else new.amount end
    union all
    select old.user_id, old.at, case when old.state = 'rejected' then 0 else -old.amount end where tg_op = 'UPDATE'
  ) as counted (user_id, at, amount) join player_limits using (user_id)
  group by 1, 2 having sum(amount) <> 0
  on conflict (user_id, day) do update set deposited = known.deposited + excluded.deposited;
  return null;
end $$;
create trigger days_follow after insert or update on deposits for each row execute function deposits_of_days();
alter table deposits enable always trigger days_follow;

insert into limited_open (user_id, bets) select user_id, open_of(user_id) from player_limits;
insert into limited_days as known (user_id, day, staked, made, deposited)
select user_id, india_day(at), 0, 0, sum(amount)
from deposits join player_limits using (user_id) where state <> 'rejected'
group by 1, 2
on conflict (user_id, day) do update set deposited = excluded.deposited;

create or replace function watched(players text[], day timestamptz, week timestamptz, month timestamptz) returns table (
  user_id text, limits jsonb, asked jsonb, declined_at timestamptz, began_at timestamptz, last_bet_at timestamptz,
  answered_at timestamptz, stop_kind text, stopped_at timestamptz, stop_until timestamptz, return_asked_at timestamptz,
  held_at timestamptz, used jsonb)
language sql stable as $$
  select own.user_id, own.limits, own.asked, own.declined_at, own.began_at, own.last_bet_at, own.answered_at,
    own.stop_kind, own.stopped_at, own.stop_until, own.return_asked_at, own.held_at,
    jsonb_build_object(
      'deposit', case when own.limits ?| array['depositDay', 'depositWeek', 'depositMonth'] then sums.deposit end,
      'loss', case when own.limits ?| array['lossDay', 'lossWeek', 'lossMonth'] then sums.loss end,
      'stakes', case when own.limits ?| array['stakesDay', 'stakesWeek', 'stakesMonth'] then sums.stakes end,
      'atRisk', coalesce((select balance from accounts where id = 'exposure:' || own.user_id), 0),
      'openBets', case when own.limits ? 'openBets' then
        (select bets from limited_open where limited_open.user_id = own.user_id) end)
  from (select india_day(watched.day) as day, india_day(week) as week, india_day(month) as month offset 0) as since
  cross join player_limits as own
  cross join lateral (
    select
      jsonb_build_object('day', coalesce(sum(deposited) filter (where this.day >= since.day), 0),
        'week', coalesce(sum(deposited) filter (where this.day >= since.week), 0),
        'month', coalesce(sum(deposited) filter (where this.day >= since.month), 0)) as deposit,
      jsonb_build_object('day', coalesce(-sum(made) filter (where this.day >= since.day), 0),
        'week', coalesce(-sum(made) filter (where this.day >= since.week), 0),
        'month', coalesce(-sum(made) filter (where this.day >= since.month), 0)) as loss,
      jsonb_build_object('day', coalesce(sum(staked) filter (where this.day >= since.day), 0),
        'week', coalesce(sum(staked) filter (where this.day >= since.week), 0),
        'month', coalesce(sum(staked) filter (where this.day >= since.month), 0)) as stakes
    from limited_days as this
    where this.user_id = own.user_id and this.day >= least(since.week, since.month)
  ) as sums
  where own.user_id = any(players)
$$;
