-- Mail to players. A row is written with its cause, from which its id is made, and is sent by one node (server/mail/mails.ts).
-- Where no mail is sent, staff read it and pass it on.
create table mails (
  id text primary key,
  user_id text not null references users (id),
  address text not null,
  kind text not null check (kind in ('confirmEmail', 'resetPassword', 'passwordReset')),
  language text not null check (language in ('en', 'hi')),
  secret text, -- what its link proves, sealed with the key that the database does not have
  at timestamptz not null,
  until timestamptz not null, -- of no use to anybody after that
  tries integer not null default 0,
  next_at timestamptz not null,
  -- Set before it is sent. While nothing else is known of it, it may have arrived: it is not sent again.
  taken_at timestamptz,
  sent_at timestamptz,
  answer text not null default '',
  read_by text references staff (id),
  read_at timestamptz,
  check ((read_by is null) = (read_at is null))
);
create index mails_due on mails (next_at) where taken_at is null and read_at is null;
create index mails_at on mails (at);

-- What a link in a mail lets its holder do, once. Only hashes are stored.
create table mail_links (
  hash text primary key,
  user_id text not null references users (id),
  purpose text not null check (purpose in ('confirm', 'reset')),
  credential text not null, -- the mark of the password of then: with another one by now the link is over
  ends_two_step boolean not null default false,
  at timestamptz not null,
  until timestamptz not null,
  used_at timestamptz
);
create index mail_links_of on mail_links (user_id, at);
create index mail_links_at on mail_links (at);

alter table user_security add column email_confirmed_at timestamptz;

-- In place of a code of an app that is lost, each once. Only hashes are stored.
create table recovery_codes (
  user_id text not null references users (id),
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
