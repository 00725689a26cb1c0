-- The books beside what was asked for, bet and decided: every pass, how far it came, and what it found.

create table reconciliations (
  number bigint generated always as identity primary key,
  -- 'step': what happened since the pass before. 'full': everything from the first transfer.
  kind text not null check (kind in ('step', 'full')),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- It looked at the transfers behind the first number, up to the second.
  after_number bigint not null,
  up_to bigint not null,
  -- How much it looked at: {"transfers": …, "rounds": …, "markets": …}.
  counted jsonb not null,
  -- What the house made, in paise, by where it made it. Of a full pass only.
  figures jsonb,
  faults integer not null
);

-- What every account came to at the last pass: the next one adds what moved since.
create table reconciled_balances (
  account text primary key,
  balance bigint not null
);

create table reconciliation_faults (
  id text primary key, -- the rule and what it is about: found again, it is the same fault
  rule text not null,
  subject text not null,
  expected bigint not null,
  found bigint not null,
  -- Where to look: {"player": …, "round": …, "market": …, "request": …, "transfers": […]}.
  links jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- A full pass did not find it any more.
  cleared_at timestamptz,
  -- An owner says what it was: it is kept, and is no alarm any more.
  explained_by text references staff (id),
  explained_at timestamptz,
  explanation text not null default '',
  check ((explained_by is null) = (explained_at is null))
);
create index reconciliation_faults_open on reconciliation_faults (first_at)
  where cleared_at is null and explained_at is null;

-- What a pass looks for by time.
create index rounds_ended on rounds (ended_at) where ended_at is not null;
create index markets_settled on markets (settled_at) where settled_at is not null;
create index audit_short on audit ((after ->> 'round')) where action = 'voidRound.short';

-- What is told to the operator's own systems, kept until it has arrived.
create table webhook_posts (
  number bigint generated always as identity primary key,
  body jsonb not null,
  at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  -- What the last try came to.
  answer text not null default ''
);
create index webhook_posts_waiting on webhook_posts (next_at) where sent_at is null;
