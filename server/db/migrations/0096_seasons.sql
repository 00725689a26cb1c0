-- Fixtures are matches of seasons: which one is in the fixture, and no two are the same one.
-- Beside the release before: its fixtures have no season, and it writes no outcome.
create unique index sport_events_of_a_season on sport_events (
  (fixture->'tie'->>'competition'), ((fixture->'tie'->>'season')::int), ((fixture->'tie'->>'nth')::int)
) where fixture ? 'tie';

alter table sport_events add constraint sport_events_tie check (
  not fixture ? 'tie'
  or (fixture->'tie'->>'competition' <> '' and (fixture->'tie'->>'season')::int > 0 and (fixture->'tie'->>'nth')::int > 0)
);

-- What a match of a season came to, as tables count it; the record says the same, and is asked where this is missing.
alter table sport_results add column outcome jsonb;
