-- What colleagues note of a player, for each other. It stays as it was written; no player reads it.
create table player_notes (
  id text primary key, -- made from the key of the command that wrote it
  number bigint generated always as identity, -- in the order in which they were written
  user_id text not null references users (id),
  by text not null references staff (id),
  text text not null check (text <> ''),
  at timestamptz not null
);
create index player_notes_of_a_player on player_notes (user_id, number desc);
create trigger append_only before update or delete or truncate on player_notes
  for each statement execute function refuse_change();
alter table player_notes enable always trigger append_only;

-- Short words of colleagues about a player, as they are now: who put each there, when and why. The audit log has what they were.
-- Who changes them has locked the player's row of users before.
create table player_tags (
  user_id text primary key references users (id),
  tags jsonb not null check (jsonb_typeof(tags) = 'array' and jsonb_array_length(tags) <= 10)
);
create index player_tags_by_tag on player_tags using gin (tags jsonb_path_ops);
create trigger kept before delete or truncate on player_tags for each statement execute function refuse_change();
alter table player_tags enable always trigger kept;

-- What a page about one player asks for, along the player's own rows.
create index account_reviews_of_user on account_reviews (user_id, at desc);
create index mails_of_user on mails (user_id, at desc);
