-- Matches are drawn as cards are: from a seed that was committed to before anybody could bet, and from public entropy that
-- did not exist before each step was due.

-- Seeds are used from the first to the last; seed[n-1] = SHA-256(seed[n]), so each shown seed commits to the next. A sport
-- has several chains, because a seed is shown when its match is over, and gives all earlier seeds of its chain away: the
-- next seed of a chain is taken only when no match of it is under way.
create table sport_chains (
  id text primary key, -- 'cricket-3'
  sport text not null,
  nth integer not null check (nth > 0),
  head text not null, -- what commits to the first seed
  last_seed text not null, -- all others follow from it
  length integer not null check (length > 0),
  used integer not null default 0 check (used between 0 and length),
  -- Whose seed was taken last.
  event_id text,
  at timestamptz not null,
  unique (sport, nth)
);
create index sport_chains_with_seeds on sport_chains (sport, nth) where used < length;

-- Events from before have no commitment, and are finished from their old seed.
alter table sport_events
  add column chain text references sport_chains,
  add column chain_nth integer, -- from 0
  add column commitment text,
  -- What will decide the next step, announced with the step before it; nothing where none is drawn.
  add column next_target text,
  add column next_due timestamptz,
  add constraint sport_events_committed check ((chain is null) = (commitment is null) and (chain is null) = (chain_nth is null)),
  add constraint sport_events_of_a_chain unique (chain, chain_nth);

-- Where chance had a part: what decided it, and the words it took, eight digits each.
alter table sport_record
  add column announced text, -- nothing where it was played before anybody could bet
  add column entropy text,
  add column source text,
  add column signature text,
  add column words text,
  add constraint sport_record_drawn check ((entropy is null) = (source is null) and (entropy is null) = (words is null));
