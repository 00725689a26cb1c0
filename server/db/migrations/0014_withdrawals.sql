-- Runners that are withdrawn. Bets stay as they were struck; what they are worth follows from these lines of the journal.
create index journal_withdrawals on journal (market_id, seq) where command->>'type' = 'remove';
create index legs_of_an_order on legs (order_id);

-- A withdrawal may leave a player with more at risk than before. The house lends what they do not have, and has it back
-- with the settlement.
create table loans (
  id text primary key, -- '<market>:<seq>:<player>', the line of the journal
  market_id text not null references markets,
  user_id text not null references users,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index loans_of_a_market on loans (market_id);

-- No player is below zero after any transfer, and not only after all of a statement: two writers who both believe to be
-- the one could otherwise spend the same money, as long as more comes in behind it in the same group. Whoever was wrong
-- is told by the name of the constraint, and decides again.
create or replace function balances_follow_transfers() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  doubtful text[];
  overdrawn text;
begin
  with moved as (
    select account, sum(amount)::bigint as amount, sum(least(amount, 0))::bigint as spent
    from (
      select from_account as account, -amount as amount from posted
      union all
      select to_account, amount from posted
    ) as sides
    group by account
  ), known as (
    update accounts set balance = accounts.balance + moved.amount
    from moved where accounts.id = moved.account
    returning accounts.id, accounts.balance - moved.amount + moved.spent as least
  ), fresh as (
    insert into accounts (id, balance)
    select account, amount from moved where account not in (select id from known)
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

-- And the numbers of transfers are the order in which they counted: whoever writes some waits, before drawing the first,
-- until the writer before is done. A lone writer never waits.
create function one_ledger_one_pen() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7162536);
  return null;
end $$;
create trigger in_order before insert on transfers for each statement execute function one_ledger_one_pen();
