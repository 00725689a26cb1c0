import type { Input, Reply } from '@maidan/contract/api';
import type { AlertRule } from '@maidan/core/alerts/alert';
import { after, type Millis, type StaffId, type UserId } from '@maidan/core/ids';
import type { CaseRow } from '../../cases/rows.ts';
import { type Queryable, timestamp } from '../../db/db.ts';
import { occursIn, type Page, pageOf } from '../page.ts';

/* SQL of the queue of cases. */

export interface ListedRow {
  readonly id: string;
  readonly user_id: UserId;
  readonly username: string;
  readonly state: 'open' | 'closed';
  readonly opened_at: Millis;
  readonly last_at: Millis | null;
  readonly rules: readonly AlertRule[] | null;
  readonly alerts: number;
  readonly taken_by: StaffId | null;
  readonly taken_name: string | null;
  readonly outcome: CaseRow['outcome'];
}

const SELECT = `matching.*,
  (select name from staff where id = matching.taken_by) as taken_name,
  (select max(at) from alerts where case_id = matching.id) as last_at,
  (select count(*) from alerts where case_id = matching.id) as alerts,
  (select array_agg(distinct rule order by rule) from alerts where case_id = matching.id) as rules`;

const DAY_MS = 86_400_000;

/** What waits is shown from the oldest on; what is closed, from the newest. */
export async function casesIn(
  db: Queryable,
  filter: Input<'cases'>,
  me: StaffId,
  now: Millis,
): Promise<Page<ListedRow>> {
  const from = `select cases.id, cases.user_id, users.username, cases.state, cases.opened_at, cases.taken_by, cases.outcome
      from cases join users on users.id = cases.user_id
      where ($1 = 'all' or cases.state = $1)
        and ($2 = 'all' or exists (select from alerts where case_id = cases.id and rule = $2))
        and cases.opened_at <= $3
        and case $4 when 'mine' then cases.taken_by = $5 when 'nobody' then cases.taken_by is null else true end
        and ${occursIn('$6', ['cases.id', 'users.username'])}`;
  const values = [
    ...[filter.state, filter.rule, timestamp(after(now, -filter.age * DAY_MS)), filter.whose],
    ...[me, filter.search],
  ];
  const order = filter.state === 'open' ? 'opened_at, id' : 'opened_at desc, id';
  return pageOf(db, { select: SELECT, from, order, values }, filter);
}

export const listedOf = (row: ListedRow): Reply<'cases'>['rows'][number] => ({
  id: row.id,
  player: { id: row.user_id, username: row.username },
  state: row.state,
  openedAt: row.opened_at,
  lastAt: row.last_at ?? row.opened_at,
  rules: [...(row.rules ?? [])],
  alerts: row.alerts,
  takenBy: row.taken_by === null ? null : { id: row.taken_by, name: row.taken_name ?? '' },
  outcome: row.outcome,
});

export async function caseNamed(db: Queryable, id: string): Promise<CaseRow | undefined> {
  const { rows } = await db.query('select * from cases where id = $1', [id]);
  return rows[0];
}
