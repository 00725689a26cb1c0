-- What is counted of players who have limits (0101, 0106) asks first whether a statement wrote anything of one of them: most
-- write of nobody who has. It was asked by joining what was already added up, twice for every statement, and was an eighth of
-- what the database did for an order of somebody who never set a limit.
-- Messages name their player as orders do (0079): nobody is removed or renamed, so nothing has to be locked for them.
-- Beside the release before: that one writes the same rows, and the triggers count what it writes too.
lock table transfers in share row exclusive mode; -- first, as a group of commands does: nobody waits for the other

-- Plans are kept, and go by index, so that they are right for tables of any size (0075).
do $$
declare
  source record;
  body text;
  days text;
  open text;
begin
  for source in
    select * from (values
      ('bets', true,
        'select user_id, at, case when state in (''undone'', ''void'') then 0 else stake end, 0 from came',
        'select user_id, 1 from came where state = ''open'''),
      ('row_bets', true, 'select user_id, at, case when state = ''void'' then 0 else stake end, 0 from came', null),
      ('row_tabs', true, null, 'select user_id, jsonb_array_length(bets) from came'),
      ('orders', true, 'select user_id, at, matched + unmatched, 0 from came',
        'select user_id, 1 from came join markets on markets.id = market_id and goes_on(status)
         where matched > 0 or unmatched > 0'),
      ('contest_entries', true, 'select user_id, at, case when state = ''refunded'' then 0 else fee end, 0 from came',
        'select user_id, 1 from came where state = ''open'''),
      ('spins', false, 'select user_id, at, stake, paid - stake from came', null),
      ('transfers', false,
        'select substr(to_account, 8), at, 0, amount from came
         where to_account like ''player:%'' and kind in (''casino'', ''sport'', ''commission'')
         union all
         select substr(from_account, 8), at, 0, -amount from came
         where from_account like ''player:%'' and kind in (''casino'', ''sport'', ''commission'')', null)
    ) as sources (name, changes, days, open)
    cross join unnest(array['insert', 'update']) as event
    where event = 'insert' or changes
  loop
    days := source.days;
    open := source.open;
    if source.event = 'update' then
      days := days || ' union all select user_id, at, -staked, -made from ('
        || replace(days, 'came', 'went') || ') as before (user_id, at, staked, made)';
      open := open || ' union all select user_id, -open from ('
        || replace(open, 'came', 'went') || ') as before (user_id, open)';
    end if;
    -- Whose row is changed stays whose it was: what came names them all.
    body := format(
      'if not exists (select from (%s) as counted join player_limits using (user_id)) then return null; end if;',
      case source.name when 'transfers' then replace(days, ', at, 0,', ' as user_id, at, 0,')
        else 'select user_id from came' end);
    if days is not null then
      body := body || format($days$
        insert into limited_days as known (user_id, day, staked, made)
        select user_id, day, changed.staked, changed.made
        from (
          select user_id, india_day(at) as day, sum(staked) as staked, sum(made) as made
          from (%s) as counted (user_id, at, staked, made)
          group by 1, 2 having sum(staked) <> 0 or sum(made) <> 0
        ) as changed join player_limits using (user_id)
        order by user_id, day
        on conflict (user_id, day)
          do update set staked = known.staked + excluded.staked, made = known.made + excluded.made;
        $days$, days);
      execute format('drop trigger days_follow_%2$s on %1$I; drop function %3$I()',
        source.name, source.event, source.name || '_of_days_' || source.event);
    end if;
    if open is not null then
      body := body || format($open$
        update limited_open as known set bets = known.bets + changed.open
        from (
          select user_id, sum(open) as open from (%s) as counted (user_id, open)
          group by 1 having sum(open) <> 0 order by 1
        ) as changed where known.user_id = changed.user_id;
        $open$, open);
      execute format('drop trigger open_follows_%2$s on %1$I; drop function %3$I()',
        source.name, source.event, source.name || '_open_' || source.event);
    end if;
    execute format($trigger$
      create function %1$s_of_limited_%2$s() returns trigger language plpgsql as $body$
      begin
        %3$s
        return null;
      end $body$;
      create trigger counts_follow_%2$s after %2$s on %1$s referencing new table as came %4$s
        for each statement execute function %1$s_of_limited_%2$s();
      alter table %1$s enable always trigger counts_follow_%2$s;
      alter function %1$s_of_limited_%2$s() set plan_cache_mode = force_generic_plan;
      alter function %1$s_of_limited_%2$s() set enable_seqscan = off;
      alter function %1$s_of_limited_%2$s() set enable_hashjoin = off;
      alter function %1$s_of_limited_%2$s() set enable_mergejoin = off;
      $trigger$, source.name, source.event, body, case source.event when 'update' then 'old table as went' else '' end);
  end loop;
end $$;

alter table notices drop constraint notices_user_id_fkey;
create function refuse_strange_notices() returns trigger language plpgsql as $$
begin
  if exists (select from added left join users on users.id = user_id where users.id is null) then
    raise exception 'a message is for a player that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger of_known after insert on notices referencing new table as added
  for each statement execute function refuse_strange_notices();
create trigger as_told before update of user_id on notices for each row
  when (old.user_id is distinct from new.user_id) execute function refuse_rewriting();
alter table notices enable always trigger of_known;
alter table notices enable always trigger as_told;
alter function refuse_strange_notices() set plan_cache_mode = force_generic_plan;
alter function refuse_strange_notices() set enable_seqscan = off;
alter function refuse_strange_notices() set enable_hashjoin = off;
alter function refuse_strange_notices() set enable_mergejoin = off;

-- Rows that are there are changed where they are, all of them: an order is not added anew to find out that it is there, with
-- everything that is asked of a new one.
create function all_changed(changed integer, given integer) returns void language plpgsql immutable as $$
begin
  if changed <> given then
    raise exception '% of % rows that were to be changed are there', changed, given using errcode = 'no_data_found';
  end if;
end $$;
