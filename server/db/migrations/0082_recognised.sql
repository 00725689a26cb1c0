-- Who has stopped and comes back under another name is recognised by keyed hashes (server/protection/marks.ts): the key is not in
-- the database, and nobody reads a phone number or an account out of them.
create table excluded_marks (
  id text primary key, -- kind:mark:player
  kind text not null check (kind in ('phone', 'email', 'bank', 'upi', 'wallet', 'device')),
  mark text not null,
  user_id text not null references users (id),
  at timestamptz not null
);
create index excluded_marks_by_mark on excluded_marks (mark);
create trigger kept before delete or truncate on excluded_marks for each statement execute function refuse_change();
create trigger as_written before update on excluded_marks for each row
  when ((old.id, old.kind, old.mark, old.user_id) is distinct from (new.id, new.kind, new.mark, new.user_id))
  execute function refuse_rewriting();
alter table excluded_marks enable always trigger kept;
alter table excluded_marks enable always trigger as_written;

-- The browsers a player signed in with, by the mark of their cookie.
create table player_devices (
  user_id text not null references users (id),
  mark text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, mark)
);

-- Accounts that are held until staff have looked whose they are. Two people let somebody play; one says that it is the same
-- person.
create table account_reviews (
  id text primary key,
  user_id text not null references users (id),
  found text not null check (found in ('registration', 'signIn', 'payee')),
  matches jsonb not null, -- which kinds, and whose: never what
  at timestamptz not null,
  state text not null check (state in ('open', 'cleared', 'confirmed')),
  first_by text references staff (id),
  first_at timestamptz,
  decided_by text references staff (id),
  decided_at timestamptz,
  reason text not null,
  check ((first_by is null) = (first_at is null)),
  check ((state = 'open') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  constraint cleared_by_two check (state <> 'cleared' or first_by <> decided_by),
  constraint cleared_after_a_first check (state <> 'cleared' or first_by is not null)
);
create unique index one_open_review on account_reviews (user_id) where state = 'open';
create index account_reviews_at on account_reviews (at desc);
create trigger kept before delete or truncate on account_reviews for each statement execute function refuse_change();
create trigger as_decided before update on account_reviews for each row
  when (old.state <> 'open' or (old.id, old.user_id) is distinct from (new.id, new.user_id))
  execute function refuse_rewriting();
alter table account_reviews enable always trigger kept;
alter table account_reviews enable always trigger as_decided;
