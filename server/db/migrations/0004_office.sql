create table settings (
  section text primary key,
  value jsonb not null,
  version integer not null
);

-- What one person proposed and a second must approve.
create sequence proposal_number start 101;
create table proposals (
  id text primary key, -- P- and proposal_number
  kind text not null check (kind in ('adjustment', 'role')),
  subject text not null, -- the player or colleague
  detail jsonb not null,
  reason text not null,
  made_by text not null references staff (id),
  at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('open', 'approved', 'rejected')),
  decided_by text references staff (id),
  decided_at timestamptz,
  check (state <> 'approved' or decided_by <> made_by)
);

-- Who did what. Each row carries the hash of the one before, so none can be changed or taken out unseen.
create table audit (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null, -- 'staff:1', 'player:1001' or 'system'
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  address text not null default '',
  request text not null default '',
  previous text not null,
  hash text not null unique
);
create index audit_subject on audit (subject, seq);

create trigger append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
