-- An account turns out to be somebody's who had stopped already: from then on it has stopped since they did. Where it had a stop
-- of its own that began later, this one begins earlier; nothing ends earlier by that, which is all that is refused (0081).
-- Beside the release before: it moves no beginning.
create or replace function stop_stands() returns trigger language plpgsql as $$
declare
  is_another boolean := old.return_asked_at is not null and new.stopped_at >= old.return_asked_at + interval '1 day';
begin
  if old.stopped_at is null or is_another then return new; end if;
  if new.stopped_at is null
    or coalesce(new.stop_until, 'infinity') < coalesce(old.stop_until, 'infinity')
    or array_position(array['timeOut', 'exclusion', 'closed'], new.stop_kind)
      < array_position(array['timeOut', 'exclusion', 'closed'], old.stop_kind)
    or new.return_asked_at < old.return_asked_at
  then
    raise exception 'a stop is not ended early' using errcode = 'integrity_constraint_violation', constraint = 'stop_stands';
  end if;
  return new;
end $$;
