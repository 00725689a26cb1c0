-- Matches and races, what happened in them, the markets on them, and what players did there.

create table sport_events (
  id text primary key, -- 'cricket-1042'
  sport text not null,
  fixture jsonb not null,
  -- What a simulator plays it from; nobody's business before it is over. Empty for a feed.
  seed text not null,
  state text not null check (state in ('upcoming', 'inPlay', 'over', 'void')),
  -- Stopped by the operator: nothing of it is open.
  is_stopped boolean not null default false,
  starts_at timestamptz not null,
  changed_at timestamptz not null
);
create index sport_events_under_way on sport_events (starts_at) where state in ('upcoming', 'inPlay');
create index sport_events_of_a_sport on sport_events (sport, starts_at desc);

-- Everything that happened, in order: the state of an event is folded from it, and so is its official result.
create table sport_record (
  event_id text not null references sport_events,
  nth integer not null check (nth > 0),
  event jsonb not null,
  at timestamptz not null,
  primary key (event_id, nth)
);

create table markets (
  id text primary key, -- '<event>.<plan>'
  event_id text not null references sport_events,
  kind text not null,
  name text not null,
  plan jsonb not null,
  status text not null check (status in ('open', 'suspended', 'closed', 'settled', 'void')),
  -- Stopped by the operator.
  is_stopped boolean not null default false,
  min_stake bigint not null check (min_stake >= 0),
  max_stake bigint not null check (max_stake >= 0),
  -- Before play; in play it is told by the journal.
  bet_delay_ms integer not null check (bet_delay_ms >= 0),
  -- Of net winnings, in hundredths of a per cent.
  commission integer not null check (commission between 0 and 10000),
  answer jsonb,
  -- How often it was settled: each time reverses the last.
  settlements integer not null default 0,
  at timestamptz not null,
  settled_at timestamptz,
  check ((status in ('settled', 'void')) = (answer is not null))
);
create index markets_of_an_event on markets (event_id);
create index markets_under_way on markets (id) where status in ('open', 'suspended', 'closed');

-- Every command a market accepted, in order. Replayed, they make the same market with the same digest.
create table journal (
  id text primary key, -- '<market>:<seq>'
  market_id text not null references markets,
  seq integer not null check (seq > 0),
  command jsonb not null,
  digest text, -- of the market after it; not after every one
  at timestamptz not null,
  unique (market_id, seq)
);

create table orders (
  id text primary key, -- made from the key of the command that placed it
  number bigint generated always as identity,
  market_id text not null references markets,
  user_id text not null references users,
  runner text not null,
  side text not null check (side in ('back', 'lay')),
  odds integer not null check (odds > 1000),
  stake bigint not null check (stake > 0),
  is_kept boolean not null,
  matched bigint not null check (matched >= 0),
  -- Price it was matched at, in thousandths, weighted by stake; 0 while there is none.
  average double precision not null,
  unmatched bigint not null check (unmatched >= 0),
  lapsed bigint not null check (lapsed >= 0),
  cancelled bigint not null check (cancelled >= 0),
  voided bigint not null check (voided >= 0),
  at timestamptz not null,
  changed_at timestamptz not null,
  check (stake = matched + unmatched + lapsed + cancelled + voided)
);
create index orders_of_a_player on orders (user_id, number desc);
create index orders_of_a_market on orders (market_id);
create index orders_open on orders (user_id) where unmatched > 0;

-- Bets that were struck: those of one match pay each other.
create table legs (
  id text primary key, -- '<market>:<seq>:<match>:<nth>'
  market_id text not null references markets,
  match_id text not null,
  order_id text not null references orders,
  user_id text not null references users,
  runner text not null,
  side text not null check (side in ('back', 'lay')),
  odds integer not null check (odds > 1000),
  stake bigint not null check (stake > 0),
  profit bigint not null check (profit >= 0),
  at timestamptz not null
);
create index legs_of_a_market on legs (market_id);

-- Bets with the house, on bookmaker, session and other rows.
create table row_bets (
  id text primary key,
  number bigint generated always as identity,
  market_id text not null references markets,
  user_id text not null references users,
  -- What was bet, with its figures as they were struck: see exchange/houseRow.ts.
  bet jsonb not null,
  label text not null,
  stake bigint not null check (stake > 0),
  state text not null check (state in ('open', 'settled', 'void')),
  profit bigint,
  at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'settled') = (profit is not null))
);
create index row_bets_of_a_player on row_bets (user_id, number desc);
create index row_bets_of_a_market on row_bets (market_id);

-- What a player has open on a row: decided upon as one, so that bets cover each other.
create table row_tabs (
  id text primary key, -- '<market>:<player>'
  market_id text not null references markets,
  user_id text not null references users,
  bets jsonb not null,
  held bigint not null check (held >= 0)
);
create index row_tabs_of_a_market on row_tabs (market_id);
create index row_tabs_open on row_tabs (user_id) where bets <> '[]';

-- What everybody was paid for a market, each time it was settled.
create table settlements (
  id text primary key, -- '<market>:<nth>:<player>'
  market_id text not null references markets,
  nth integer not null check (nth > 0),
  user_id text not null references users,
  profit bigint not null,
  commission bigint not null check (commission >= 0),
  at timestamptz not null,
  unique (market_id, nth, user_id)
);

-- The market maker of the house has an account like a player, and nobody can sign in to it.
alter table users drop constraint users_check;
alter table users add constraint users_can_sign_in
  check (demo or id = 'maker' or (email is not null and password_hash is not null));
