-- Double entry. Money moves only by inserting transfers; balances follow them by trigger and by nothing else,
-- so their sum is zero at every commit.

create table accounts (
  id text primary key,
  balance bigint not null default 0,
  -- What belongs to a player is never below zero: free, held for bets, held for a withdrawal.
  constraint player_money_not_negative
    check (balance >= 0 or not (id ~ '^(player|exposure|held):'))
) with (fillfactor = 50); -- room to update in place

create table transfers (
  number bigint generated always as identity primary key,
  -- Made from its cause, so posting twice changes nothing.
  id text not null unique,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  kind text not null check (kind in ('opening', 'deposit', 'withdrawal', 'payout', 'refund', 'adjustment',
                                     'hold', 'release', 'casino', 'sport', 'commission')),
  ref text not null,
  at timestamptz not null,
  check (from_account <> to_account)
);

-- Statements read one player's rows in order; our own accounts are in every row and need no index.
create index transfers_from_player on transfers (from_account, number) where from_account like 'player:%';
create index transfers_to_player on transfers (to_account, number) where to_account like 'player:%';

-- A plan made for the rows at hand: one cached while the tables were small would read all accounts every time.
create function balances_follow_transfers() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  with moved as (
    select account, sum(amount)::bigint as amount
    from (
      select from_account as account, -amount as amount from posted
      union all
      select to_account, amount from posted
    ) as sides
    group by account
  ), known as (
    update accounts set balance = accounts.balance + moved.amount
    from moved where accounts.id = moved.account
    returning accounts.id
  )
  insert into accounts (id, balance)
  select account, amount from moved where account not in (select id from known);
  return null;
end $$;

create trigger balances_follow_transfers after insert on transfers
  referencing new table as posted
  for each statement execute function balances_follow_transfers();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on transfers
  for each statement execute function refuse_change();

create function refuse_hand_made_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance changes only by a transfer' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create trigger balances_only_follow before insert or update or delete or truncate on accounts
  for each statement execute function refuse_hand_made_balance();

-- Every command that was decided, for ever: the same key answers the same again.
create table commands (
  key text primary key,
  fingerprint text not null, -- of the body: the same key with another body is refused
  refused text,
  answer jsonb,
  at timestamptz not null,
  check ((refused is null) <> (answer is null))
);

create trigger append_only before update or delete or truncate on commands
  for each statement execute function refuse_change();
