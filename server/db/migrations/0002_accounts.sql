create sequence user_number start 1001;

create table users (
  id text primary key, -- from user_number
  username text not null,
  email text,
  phone_number text not null,
  country text not null,
  password_hash text,
  demo boolean not null default false,
  status text not null default 'active' check (status in ('active', 'blocked')),
  created_at timestamptz not null,
  check (demo or (email is not null and password_hash is not null))
);

create unique index users_email on users (lower(email)) where email is not null;

-- Names that read the same are the same: in capitals, in wide letters, or with joiners nobody sees.
create function username_key(username text) returns text immutable strict parallel safe language sql
  return lower(normalize(translate(username, U&'\200C\200D', ''), nfkc) collate "pg_c_utf8");

create unique index users_username on users (username_key(username)) where not demo;

-- What changes with use and is not money: kept apart so that the row of a user is written rarely.
create table user_security (
  user_id text primary key references users (id),
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0, -- a code works once
  last_login_at timestamptz,
  previous_login_at timestamptz
);

create table sessions (
  id text primary key,
  user_id text not null references users (id),
  token_hash text not null unique, -- the bearer token itself is never stored
  token_expires_at timestamptz not null,
  refresh_hash text not null unique,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  device text not null
);
create index sessions_of_user on sessions (user_id, started_at);

create sequence staff_number start 1;

create table staff (
  id text primary key, -- from staff_number
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'payments', 'support', 'auditor')),
  password_hash text not null,
  must_change_password boolean not null default true,
  disabled boolean not null default false,
  -- Who hired, reset or let in this colleague last. For a day the two are one person where two are needed.
  vouched_by text references staff (id),
  vouched_at timestamptz,
  created_at timestamptz not null,
  check ((vouched_by is null) = (vouched_at is null))
);
create unique index staff_email on staff (lower(email));

create table staff_security (
  staff_id text primary key references staff (id),
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0,
  last_login_at timestamptz,
  previous_login_at timestamptz
);

create table staff_sessions (
  id text primary key,
  staff_id text not null references staff (id),
  cookie_hash text not null unique,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  device text not null
);
create index staff_sessions_of on staff_sessions (staff_id, started_at);

-- Failed sign-ins by account and by account and address. The name is a hash, so unknown emails are treated
-- exactly as known ones.
create table login_failures (
  name text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index login_failures_last on login_failures (last_at); -- old ones are swept away
