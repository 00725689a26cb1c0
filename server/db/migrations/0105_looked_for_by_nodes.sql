-- Every node looks once a second for sessions that ended since: a hint about them may never arrive. They go by index, however
-- many there ever were. Beside the release before: that one neither reads nor minds an index.
create index sessions_ended on sessions (ended_at) where ended_at is not null;

-- What is done once a day by who keeps the chores, and by which keeper it was begun last: the next one does not begin anew what
-- is done, and goes on with what is not. Beside the release before: that one remembers its days by itself, as it did.
create table daily_work (
  chore text primary key,
  begun_at timestamptz not null,
  epoch bigint not null,
  is_done boolean not null
);
