-- Several writers, none of whom waits for another: what counts is the order of each account. Whoever writes transfers locks
-- the accounts of players and markets first, in one order, and draws numbers after that (server/writer/group.ts).
drop trigger in_order on transfers;
drop function one_ledger_one_pen();

-- Our own accounts are in nearly every group. They are kept in slices, and each transaction has one to itself: what an
-- account has is the sum of its slices.
alter table accounts add column slice smallint not null default 0;
alter table accounts drop constraint accounts_pkey;
alter table accounts add constraint accounts_pkey primary key (id, slice);
alter table accounts add constraint only_ours_in_slices check (slice = 0 or id in ('house', 'commission', 'bank'));

create or replace function balances_follow_transfers() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  own smallint := 0;
  doubtful text[];
  overdrawn text;
begin
  while not pg_try_advisory_xact_lock(7162537, own) loop
    own := own + 1;
  end loop;
  with moved as (
    select account, case when account in ('house', 'commission', 'bank') then own else 0 end as slice,
      sum(amount)::bigint as amount, sum(least(amount, 0))::bigint as spent
    from (
      select from_account as account, -amount as amount from posted
      union all
      select to_account, amount from posted
    ) as sides
    group by account
  ), known as (
    update accounts set balance = accounts.balance + moved.amount
    from moved where accounts.id = moved.account and accounts.slice = moved.slice
    returning accounts.id, accounts.balance - moved.amount + moved.spent as least
  ), fresh as (
    insert into accounts (id, slice, balance)
    select account, slice, amount from moved where account not in (select id from known)
    order by account -- who opens the same at the same time waits, and nobody for each other
    returning id
  )
  select array_agg(id) into doubtful
  from (select id, least from known union all select id, spent from fresh join moved on account = id) as balances
  where least < 0 and id ~ '^(player|exposure|held):';
  if doubtful is null then
    return null;
  end if;
  -- What came in may have come before what was spent: only the order tells.
  select account into overdrawn
  from (
    select account, accounts.balance - sum(amount) over (partition by account)
      + sum(amount) over (partition by account order by number) as balance
    from (
      select number, from_account as account, -amount as amount from posted
      union all
      select number, to_account, amount from posted
    ) as sides
    join accounts on accounts.id = account
    where account = any(doubtful)
  ) as steps
  where balance < 0 limit 1;
  if overdrawn is not null then
    raise exception '% would be below zero', overdrawn
      using errcode = 'check_violation', table = 'accounts', constraint = 'player_money_not_negative';
  end if;
  return null;
end $$;
