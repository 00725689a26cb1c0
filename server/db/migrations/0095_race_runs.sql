-- Who ran where and came in as what: the form of a horse or a dog is what the house has really run.
-- Beside the release before: it writes none, and asks for none.
create table race_runs (
  event_id text not null references sport_events,
  number integer not null check (number > 0), -- on the card
  sport text not null,
  name text not null,
  starts_at timestamptz not null,
  place integer not null check (place > 0),
  -- How many ran.
  field integer not null check (field > 0),
  -- As they were on the card; of a race from before this was written down nothing, and of a dog nobody.
  jockey text,
  -- In tenths of a kilogram.
  weight integer check (weight > 0),
  primary key (event_id, number)
);
create index race_runs_of_a_name on race_runs (sport, name, starts_at desc);
create trigger kept before update or delete or truncate on race_runs for each statement execute function refuse_change();

-- Races that were run before: their records have who passed the line, several together where they dead-heated.
with placed as (
  select e.id, e.sport, e.starts_at, e.fixture->'sides' as sides, g.runners, g.nth
  from sport_events e
    join sport_record r on r.event_id = e.id and r.event->>'type' = 'placed'
    cross join lateral jsonb_array_elements(r.event->'order') with ordinality as g (runners, nth)
  where e.sport in ('horseRacing', 'greyhoundRacing') and e.state = 'over'
), counted as (
  select *, sum(jsonb_array_length(runners)) over (partition by id) as field,
    coalesce(sum(jsonb_array_length(runners)) over (
      partition by id order by nth rows between unbounded preceding and 1 preceding
    ), 0) as before
  from placed
)
insert into race_runs (event_id, number, sport, name, starts_at, place, field)
select id, runner::int + 1, sport, sides->>(runner::int), starts_at, before + 1, field
from counted cross join lateral jsonb_array_elements_text(runners) as runner
where sides->>(runner::int) is not null
on conflict do nothing;
