-- What was announced with each betting window of a round is bound by a hash, which holds the one before at the table; the
-- bets that were open when a window closed are kept as the leaves of a tree, whose root is public.
-- Rounds before this have neither: their records stay as they were.

alter table rounds add column previous text; -- the last announcement at the table before this round
alter table rounds add column announcements jsonb not null default '[]';
-- What leaves are salted with. A player is told what became of it for his own bets, and nothing else.
alter table rounds add column salt text not null default '';

alter table rounds add constraint rounds_announced check (
  previous is null
  or (salt <> '' and jsonb_array_length(announcements) = jsonb_array_length(beacons)
    and jsonb_array_length(closes) = jsonb_array_length(beacons))
);

create table bet_trees (
  id text primary key, -- '<round>:<window>'
  round_id text not null references rounds,
  nth integer not null check (nth > 0), -- which window
  leaves jsonb not null, -- in order
  unique (round_id, nth)
);
