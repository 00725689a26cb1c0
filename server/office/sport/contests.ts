import type { Input, Reply } from '@maidan/contract/api';
import { ok, refuse } from '@maidan/core/result';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { occursIn, type Page, pageOf } from '../page.ts';

type Answered = Pick<Handlers, 'officeContests' | 'officeContest'>;
type Contest = Reply<'officeContests'>['rows'][number];

/** Fantasy contests as the operator sees them. */
export const contestHandlers = ({ db }: Deps): Answered => ({
  officeContests: async input => ok(await contestsIn(db, input)),
  officeContest: async ({ id }) => {
    const [contest] = (await contestsBy(db, 'where c.id = $1', [id], { page: 1, size: 1 })).rows;
    return contest ? ok({ ...contest, rows: await entriesIn(db, id) }) : refuse('unknown-contest');
  },
});

const contestsIn = (db: Queryable, { state, search, ...paging }: Input<'officeContests'>): Promise<Page<Contest>> =>
  contestsBy(
    db,
    `where ($1 = 'all' or c.state = $1) and ${occursIn('$2', ["e.fixture ->> 'name'", 'c.id'])}`,
    [state, search],
    paging,
  );

const contestsBy = (
  db: Queryable,
  where: string,
  values: readonly unknown[],
  paging: { readonly page: number; readonly size: number },
): Promise<Page<Contest>> =>
  pageOf(
    db,
    {
      select: `matching.id, event_id as event, match, starts_at as "startsAt", kind as code, nth, fee, entries, places,
        state, why, fee * entries as staked, rake,
        (select coalesce(sum(prize), 0)::bigint from contest_entries m where m.contest_id = matching.id) as paid`,
      from: `select c.*, e.fixture ->> 'name' as match, e.starts_at from contests c join sport_events e on e.id = c.event_id
        ${where}`,
      order: 'at desc, id',
      values,
    },
    paging,
  );

async function entriesIn(db: Queryable, contest: string): Promise<Reply<'officeContest'>['rows']> {
  const { rows } = await db.query(
    `select m.nth, m.at, m.points, m.place, m.prize, u.id, u.username from contest_entries m join users u on u.id = m.user_id
     where m.contest_id = $1 order by m.place nulls last, m.nth`,
    [contest],
  );
  return rows.map(({ id, username, ...entry }) => ({ ...entry, player: { id, username } }));
}
