-- The limits that players set themselves (core/ownLimits.ts), and the visit they are in. Whoever decides about a row has locked
-- the player's row of users before.
create table player_limits (
  user_id text primary key references users (id),
  limits jsonb not null,
  asked jsonb not null, -- looser ones, until they are confirmed
  declined_at timestamptz, -- when the player said to go without a limit of deposits
  began_at timestamptz, -- of the visit
  last_bet_at timestamptz,
  answered_at timestamptz -- the last reality check
);
create trigger kept before delete or truncate on player_limits for each statement execute function refuse_change();
alter table player_limits enable always trigger kept;

-- Everything that was ever wished, confirmed or answered.
create table limit_changes (
  id text primary key,
  user_id text not null references users (id),
  what text not null, -- a limit, or 'without'
  effect text not null check (effect in ('now', 'asked', 'kept', 'confirmed', 'declined')),
  before bigint,
  after bigint,
  at timestamptz not null
);
create index limit_changes_of_user on limit_changes (user_id, at desc);
create trigger append_only before update or delete or truncate on limit_changes
  for each statement execute function refuse_change();
alter table limit_changes enable always trigger append_only;

-- What play made of a player's money since then, one by one. Numbers of an account follow its moments, so that it is read from
-- the newest on, as far back as it goes.
create function results_since(player text, since timestamptz) returns table (at timestamptz, made bigint)
language sql stable as $$
  select at, amount from transfers
  where to_account = 'player:' || player and to_account like 'player:%' and at >= since
    and kind in ('casino', 'sport', 'commission')
    and number > coalesce((select number from transfers
      where to_account = 'player:' || player and to_account like 'player:%' and at < since
      order by number desc limit 1), 0)
  union all
  select at, -amount from transfers
  where from_account = 'player:' || player and from_account like 'player:%' and at >= since
    and kind in ('casino', 'sport', 'commission')
    and number > coalesce((select number from transfers
      where from_account = 'player:' || player and from_account like 'player:%' and at < since
      order by number desc limit 1), 0)
$$;

-- What was staked since then: bets that count, and what of orders was matched or may still be.
create function stakes_since(player text, since timestamptz) returns table (at timestamptz, stake bigint)
language sql stable as $$
  select at, stake from bets where user_id = player and at >= since and state not in ('undone', 'void')
  union all
  select at, stake from row_bets
  where user_id = player and at >= since and state <> 'void'
    and number > coalesce((select number from row_bets
      where user_id = player and at < since order by number desc limit 1), 0)
  union all
  select at, matched + unmatched from orders
  where user_id = player and at >= since and matched + unmatched > 0
    and number > coalesce((select number from orders
      where user_id = player and at < since order by number desc limit 1), 0)
$$;

-- Bets that are not settled yet. A round is over within the day, and a match within the month.
create function open_bets(player text, day timestamptz, month timestamptz) returns bigint
language sql stable as $$
  select (select count(*) from bets where user_id = player and state = 'open' and at >= day - interval '1 day')
    + (select coalesce(sum(jsonb_array_length(bets)), 0) from row_tabs where user_id = player and bets <> '[]')
    + (select count(*) from orders where user_id = player and unmatched > 0)
    + (select count(*) from orders join markets on markets.id = market_id
       where user_id = player and unmatched = 0 and matched > 0 and status in ('open', 'suspended', 'closed')
         and number > coalesce((select number from orders
           where user_id = player and orders.at < month - interval '1 month' order by number desc limit 1), 0))
$$;

-- Of players with limits, the limits and what is used of them, of one moment and by its day, week and month. Nothing is added up
-- that no limit asks for.
create function watched(players text[], day timestamptz, week timestamptz, month timestamptz) returns table (
  user_id text, limits jsonb, asked jsonb, declined_at timestamptz, began_at timestamptz, last_bet_at timestamptz,
  answered_at timestamptz, used jsonb)
language sql stable as $$
  select own.user_id, own.limits, own.asked, own.declined_at, own.began_at, own.last_bet_at, own.answered_at,
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
        from stakes_since(own.user_id, least(week, month))) end,
      'atRisk', coalesce((select balance from accounts where id = 'exposure:' || own.user_id), 0),
      'openBets', case when own.limits ? 'openBets' then open_bets(own.user_id, day, month) end)
  from player_limits as own where own.user_id = any(players)
$$;
