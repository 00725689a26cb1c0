-- Tables, their chains of seeds, their rounds and the bets on them.

create table casino_tables (
  code text primary key,
  -- 'draining' finishes the round that is being played.
  status text not null default 'on' check (status in ('on', 'draining', 'off')),
  stream_url text not null default '',
  -- Selections the operator does not sell at the moment.
  locked jsonb not null default '[]',
  -- By market: {"main": {"min": 10000, "max": 500000}}, in paise, instead of the game's own.
  limits jsonb not null default '{}',
  changed_at timestamptz not null default now()
);

-- Seeds are used from the first to the last; seed[n-1] = SHA-256(seed[n]), so each shown seed commits to the next.
create table seed_chains (
  id text primary key, -- 'teen20-3'
  code text not null,
  nth integer not null check (nth > 0),
  head text not null, -- what commits to the first seed, public from the start
  last_seed text not null, -- all others follow from it
  length integer not null check (length > 0),
  at timestamptz not null,
  unique (code, nth)
);

create table rounds (
  id text primary key,
  game text not null,
  chain text not null references seed_chains,
  nth integer not null, -- of the chain
  commitment text not null,
  -- Of no use to anybody before the entropy of its windows exists.
  seed text not null,
  gone jsonb not null,
  state text not null check (state in ('new', 'open', 'closed', 'dealing', 'settled', 'void')),
  steps integer not null,
  dealt jsonb not null,
  paid jsonb not null,
  -- What was announced when each window opened, and what was made public after it closed.
  beacons jsonb not null,
  entropy jsonb not null,
  -- Of the bets accepted in each window, published before its entropy exists.
  bet_roots jsonb not null,
  result_code text,
  result_facts jsonb,
  fault text,
  at timestamptz not null,
  ended_at timestamptz,
  unique (chain, nth),
  check ((state = 'settled') = (result_code is not null)),
  check ((state = 'void') = (fault is not null))
);
create index rounds_of_a_game on rounds (game, at desc);
create index rounds_under_way on rounds (game) where state in ('new', 'open', 'closed', 'dealing');

create table bets (
  id text primary key, -- made from the key of the command that placed it
  number bigint generated always as identity,
  user_id text not null references users,
  round_id text not null references rounds,
  game text not null,
  selection text not null,
  label text not null,
  side text not null check (side in ('back', 'lay')),
  odds integer not null check (odds > 1000),
  line integer not null,
  stake bigint not null check (stake > 0),
  state text not null check (state in ('open', 'undone', 'settled', 'void')),
  profit bigint,
  at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'settled') = (profit is not null))
);
create index bets_of_a_round on bets (round_id);
create index bets_of_a_player on bets (user_id, number desc);

-- What a player has open on a round: decided upon as one, so that bets cover each other.
create table tabs (
  id text primary key, -- '<round>:<player>'
  round_id text not null references rounds,
  user_id text not null references users,
  bets jsonb not null,
  held bigint not null check (held >= 0)
);
create index tabs_of_a_round on tabs (round_id);

create sequence round_number start 100001;
