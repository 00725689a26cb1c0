import type { Input } from '@maidan/contract/api';
import type { Role } from '@maidan/contract/roles';
import type { Currency, Method } from '@maidan/contract/wire';
import type { Millis, StaffId, UserId } from '@maidan/core/ids';
import { type Money, parseRupees } from '@maidan/core/money';
import { type Queryable, timestamp } from '../../db/db.ts';
import { occursIn, type Page, pageOf } from '../page.ts';

/* SQL of the queues: deposits and withdrawals as one list. */

export interface QueueRow {
  readonly type: 'deposit' | 'withdrawal';
  readonly id: string;
  readonly user_id: UserId;
  readonly username: string;
  readonly is_blocked: boolean;
  readonly at: Millis;
  readonly amount: Money;
  readonly four_eyes_from: Money;
  readonly currency: Currency;
  readonly asked: string;
  readonly rate: number | null;
  readonly method: Method;
  readonly payee: Readonly<Record<string, string>>;
  readonly reference: string;
  readonly state: string;
  readonly reason: string;
  readonly hold_until: Millis | null;
  readonly screenshot_id: string | null;
  readonly claimed_by: StaffId | null;
  readonly claimed_name: string | null;
  readonly first_by: StaffId | null;
  readonly first_name: string | null;
  readonly first_at: Millis | null;
  /** Of whoever checked it first, unless they were disabled since. */
  readonly first_role: Role | null;
  readonly decided_name: string | null;
  readonly transaction_seen: boolean;
  readonly transaction_credited: boolean;
  readonly picture_seen: boolean;
  readonly no_picture: boolean;
  readonly new_payee: boolean;
}

const REQUESTS = `
  select 'deposit' as type, id, user_id, at, amount, four_eyes_from, currency, asked, rate, method,
         payer || jsonb_build_object('network', network, 'wallet_address', wallet_address) as payee,
         reference, state, reason, null::timestamptz as hold_until, screenshot_id, '' as payee_name,
         claimed_by, first_by, first_at, decided_by
  from deposits
  union all
  select 'withdrawal', id, user_id, at, amount, four_eyes_from, currency, asked, rate, method, payee,
         reference, state, reason, hold_until, null, payee_name,
         claimed_by, first_by, first_at, coalesce(decided_by, approved_by)
  from withdrawals`;

const LIST = `select requests.*, users.username, users.status = 'blocked' as is_blocked
  from (${REQUESTS}) as requests join users on users.id = requests.user_id` as const;

/** Among requests with the same evidence, the first is nobody's copy. */
const BEFORE = `(deposits.at, length(deposits.id), deposits.id) < (matching.at, length(matching.id), matching.id)`;

/** Worked out for the rows of one page only. */
const SELECT = `matching.*,
  (select name from staff where id = matching.claimed_by) as claimed_name,
  (select name from staff where id = matching.first_by) as first_name,
  (select role from staff where id = matching.first_by and not disabled) as first_role,
  (select name from staff where id = matching.decided_by) as decided_name,
  matching.type = 'deposit' and matching.reference <> '' and exists (
    select from deposits
    where reference_key <> '' and reference_key = reference_key(matching.reference) and id <> matching.id
      and state <> 'approved' and ${BEFORE}
  ) as transaction_seen,
  matching.type = 'deposit' and matching.reference <> '' and exists (
    select from deposits
    where reference_key <> '' and reference_key = reference_key(matching.reference) and id <> matching.id
      and state = 'approved'
  ) as transaction_credited,
  exists (
    select from same_pictures join deposits on deposits.screenshot_id = earlier
    where later = matching.screenshot_id and deposits.id <> matching.id
  ) as picture_seen,
  matching.type = 'deposit' and matching.screenshot_id is null as no_picture,
  matching.type = 'withdrawal' and matching.state in ('requested', 'approved', 'sent') and not exists (
    select from withdrawals
    where user_id = matching.user_id and payee_name = matching.payee_name and state = 'confirmed'
  ) as new_payee` as const;

type QueueState = Input<'payments'>['state'];

const WAITING = `(state = 'requested' or type = 'withdrawal' and state in ('approved', 'sent'))`;

const IN_STATE: Readonly<Record<QueueState, string>> = {
  waiting: WAITING,
  open: `state = 'requested'`,
  approved: `type = 'withdrawal' and state = 'approved'`,
  sent: `state = 'sent'`,
  done: `not ${WAITING}`,
  all: 'true',
};

