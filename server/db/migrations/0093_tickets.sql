-- Questions of players to support. Who decides about one has locked the player's row of users before.
create table tickets (
  id text primary key, -- made from the key of the command that asked
  user_id text not null references users (id),
  thing_kind text check (thing_kind in ('sportBet', 'tableBet', 'round', 'deposit', 'withdrawal', 'statement')),
  thing_id text,
  at timestamptz not null,
  state text not null check (state in ('open', 'closed')),
  waiting_since timestamptz, -- the player has no answer to what was written then
  staff_id text references staff (id), -- who is on it
  last_at timestamptz not null, -- of what was written last
  closed_at timestamptz,
  closed_by text check (closed_by in ('player', 'staff')),
  check ((thing_kind is null) = (thing_id is null)),
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (closed_by is not null)),
  constraint nobody_waits_for_what_is_over check (state = 'open' or waiting_since is null)
);
create index tickets_of_user on tickets (user_id, last_at desc, id);
create index tickets_waiting on tickets (waiting_since, id) where waiting_since is not null;
create index tickets_open on tickets (last_at desc, id) where state = 'open';
create index tickets_closed on tickets (closed_at desc, id) where state = 'closed';
create trigger kept before delete or truncate on tickets for each statement execute function refuse_change();
create trigger as_asked before update on tickets for each row
  when ((old.id, old.user_id, old.thing_kind, old.thing_id, old.at)
    is distinct from (new.id, new.user_id, new.thing_kind, new.thing_id, new.at))
  execute function refuse_rewriting();
alter table tickets enable always trigger kept;
alter table tickets enable always trigger as_asked;

-- Whether something is a player's own. The one place where that is known.
create function is_of_player(player text, kind text, thing text) returns boolean language sql stable as $$
  select case kind
    when 'sportBet' then exists (select from orders where id = thing and user_id = player)
      or exists (select from row_bets where id = thing and user_id = player)
    when 'tableBet' then exists (select from bets where id = thing and user_id = player)
    when 'round' then exists (select from bets where round_id = thing and user_id = player)
    when 'deposit' then exists (select from deposits where id = thing and user_id = player)
    when 'withdrawal' then exists (select from withdrawals where id = thing and user_id = player)
    when 'statement' then exists (
      select from transfers where id = thing and 'player:' || player in (from_account, to_account))
    else false end
$$;

create function asks_about_ones_own() returns trigger language plpgsql as $$
begin
  if new.thing_kind is not null and not is_of_player(new.user_id, new.thing_kind, new.thing_id) then
    raise exception 'that is not of this player'
      using errcode = 'integrity_constraint_violation', constraint = 'asks_about_ones_own';
  end if;
  return new;
end $$;
create trigger asks_about_ones_own before insert on tickets for each row execute function asks_about_ones_own();
alter table tickets enable always trigger asks_about_ones_own;

-- What was written, as it was typed. A note is from a colleague to colleagues, and no player reads it.
create table ticket_messages (
  id text primary key, -- made from the key of the command that wrote it
  number bigint generated always as identity, -- in the order in which they were written
  ticket_id text not null references tickets (id),
  user_id text not null references users (id), -- whose question it is
  by text not null check (by in ('player', 'staff', 'note')),
  staff_id text references staff (id),
  words text not null check (char_length(words) between 1 and 2000),
  at timestamptz not null,
  check ((by = 'player') = (staff_id is null))
);
create index ticket_messages_of on ticket_messages (ticket_id, number);
create index ticket_messages_of_user on ticket_messages (user_id, number);
create trigger as_written before update or delete or truncate on ticket_messages
  for each statement execute function refuse_change();
alter table ticket_messages enable always trigger as_written;

-- How much a player has asked: how many questions are open, and how many messages came since an hour began for them.
create table ticket_counts (
  user_id text primary key references users (id),
  open integer not null check (open >= 0),
  since timestamptz not null,
  written integer not null check (written >= 0)
);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('confirmEmail', 'resetPassword', 'passwordReset', 'ticketAnswered'));
