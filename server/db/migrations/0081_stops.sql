-- A player stops: a time-out, an exclusion, or the account is closed (core/stop.ts). It stands in the row that every bet and
-- every deposit reads, and no change of that row ends it earlier. Beside the release before: it writes the columns it knows.
alter table player_limits
  add column stop_kind text check (stop_kind in ('timeOut', 'exclusion', 'closed')),
  add column stopped_at timestamptz,
  add column stop_until timestamptz, -- none: for ever
  add column return_asked_at timestamptz, -- play is open a day after
  add column held_at timestamptz, -- staff look at whose account it is, until when nothing is bet
  add constraint stopped_as_a_kind check ((stop_kind is null) = (stopped_at is null)),
  add constraint stopped_long_enough check (
    case stop_kind
      when 'timeOut' then stop_until is not null and stop_until >= stopped_at + interval '1 day'
      when 'exclusion' then stop_until is null or stop_until >= stopped_at + interval '180 days'
      else stop_until is null
    end),
  add constraint returned_after_the_end
    check (return_asked_at is null or stop_kind <> 'closed' and return_asked_at >= stop_until);
-- A check of what is unknown passes: who asks for a return from for ever is asked here.
alter table player_limits
  add constraint for_ever check (return_asked_at is null or stop_until is not null);

create index stopped_players on player_limits (user_id) where stopped_at is not null;

-- Whoever writes it, as whatever role: the end of a stop only moves away. One that is over (a day after the return was asked
-- for) may be followed by another, which begins after it.
create function stop_stands() returns trigger language plpgsql as $$
declare
  is_another boolean := old.return_asked_at is not null and new.stopped_at >= old.return_asked_at + interval '1 day';
begin
  if old.stopped_at is null or is_another then return new; end if;
  if new.stopped_at is null
    or new.stopped_at < old.stopped_at
    or coalesce(new.stop_until, 'infinity') < coalesce(old.stop_until, 'infinity')
    or array_position(array['timeOut', 'exclusion', 'closed'], new.stop_kind)
      < array_position(array['timeOut', 'exclusion', 'closed'], old.stop_kind)
    or new.return_asked_at < old.return_asked_at
  then
    raise exception 'a stop is not ended early' using errcode = 'integrity_constraint_violation', constraint = 'stop_stands';
  end if;
  return new;
end $$;
create trigger stop_stands before update on player_limits for each row execute function stop_stands();
alter table player_limits enable always trigger stop_stands;

-- The row is one player's for ever: a stop does not go with it to somebody else.
create function own_limits_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the limits of one player are not given to another'
    using errcode = 'integrity_constraint_violation', constraint = 'own_limits_stay';
end $$;
create trigger own_limits_stay before update on player_limits for each row
  when (old.user_id is distinct from new.user_id) execute function own_limits_stay();
alter table player_limits enable always trigger own_limits_stay;

-- Every stop and every wish to return that ever was.
create table player_stops (
  id text primary key,
  user_id text not null references users (id),
  what text not null check (what in ('timeOut', 'exclusion', 'closed', 'return')),
  until timestamptz, -- of a return: when play is open
  at timestamptz not null
);
create index player_stops_of_user on player_stops (user_id, at desc);
create index player_stops_at on player_stops (at desc);
create trigger append_only before update or delete or truncate on player_stops
  for each statement execute function refuse_change();
alter table player_stops enable always trigger append_only;

-- The same as before, with the stop.
drop function watched(text[], timestamptz, timestamptz, timestamptz);
create function watched(players text[], day timestamptz, week timestamptz, month timestamptz) returns table (
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
        from stakes_since(own.user_id, least(week, month))) end,
      'atRisk', coalesce((select balance from accounts where id = 'exposure:' || own.user_id), 0),
      'openBets', case when own.limits ? 'openBets' then open_bets(own.user_id, day, month) end)
  from player_limits as own where own.user_id = any(players)
$$;

-- Orders of who has stopped leave the book.
alter table orders drop constraint orders_because_check;
alter table orders add constraint orders_because_check check (
  because in (
    'taken-back', 'changed', 'own-order', 'field-changed',
    'expired', 'not-filled', 'turned-in-play', 'market-closed', 'account-blocked', 'play-stopped',
    'market-void', 'runner-withdrawn'
  )
);
