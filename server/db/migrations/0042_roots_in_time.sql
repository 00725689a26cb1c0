-- When the root of the bets of each betting window was put on record: milliseconds since 1970, by the clock that closes
-- the windows. Rounds that were announced before this do not tell, and keep the records they had.

alter table rounds add column bet_roots_at jsonb;

alter table rounds add constraint rounds_roots_at check (
  bet_roots_at is null or jsonb_array_length(bet_roots_at) = jsonb_array_length(bet_roots)
);
