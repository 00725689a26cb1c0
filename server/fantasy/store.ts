import type { Input } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { type Money, sum } from '@maidan/core/money';
import type { Queryable } from '../db/db.ts';
import type { Tables } from '../db/statements.ts';
import type { EntryRow } from './rows.ts';

/* SQL of contests and their entries. */

const ENTRY = 'id, contest_id, nth, user_id, team, fee, state, points, place, prize, at, changed_at, settled_at';
const CONTEST =
  'c.id, c.event_id, c.kind, c.nth, c.fee, c.places, c.most_each, c.entries, c.state, c.why, c.rake, c.at, c.settled_at';

/** Open ones of matches that are over. */
export async function contestsToSettle(db: Queryable) {
  const { rows } = await db.query(
    `select ${CONTEST}, e.fixture, e.state as event_state from contests c join sport_events e on e.id = c.event_id
     where c.state = 'open' and e.state in ('over', 'void') order by c.at, c.id`,
  );
  return rows;
}

/** In the order in which they came. */
export async function entriesOf(db: Queryable, contest: string): Promise<readonly EntryRow[]> {
  const { rows } = await db.query(`select ${ENTRY} from contest_entries where contest_id = $1 order by nth`, [contest]);
  return rows;
}

export interface MatchFound extends Pick<Tables['sport_events'], 'id' | 'fixture' | 'state' | 'starts_at'> {
  /** A ball was bowled, or is being bowled. */
  readonly is_locked: boolean;
}

const LOCKED = `(e.state <> 'upcoming' or exists (
  select from sport_record r where r.event_id = e.id and r.event ->> 'type' in ('runUp', 'ball')))`;

export async function matchFound(db: Queryable, event: string): Promise<MatchFound | undefined> {
  const { rows } = await db.query(
    `select e.id, e.fixture, e.state, e.starts_at, coalesce(${LOCKED}, true) as is_locked
     from sport_events e where e.id = $1 and e.sport = 'cricket'`,
    [event],
  );
  const [row] = rows;
  return row && { ...row, is_locked: row.is_locked ?? true };
}

/** All that somebody has entered, with how many entries are this player's. */
export async function contestsOf(db: Queryable, event: string, user: UserId) {
  const { rows } = await db.query(
    `select ${CONTEST}, (select count(*)::int from contest_entries m where m.contest_id = c.id and m.user_id = $2) as mine
     from contests c where c.event_id = $1 order by c.kind, c.nth`,
    [event, user],
  );
  return rows;
}

/** How many of a list there are at most. */
const SHOWN = 60;

/** To come, or being played: of all matches of cricket. */
export async function matchesUnderWay(db: Queryable, state: 'upcoming' | 'inPlay', user: UserId) {
  const { rows } = await db.query(
    `select e.id, e.fixture, e.state, e.starts_at,
       (select coalesce(sum(c.entries), 0)::int from contests c where c.event_id = e.id) as entries,
       (select count(*)::int from contest_entries m join contests c on c.id = m.contest_id
        where c.event_id = e.id and m.user_id = $2) as mine
     from sport_events e where e.sport = 'cricket' and e.state = $1 order by e.starts_at, e.id limit ${SHOWN}`,
    [state, user],
  );
  return rows;
}

/** Over, with somebody who had entered: newest first. */
export async function matchesEnded(db: Queryable, user: UserId) {
  const { rows } = await db.query(
    `select e.id, e.fixture, e.state, e.starts_at, entered.entries,
       (select count(*)::int from contest_entries m join contests c on c.id = m.contest_id
        where c.event_id = e.id and m.user_id = $1) as mine
     from (select event_id, sum(entries)::int as entries from contests group by event_id) as entered
       join sport_events e on e.id = entered.event_id
     where e.state in ('over', 'void') order by e.starts_at desc, e.id limit ${SHOWN}`,
    [user],
  );
  return rows;
}

/** One's own contests, newest first, with the match of each. A page beyond the last is the last. */
export async function contestsEntered(db: Queryable, user: UserId, { state, page, size }: Input<'myContests'>) {
  const { rows } = await db.query(
    `with mine as (
       select m.contest_id, row_number() over (order by max(m.at) desc, m.contest_id) as place, count(*) over ()::int as total,
         jsonb_agg(jsonb_build_object('nth', m.nth, 'points', m.points, 'place', m.place, 'prize', m.prize) order by m.nth)
           as own
       from contest_entries m join contests c on c.id = m.contest_id
       where m.user_id = $1 and ($2 = 'all' or c.state = 'open') group by m.contest_id
     )
     select ${CONTEST}, e.fixture, e.state as event_state, e.starts_at, mine.own, mine.total
     from mine join contests c on c.id = mine.contest_id join sport_events e on e.id = c.event_id
     where (mine.place - 1) / $3 = least($4, (mine.total + $3 - 1) / $3) - 1 order by mine.place`,
    [user, state, size, page],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The fees of all that a player has in contests that are not decided yet. */
export async function feesHeld(db: Queryable, user: UserId): Promise<Money> {
  const { rows } = await db.query(
    `select m.fee from contest_entries m join contests c on c.id = m.contest_id where m.user_id = $1 and c.state = 'open'`,
    [user],
  );
  return sum(rows.map(({ fee }) => fee));
}
