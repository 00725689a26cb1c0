-- What an event came to, written when it ends: a list of results need not fold every record again. The record stays the
-- official result; an event without a line here (of a release before, or called off) is folded from it when somebody asks.
-- Beside the release before: it writes none, and asks for none.
create table sport_results (
  event_id text primary key references sport_events,
  -- The last score board, as its sport told it.
  score jsonb not null,
  at timestamptz not null
);
create trigger kept before update or delete or truncate on sport_results for each statement execute function refuse_change();

-- Results of a day, of all sports.
create index sport_events_ended on sport_events (starts_at desc, id) where state in ('over', 'void');
