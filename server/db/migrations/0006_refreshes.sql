-- A refresh cookie is replaced whenever it is used. Those that were replaced are kept as long as their session: one
-- that turns up again was copied. Only hashes are stored.
create table session_refreshes (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  replaced_at timestamptz
);
create index session_refreshes_of on session_refreshes (session_id);

insert into session_refreshes (hash, session_id) select refresh_hash, id from sessions;
alter table sessions drop column refresh_hash;

-- Old sessions are swept away.
create index sessions_started on sessions (started_at);
create index staff_sessions_started on staff_sessions (started_at);
