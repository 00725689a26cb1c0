import type { Millis } from '@maidan/core/ids';
import { outcomeOf } from '@maidan/exchange/seasons/outcome';
import { RACE_RULES } from '@maidan/exchange/sports/racing/racing';
import { type FormLine, type Run, runsOf } from '@maidan/exchange/sports/racing/raceReport';
import type { RaceState } from '@maidan/exchange/sports/racing/race';
import { type Queryable, timestamp } from '../db/db.ts';
import type { EventRow } from '../exchange/rows.ts';
import type { LiveEvent } from './liveEvent.ts';

/* What an event came to, written down when it ends: its last score, and of a race who came in as what. */

interface Ended {
  readonly row: EventRow;
  readonly live: Pick<LiveEvent, 'sport' | 'state'>;
}

/** Before its state says that it is over. Written a second time it is what it was. */
export async function writeEnding(db: Queryable, { row, live }: Ended, now: Millis): Promise<void> {
  const { id, fixture } = row;
  const runs = runsIn(row, live);
  await db.query(
    'insert into sport_results (event_id, score, at, outcome) values ($1, $2, $3, $4) on conflict do nothing',
    [
      id,
      JSON.stringify(live.sport.scoreOf(live.state)),
      timestamp(now),
      fixture.tie ? JSON.stringify(outcomeOf(live.sport, fixture, live.state)) : null,
    ],
  );
  if (runs.length === 0) return;
  await db.query(
    `insert into race_runs (event_id, number, sport, name, starts_at, place, field, jockey, weight)
     select $1, run.number, $2, run.name, $3, run.place, $4, run.jockey, run.weight
     from jsonb_to_recordset($5) as run (number int, name text, place int, jockey text, weight int)
     on conflict do nothing`,
    [id, fixture.sport, timestamp(row.starts_at), runs.length, JSON.stringify(runs)],
  );
}

/** Of a race that was run here. */
function runsIn({ fixture }: EventRow, live: Ended['live']): readonly Run[] {
  const rules = RACE_RULES[fixture.sport];
  return rules && fixture.strengths ? runsOf(rules, fixture, live.state as RaceState) : []; // of its sport
}

/** Races of a form: as many as a card has room for. */
const RUNS = 6;

/** What each of these had run before then, newest first. */
export async function formsOf(
  db: Queryable,
  { sport, sides, startsAt }: EventRow['fixture'],
): Promise<ReadonlyMap<string, readonly FormLine[]>> {
  const { rows } = await db.query(
    `select asked.name, run.event_id as event, run.starts_at as at, run.place, run.field, run.jockey,
       coalesce(e.fixture->>'venue', '') as venue, coalesce(e.fixture->>'format', '') as format
     from unnest($2::text[]) as asked (name)
       cross join lateral (
         select event_id, starts_at, place, field, jockey from race_runs
         where race_runs.sport = $1 and race_runs.name = asked.name and race_runs.starts_at < $3
         order by race_runs.starts_at desc limit $4
       ) run join sport_events e on e.id = run.event_id
     order by run.starts_at desc`,
    [sport, [...sides], timestamp(startsAt), RUNS],
  );
  const forms = new Map<string, FormLine[]>();
  for (const { name, ...line } of rows) forms.set(name ?? '', [...(forms.get(name ?? '') ?? []), line]);
  return forms;
}
