-- What the house finds to look at of a player, and who of compliance looks at it. No player is told, and no copy of a player's
-- data has any of it. Beside the release before: it writes none of these, and reads along the indexes it knew.
create table cases (
  id text primary key, -- from the first alert in it
  user_id text not null references users (id),
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null,
  taken_by text references staff (id),
  taken_at timestamptz,
  outcome text check (outcome in ('cleared', 'reported', 'held')),
  reason text not null,
  closed_by text references staff (id),
  closed_at timestamptz,
  constraint taken_by_somebody check ((taken_by is null) = (taken_at is null)),
  constraint closed_with_an_outcome check (
    (state = 'closed') = (outcome is not null) and (outcome is null) = (closed_by is null)
    and (outcome is null) = (closed_at is null)),
  constraint closed_with_a_reason check (state = 'open' or reason <> '')
);
create unique index one_open_case on cases (user_id) where state = 'open';
create index cases_of_user on cases (user_id, opened_at desc);
create index cases_by_state on cases (state, opened_at, id);
create trigger kept before delete or truncate on cases for each statement execute function refuse_change();
create trigger as_closed before update on cases for each row
  when (old.state = 'closed' or (old.id, old.user_id, old.opened_at) is distinct from (new.id, new.user_id, new.opened_at))
  execute function refuse_rewriting();
alter table cases enable always trigger kept;
alter table cases enable always trigger as_closed;

-- An alert is made from its cause (rule:player:cause), so that raising it again changes nothing.
create table alerts (
  id text primary key,
  case_id text not null references cases (id),
  user_id text not null references users (id),
  rule text not null check (rule in ('inAndOut', 'structuring', 'sharedPayee', 'sharedDevice', 'sharedAddress', 'manyAccounts',
    'oppositeBets', 'transferOfValue', 'stakesAboveDeposits', 'lateBets')),
  figures jsonb not null,
  evidence jsonb not null, -- ids of players, payments and bets
  at timestamptz not null
);
create index alerts_of_a_case on alerts (case_id, at);
create trigger append_only before update or delete or truncate on alerts
  for each statement execute function refuse_change();
alter table alerts enable always trigger append_only;

create table case_notes (
  id text primary key,
  case_id text not null references cases (id),
  by text not null references staff (id),
  text text not null check (text <> ''),
  at timestamptz not null
);
create index case_notes_of_a_case on case_notes (case_id, at);
create trigger append_only before update or delete or truncate on case_notes
  for each statement execute function refuse_change();
alter table case_notes enable always trigger append_only;

-- How far the ledger was looked at: who has moved money since is looked at next.
create table alert_turns (
  name text primary key check (name = 'ledger'),
  number bigint not null check (number >= 0)
);

-- What several players have in common, and what two struck with each other.
create index withdrawals_by_payee on withdrawals (payee_name);
create index player_devices_by_mark on player_devices (mark);
create index sessions_by_address on sessions (address, started_at);
create index legs_of_a_player on legs (user_id, at);
