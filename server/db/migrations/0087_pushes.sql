-- The pair of keys by which push services know the house (VAPID), made at the first start.
create table push_keys (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null, -- sealed, where there is a key to seal with
  at timestamptz not null,
  looked_at timestamptz not null -- up to when it was looked what is to be pushed
);

-- Where a browser is told something while no page of ours is open. It goes with the session in which it was allowed, unless that
-- only lapsed.
create table push_devices (
  id text primary key, -- a hash of its address
  user_id text not null references users (id),
  session_id text not null references sessions (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'hi')),
  at timestamptz not null
);
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_session on push_devices (session_id);

-- What is on its way to a device.
create table pushes (
  notice_id text not null references notices (id) on delete cascade,
  device_id text not null references push_devices (id) on delete cascade,
  at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  done_at timestamptz,
  answer text not null default '',
  primary key (notice_id, device_id)
);
create index pushes_due on pushes (next_at) where done_at is null;
create index pushes_of_device on pushes (device_id);
create index pushes_at on pushes (at);
