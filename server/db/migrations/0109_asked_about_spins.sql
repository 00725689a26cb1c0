-- A question may name a spin, or a contest the player has entered: both are bets as well.
-- Beside the release before: it asks about neither, and shows the questions that do without what they are about.
alter table tickets drop constraint tickets_thing_kind_check;
alter table tickets add constraint tickets_thing_kind_check check (
  thing_kind in ('sportBet', 'tableBet', 'spin', 'contest', 'round', 'deposit', 'withdrawal', 'statement'));

create or replace function is_of_player(player text, kind text, thing text) returns boolean language sql stable as $$
  select case kind
    when 'sportBet' then exists (select from orders where id = thing and user_id = player)
      or exists (select from row_bets where id = thing and user_id = player)
    when 'tableBet' then exists (select from bets where id = thing and user_id = player)
    when 'spin' then exists (select from spins where id = thing and user_id = player)
    when 'contest' then exists (select from contest_entries where contest_id = thing and user_id = player)
    when 'round' then exists (select from bets where round_id = thing and user_id = player)
    when 'deposit' then exists (select from deposits where id = thing and user_id = player)
    when 'withdrawal' then exists (select from withdrawals where id = thing and user_id = player)
    when 'statement' then exists (
      select from transfers where id = thing and 'player:' || player in (from_account, to_account))
    else false end
$$;
