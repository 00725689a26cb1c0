-- What players are told. A row is written with its cause, from which its id is made; it keeps a code and what the sentence is
-- about, and is put in words when it is read (server/inbox/noticeWords.ts).
create table notices (
  id text primary key,
  user_id text not null references users (id),
  kind text not null, -- as players choose what to be told
  code text not null,
  about jsonb not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notices_of_user on notices (user_id, at desc, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_at on notices (at);

-- What a player chose not to be told, and how. Who has no row is told everything by toasts.
create table notice_choices (
  user_id text primary key references users (id),
  off jsonb not null, -- {"inbox": [kinds], "toast": [kinds], "push": [kinds]}
  amounts boolean not null default false -- whether what is pushed to a device says how much
);

-- News of the house, by staff. One node tells it to players in their order, so many at a time.
create table house_news (
  id text primary key,
  title text not null,
  words text not null,
  language text check (language in ('en', 'hi')), -- to whom reads it; everybody where there is none
  staff_id text not null references staff (id),
  reason text not null,
  at timestamptz not null,
  told_up_to text not null default '', -- the last player it was told to
  told integer not null default 0,
  done_at timestamptz
);
create index house_news_at on house_news (at);
create index house_news_due on house_news (at) where done_at is null;

-- Whether the house may invite somebody to anything. The one place where that is decided.
create function may_invite(player text, now timestamptz) returns boolean
language sql stable as $$
  select exists (select from users where id = player and status = 'active' and not is_house)
    and not exists (select from player_limits where user_id = player
      and (held_at is not null
        or stopped_at is not null and (return_asked_at is null or return_asked_at > now - interval '1 day')))
$$;
