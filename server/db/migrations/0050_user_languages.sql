-- The language a player has chosen to read, which goes with the account to every device.
create table user_languages (
  user_id text primary key references users (id),
  language text not null check (language in ('en', 'hi')),
  chosen_at timestamptz not null
);