/** What still has to be done is shown oldest first, as it should be done; what is done, newest first. */
const orderOf = (state: QueueState): string => (state === 'done' || state === 'all' ? 'at desc, id desc' : 'at, id');

export async function requestsIn(db: Queryable, filter: Input<'payments'>, me: StaffId): Promise<Page<QueueRow>> {
  const amount = parseRupees(filter.search.replaceAll(',', ''));
  const from = `select * from (${LIST}) as listed where ${IN_STATE[filter.state]}
      and ($1 = 'all' or type = $1)
      and ($2::text is null or claimed_by = $2 or decided_by = $2)
      and (${occursIn('$3', ['id', 'username', 'reference'])} or amount = $4)`;
  const mine = filter.mine === 'yes' ? me : null;
  const values = [filter.type, mine, filter.search, typeof amount === 'number' ? amount : null];
  return pageOf(db, { select: SELECT, from, order: orderOf(filter.state), values }, filter);
}

const LATEST = 20;

export async function requestsOf(db: Queryable, user: UserId): Promise<QueueRow[]> {
  const from = `${LIST} where requests.user_id = $1`;
  const order = 'at desc, id desc';
  const page = await pageOf<QueueRow>(db, { select: SELECT, from, order, values: [user] }, { page: 1, size: LATEST });
  return page.rows;
}

export async function requestOf(db: Queryable, id: string): Promise<QueueRow | undefined> {
  const { rows } = await db.query(`with matching as (${LIST} where requests.id = $1) select ${SELECT} from matching`, [
    id,
  ]);
  const [row] = rows;
  return row && { ...row, payee: row.payee as QueueRow['payee'] }; // texts, whichever of the two it is
}

/** Whether what was sent as proof of a payment was sent before. */
export async function evidenceOf(db: Queryable, id: string): Promise<{ readonly isReused: boolean }> {
  const row = await requestOf(db, id);
  return { isReused: row !== undefined && (row.transaction_seen || row.transaction_credited || row.picture_seen) };
}

export interface SeenRow {
  readonly id: string;
  readonly username: string;
  readonly why: 'transaction-seen' | 'transaction-credited' | 'picture-seen';
  /** It was sent after this one. */
  readonly isLater: boolean;
}

/** The other requests a deposit shares its transaction number or its picture with, before and after it. */
export async function sharedWith(db: Queryable, id: string): Promise<SeenRow[]> {
  const { rows } = await db.query(
    `select deposits.id, users.username, why,
       (deposits.at, length(deposits.id), deposits.id) > (mine.at, length(mine.id), mine.id) as "isLater"
     from (select * from deposits where id = $1) as mine, lateral (
       select other.id, case other.state when 'approved' then 'transaction-credited' else 'transaction-seen' end as why
       from deposits as other
       where other.reference_key = mine.reference_key and other.reference_key <> '' and other.id <> mine.id
       union all
       select other.id, 'picture-seen'
       from same_pictures join deposits as other
         on other.screenshot_id = case later when mine.screenshot_id then earlier else later end
       where mine.screenshot_id in (later, earlier) and other.id <> mine.id
     ) as seen
     join deposits on deposits.id = seen.id
     join users on users.id = deposits.user_id
     order by deposits.at desc, why limit ${LATEST}`,
    [id],
  );
  return rows;
}

export interface Figures {
  readonly waiting: number;
  readonly oldest: Millis | null;
  readonly deposits: Money;
  readonly withdrawals: Money;
  readonly proposals: number;
}

export async function figures(db: Queryable, now: Millis, midnight: Millis): Promise<Figures> {
  const { rows } = await db.query(
    `select
       (select count(*) from (${REQUESTS}) as requests where ${WAITING}) as waiting,
       (select min(at) from (${REQUESTS}) as requests where ${WAITING}) as oldest,
       (select coalesce(sum(amount), 0)::bigint from deposits where state = 'approved' and changed_at >= $2) as deposits,
       (select coalesce(sum(amount), 0)::bigint from withdrawals where state = 'confirmed' and changed_at >= $2)
         as withdrawals,
       (select count(*) from proposals where state = 'open' and expires_at > $1) as proposals`,
    [timestamp(now), timestamp(midnight)],
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers with one row');
  return row;
}
