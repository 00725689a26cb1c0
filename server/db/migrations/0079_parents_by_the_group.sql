-- A group adds a hundred orders at once, and for each of them the database looked up the market and the player, one by one, and
-- locked what it found: more than a quarter of its time for an order. What these rows refer to is never removed or renamed
-- (kept, as_opened, as_accepted and as_committed in 0039_guards.sql), and they never come to refer to anything else: so nothing
-- has to be locked, and all rows of a statement are looked up together. A leg was held against an order, a market and a player;
-- now they have to be the market and the player of that very order.
alter table orders drop constraint orders_market_id_fkey, drop constraint orders_user_id_fkey;
alter table legs
  drop constraint legs_order_id_fkey, drop constraint legs_market_id_fkey, drop constraint legs_user_id_fkey;
alter table journal drop constraint journal_market_id_fkey;
alter table bets drop constraint bets_round_id_fkey, drop constraint bets_user_id_fkey;

create function refuse_strange_orders() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join markets on markets.id = market_id left join users on users.id = user_id
    where markets.id is null or users.id is null
  ) then
    raise exception 'an order names a market or a player that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function refuse_strange_legs() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join orders on orders.id = order_id -- found by its id alone: a market has many
    where (orders.market_id, orders.user_id) is distinct from (added.market_id, added.user_id)
  ) then
    raise exception 'a leg is not of an order of its market and player' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function refuse_strange_lines() returns trigger language plpgsql as $$
begin
  if exists (select from added left join markets on markets.id = market_id where markets.id is null) then
    raise exception 'a line names a market that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function refuse_strange_bets() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join rounds on rounds.id = round_id left join users on users.id = user_id
    where rounds.id is null or users.id is null
  ) then
    raise exception 'a bet names a round or a player that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger of_known after insert on orders referencing new table as added
  for each statement execute function refuse_strange_orders();
create trigger of_known after insert on legs referencing new table as added
  for each statement execute function refuse_strange_legs();
create trigger of_known after insert on journal referencing new table as added
  for each statement execute function refuse_strange_lines();
create trigger of_known after insert on bets referencing new table as added
  for each statement execute function refuse_strange_bets();

alter table orders enable always trigger of_known;
alter table legs enable always trigger of_known;
alter table journal enable always trigger of_known;
alter table bets enable always trigger of_known;

-- Their plans are kept, and go by index, so that they are right for tables of any size: as in 0075_plans_that_stay.sql.
do $$
declare
  look regprocedure;
begin
  foreach look in array array['refuse_strange_orders()', 'refuse_strange_legs()', 'refuse_strange_lines()',
    'refuse_strange_bets()']::regprocedure[]
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', look);
    execute format('alter function %s set enable_seqscan = off', look);
    execute format('alter function %s set enable_hashjoin = off', look);
    execute format('alter function %s set enable_mergejoin = off', look);
  end loop;
end $$;
