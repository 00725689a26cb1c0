-- That a player was asked whether the limits of deposits are still right: once for each half-year in which nothing was said of
-- them.
-- Beside the release before: it asks nobody, and reads none.
create table limit_reminders (
  user_id text not null references users (id),
  since timestamptz not null, -- what the half-year is counted from
  at timestamptz not null,
  primary key (user_id, since)
);
create trigger append_only before update or delete or truncate on limit_reminders
  for each statement execute function refuse_change();
alter table limit_reminders enable always trigger append_only;
create index limit_changes_of_deposits on limit_changes (user_id, at)
  where what in ('depositDay', 'depositWeek', 'depositMonth');
