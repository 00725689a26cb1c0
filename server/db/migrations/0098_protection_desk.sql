-- What the protection desk shows and nothing else had written down, by codes and once for its cause: a limit of one's own that
-- something was refused for, a deposit beyond it, a reality check that was shown and answered, a try to play while stopped.
-- Beside the release before: it writes none, and asks for none.
create table protection_events (
  id text primary key,
  number bigint generated always as identity,
  user_id text not null references users (id),
  what text not null check (what in
    ('limitHit', 'depositRefused', 'checkShown', 'checkAnswered', 'playedStopped', 'returnRefused')),
  code text not null default '', -- which limit
  amount bigint check (amount > 0), -- of a deposit
  due_at timestamptz, -- of a check
  at timestamptz not null,
  constraint of_a_limit check ((what in ('limitHit', 'depositRefused')) = (code <> '')),
  constraint of_a_deposit check ((what = 'depositRefused') = (amount is not null)),
  constraint of_a_check check ((what in ('checkShown', 'checkAnswered')) = (due_at is not null))
);
create index protection_events_at on protection_events (at);
create index protection_events_of_user on protection_events (user_id, at);
create unique index protection_events_in_turn on protection_events (number);
create trigger append_only before update or delete or truncate on protection_events
  for each statement execute function refuse_change();
alter table protection_events enable always trigger append_only;
create index limit_changes_at on limit_changes (at);

-- What was found of a player that may be harm. Amounts are not kept: they are made of the ledger by the spans when they are read.
create table harm_markers (
  id text primary key, -- from its cause
  user_id text not null references users (id),
  rule text not null check (rule in
    ('chasingLosses', 'nightPlay', 'growingStakes', 'refusedDeposits', 'depositAfterWithdrawal')),
  figures jsonb not null, -- what is no sum of rows
  spans jsonb not null, -- of which rows each figure is
  upto timestamptz not null, -- what was before then is not looked at again by the rule
  at timestamptz not null
);
create index harm_markers_of_user on harm_markers (user_id, rule, upto desc);
create index harm_markers_at on harm_markers (at desc, id);
create trigger append_only before update or delete or truncate on harm_markers
  for each statement execute function refuse_change();
alter table harm_markers enable always trigger append_only;

-- That somebody of the staff looked, or spoke with the player.
create table harm_looks (
  id text primary key,
  user_id text not null references users (id),
  what text not null check (what in ('looked', 'spoken')),
  words text not null check (words <> ''),
  by text not null references staff (id),
  at timestamptz not null
);
create index harm_looks_of_user on harm_looks (user_id, at desc);
create trigger append_only before update or delete or truncate on harm_looks
  for each statement execute function refuse_change();
alter table harm_looks enable always trigger append_only;

-- The ledger is read on by two.
alter table alert_turns drop constraint alert_turns_name_check;
alter table alert_turns add constraint alert_turns_name_check check (name in ('ledger', 'harm', 'harmEvents'));

-- What a player did, row by row, from a moment until before another: stakes that count, what came of them, what was asked to be
-- paid in and out, and deposits that a limit refused. Figures are sums of these rows, so that none can differ from them. Numbers
-- of a player follow their moments: they are read from where they begin.
create function player_rows(player text, what text, since timestamptz, until timestamptz, night boolean)
returns table (kind text, id text, at timestamptz, amount bigint)
language sql stable as $$
  select 'bet', id, at, stake from bets
  where what = 'stakes' and user_id = player and at >= since and at < until and state not in ('undone', 'void')
    and (not night or extract(hour from at at time zone 'Asia/Kolkata') < 5)
  union all
  select 'rowBet', id, at, stake from row_bets
  where what = 'stakes' and user_id = player and at >= since and at < until and state <> 'void'
    and (not night or extract(hour from at at time zone 'Asia/Kolkata') < 5)
    and number > coalesce((select number from row_bets
      where user_id = player and at < since order by number desc limit 1), 0)
  union all
  select 'order', id, at, matched + unmatched from orders
  where what = 'stakes' and user_id = player and at >= since and at < until and matched + unmatched > 0
    and (not night or extract(hour from at at time zone 'Asia/Kolkata') < 5)
    and number > coalesce((select number from orders
      where user_id = player and at < since order by number desc limit 1), 0)
  union all
  select 'spin', id, at, case what when 'stakes' then stake else paid - stake end from spins
  where what in ('stakes', 'results') and user_id = player and at >= since and at < until
    and (not night or extract(hour from at at time zone 'Asia/Kolkata') < 5)
    and number > coalesce((select number from spins
      where user_id = player and at < since order by number desc limit 1), 0)
  union all
  select 'entry', id, at, fee from contest_entries
  where what = 'stakes' and user_id = player and at >= since and at < until and state <> 'refunded'
    and (not night or extract(hour from at at time zone 'Asia/Kolkata') < 5)
  union all
  select 'transfer', id, at, amount from transfers
  where what = 'results' and to_account = 'player:' || player and to_account like 'player:%'
    and at >= since and at < until and kind in ('casino', 'sport', 'commission')
    and number > coalesce((select number from transfers
      where to_account = 'player:' || player and to_account like 'player:%' and at < since
      order by number desc limit 1), 0)
  union all
  select 'transfer', id, at, -amount from transfers
  where what = 'results' and from_account = 'player:' || player and from_account like 'player:%'
    and at >= since and at < until and kind in ('casino', 'sport', 'commission')
    and number > coalesce((select number from transfers
      where from_account = 'player:' || player and from_account like 'player:%' and at < since
      order by number desc limit 1), 0)
  union all
  select 'deposit', id, at, amount from deposits
  where what = 'deposits' and user_id = player and at >= since and at < until
  union all
  select 'withdrawal', id, at, amount from withdrawals
  where what = 'withdrawals' and user_id = player and at >= since and at < until
  union all
  select 'refused', id, at, amount from protection_events
  where player_rows.what = 'tries' and protection_events.what = 'depositRefused' and user_id = player and at
    >= since and at < until
$$;

-- What players met of their protection, one by one, whatever it was written down as. A check that was answered was shown, even if
-- no page asked meanwhile; one that was shown and never answered was left.
create view protection_happened as
  select what as figure, user_id, code, at
  from protection_events
  union all
  select 'checkShown', user_id, '', at from protection_events as answered
  where what = 'checkAnswered' and not exists (
    select from protection_events as shown
    where shown.what = 'checkShown' and shown.user_id = answered.user_id and shown.due_at = answered.due_at)
  union all
  select 'checkLeft', user_id, '', at from protection_events as shown
  where what = 'checkShown' and not exists (
    select from protection_events as answered
    where answered.what = 'checkAnswered' and answered.user_id = shown.user_id and answered.due_at = shown.due_at)
  union all
  select what, user_id, '', at from player_stops
  union all
  select 'recognised', user_id, '', at from account_reviews where found <> 'staff'
  union all
  select 'loosened', user_id, what, at from limit_changes where effect = 'confirmed'
  union all
  select 'reset', user_id, '', at from mails where kind = 'passwordReset';
