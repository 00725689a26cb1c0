-- Fantasy contests on matches. A contest is written with its first entry, under the terms it was declared with; an entry is an
-- eleven and what it cost, which is held until the match is over. Money goes through the account market:<contest>, which is empty
-- again when the contest is settled.
-- Beside the release before: it writes none, and counts what they hold as it counts everything that is held.
create table contests (
  id text primary key, -- 'fantasy.<event>.<kind>.<nth>'
  event_id text not null references sport_events,
  kind text not null,
  nth integer not null check (nth > 0),
  fee bigint not null check (fee > 0),
  places integer not null check (places > 1),
  most_each integer not null check (most_each > 0),
  entries integer not null check (entries between 0 and places),
  state text not null check (state in ('open', 'settled', 'refunded')),
  -- Why everybody had their money back.
  why text check (why in ('few', 'abandoned', 'void')),
  -- What the house kept.
  rake bigint not null default 0 check (rake >= 0),
  at timestamptz not null,
  settled_at timestamptz,
  constraint one_contest_of_a_turn unique (event_id, kind, nth),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'refunded') = (why is not null)),
  check (state = 'settled' or rake = 0)
);
create index contests_open on contests (event_id) where state = 'open';

create table contest_entries (
  id text primary key, -- '<contest>.<user>.<which of theirs>'
  contest_id text not null references contests,
  -- In the order in which they came.
  nth integer not null check (nth > 0),
  user_id text not null references users (id),
  team jsonb not null,
  fee bigint not null check (fee > 0),
  state text not null check (state in ('open', 'settled', 'refunded')),
  -- In halves.
  points integer,
  place integer check (place > 0),
  prize bigint check (prize >= 0),
  at timestamptz not null,
  changed_at timestamptz not null,
  settled_at timestamptz,
  constraint one_entry_of_a_turn unique (contest_id, nth),
  check ((state = 'settled') = (points is not null and place is not null and prize is not null)),
  check ((state = 'open') = (settled_at is null))
);
create index contest_entries_of_a_player on contest_entries (user_id, at);

-- What was decided stays so: no term and no entry is changed, nothing is settled twice, nobody leaves.
create trigger kept before delete or truncate on contests for each statement execute function refuse_change();
create trigger kept before delete or truncate on contest_entries for each statement execute function refuse_change();
create trigger as_declared before update on contests for each row when (
  (old.id, old.event_id, old.kind, old.nth, old.fee, old.places, old.most_each, old.at)
    is distinct from (new.id, new.event_id, new.kind, new.nth, new.fee, new.places, new.most_each, new.at)
  or old.state <> 'open' or new.entries < old.entries
) execute function refuse_rewriting();
create trigger as_entered before update on contest_entries for each row when (
  (old.id, old.contest_id, old.nth, old.user_id, old.fee, old.at)
    is distinct from (new.id, new.contest_id, new.nth, new.user_id, new.fee, new.at)
  or old.state <> 'open'
) execute function refuse_rewriting();

-- Locked at the first ball, by the record of the match itself. The row of the event is locked by who records a ball, so that an
-- entry was there before the ball, or sees it.
create function before_first_ball() returns trigger language plpgsql as $$
declare
  played text := (select event_id from contests where id = new.contest_id);
begin
  perform from sport_events where id = played for update;
  if exists (select from sport_events where id = played and state <> 'upcoming')
    or exists (select from sport_record where event_id = played and event ->> 'type' in ('runUp', 'ball'))
  then
    raise exception 'the first ball was bowled'
      using errcode = 'check_violation', table = 'contest_entries', constraint = 'before_first_ball';
  end if;
  return new;
end $$;
create trigger before_first_ball after insert on contest_entries
  for each row execute function before_first_ball();
create trigger changed_before_first_ball before update on contest_entries
  for each row when (old.team is distinct from new.team) execute function before_first_ball();

alter table contests enable always trigger kept;
alter table contests enable always trigger as_declared;
alter table contest_entries enable always trigger kept;
alter table contest_entries enable always trigger as_entered;
alter table contest_entries enable always trigger before_first_ball;
alter table contest_entries enable always trigger changed_before_first_ball;

-- Entries count towards the limits that players set themselves, as bets do. What came of them is what the market paid.
create function entries_since(player text, since timestamptz) returns table (at timestamptz, stake bigint)
language sql stable as $$
  select at, fee from contest_entries where user_id = player and at >= since and state <> 'refunded'
$$;

create or replace function open_bets(player text, day timestamptz, month timestamptz) returns bigint
language sql stable as $$
  select (select count(*) from bets where user_id = player and state = 'open' and at >= day - interval '1 day')
    + (select coalesce(sum(jsonb_array_length(bets)), 0) from row_tabs where user_id = player and bets <> '[]')
    + (select count(*) from orders where user_id = player and unmatched > 0)
    + (select count(*) from orders join markets on markets.id = market_id
       where user_id = player and unmatched = 0 and matched > 0 and status in ('open', 'suspended', 'closed')
         and number > coalesce((select number from orders
           where user_id = player and orders.at < month - interval '1 month' order by number desc limit 1), 0))
    + (select count(*) from contest_entries
       where user_id = player and state = 'open' and at >= month - interval '1 month')
$$;

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
        select jsonb_build_object('day', coalesce(-sum(made) filter (where at >= day), 0),
          'week', coalesce(-sum(made) filter (where at >= week), 0),
          'month', coalesce(-sum(made) filter (where at >= month), 0))
        from results_since(own.user_id, least(week, month))) end,
      'stakes', case when own.limits ?| array['stakesDay', 'stakesWeek', 'stakesMonth'] then (
        select jsonb_build_object('day', coalesce(sum(stake) filter (where at >= day), 0),
          'week', coalesce(sum(stake) filter (where at >= week), 0),
          'month', coalesce(sum(stake) filter (where at >= month), 0))
        from (select at, stake from stakes_since(own.user_id, least(week, month))
          union all select at, stake from entries_since(own.user_id, least(week, month))) as staked) end,
      'atRisk', coalesce((select balance from accounts where id = 'exposure:' || own.user_id), 0),
      'openBets', case when own.limits ? 'openBets' then open_bets(own.user_id, day, month) end)
  from player_limits as own where own.user_id = any(players)
$$;
