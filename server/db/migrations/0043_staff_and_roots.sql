-- When a root was put on record only grows as the roots do, and stays as it was when the round is over.

create trigger roots_in_time before update on rounds for each row when (
  old.bet_roots_at is not null and (new.bet_roots_at is null or not only_grew(old.bet_roots_at, new.bet_roots_at))
  or old.state in ('void', 'settled') and old.bet_roots_at is distinct from new.bet_roots_at
) execute function refuse_rewriting();
alter table rounds enable always trigger roots_in_time;

