import { competitionsOf } from '@maidan/exchange/seasons/catalogue';
import { SEASONS_BACK, type Taken } from '@maidan/exchange/seasons/diary';
import { type Outcome, outcomeOf } from '@maidan/exchange/seasons/outcome';
import { sportOf } from '@maidan/exchange/sports/sports';
import type { Queryable } from '../db/db.ts';
import type { Tables } from '../db/statements.ts';
import { recordOf } from '../exchange/store.ts';

/* Matches of seasons, and what they came to. Tables are counted from this whenever somebody asks. */

type Row = Pick<Tables['sport_events'], 'id' | 'fixture' | 'state'> & {
  readonly outcome: Outcome | null;
  readonly ended_at: Tables['sport_events']['changed_at'];
};

/** Of each competition of these sports the last seasons, as far as they have begun. */
export async function lastSeasons(db: Queryable, sports: readonly string[]): Promise<readonly Taken[]> {
  const ids = sports.flatMap(competitionsOf).map(({ id }) => id);
  const { rows } = await db.query(
    `select e.id, e.fixture, e.state, r.outcome, coalesce(r.at, e.changed_at) as ended_at
     from unnest($1::text[]) as asked (id)
       cross join lateral (
         select max((fixture->'tie'->>'season')::int) as season from sport_events
         where fixture ? 'tie' and fixture->'tie'->>'competition' = asked.id
       ) last
       join sport_events e on e.fixture ? 'tie' and e.fixture->'tie'->>'competition' = asked.id
         and (e.fixture->'tie'->>'season')::int > last.season - $2
       left join sport_results r on r.event_id = e.id`,
    [ids, SEASONS_BACK],
  );
  return Promise.all(rows.map(row => takenOf(db, row)));
}

/** Everything of one season that has a time, by its time. */
export async function seasonOf(db: Queryable, competition: string, season: number) {
  const { rows } = await db.query(
    `select e.id, e.fixture, e.state, e.starts_at, r.score, r.outcome, coalesce(r.at, e.changed_at) as ended_at
     from sport_events e left join sport_results r on r.event_id = e.id
     where e.fixture ? 'tie' and e.fixture->'tie'->>'competition' = $1 and (e.fixture->'tie'->>'season')::int = $2
     order by e.starts_at, e.id`,
    [competition, season],
  );
  return Promise.all(rows.map(async row => ({ ...row, taken: await takenOf(db, row) })));
}

/** Which seasons there are, and how many matches of each are over. */
export async function seasonsOf(db: Queryable, competitions: readonly string[]) {
  const { rows } = await db.query(
    `select coalesce(fixture->'tie'->>'competition', '') as id, coalesce((fixture->'tie'->>'season')::int, 0) as season,
       (count(*) filter (where state in ('over', 'void')))::int as over,
       (count(*) filter (where state = 'inPlay'))::int as live
     from sport_events where fixture ? 'tie' and fixture->'tie'->>'competition' = any($1)
     group by fixture->'tie'->>'competition', (fixture->'tie'->>'season')::int order by 1, 2`,
    [competitions],
  );
  return rows;
}

async function takenOf(db: Queryable, { id, fixture, state, outcome, ended_at }: Row): Promise<Taken> {
  if (state === 'upcoming' || state === 'inPlay') return { fixture };
  const came = state === 'void' ? NO_RESULT : (outcome ?? (await recountedOutcome(db, id, fixture)));
  return { fixture, endedAt: ended_at, outcome: came };
}

const NO_RESULT: Outcome = { type: 'none' };

/** As the record has it. */
export async function recountedOutcome(db: Queryable, event: string, fixture: Taken['fixture']): Promise<Outcome> {
  const sport = sportOf(fixture.sport);
  const steps = await recordOf(db, event);
  if (!sport || steps.length === 0) return NO_RESULT;
  return outcomeOf(
    sport,
    fixture,
    steps.reduce((state, step) => sport.evolve(state, step), sport.begin(fixture)),
  );
}
