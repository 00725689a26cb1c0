import type { Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { REMARKS, type Report } from '@maidan/core/statement';
import { type Queryable, timestamp } from '../db.ts';

export interface StatementFilter {
  readonly from: Millis | null;
  /** The first moment that is too late. */
  readonly until: Millis | null;
  readonly report: Report | null;
  readonly search: string;
  readonly order: 'oldest' | 'newest';
}

export interface StatementLine {
  readonly at: Millis;
  /** Its place in the list as it is shown. */
  readonly number: number;
  readonly credit: Money;
  readonly debit: Money;
  readonly points: Money;
  readonly remark: string;
}

export interface FoundStatement {
  readonly balance: Money;
  readonly exposure: Money;
  readonly total: number;
  readonly lines: readonly StatementLine[];
}

const TOLD = Object.entries(REMARKS).map(([kind, remark]) => ({ kind, ...remark }));

/**
 * One statement, so that the lines and the balance they end at are of the same moment. Points run over everything the
 * player is ever told, and only then is the list cut down to what was asked for.
 */
const SQL = `
  with told as (
    select * from unnest($2::text[], $3::text[], $4::text[]) as told (kind, report, words)
  ), mine as (
    select number, at, kind, ref, amount as credit, 0::bigint as debit
    from transfers where to_account = $1 and to_account like 'player:%'
    union all
    select number, at, kind, ref, 0, amount
    from transfers where from_account = $1 and from_account like 'player:%'
  ), written as (
    select number, at, credit, debit, report, words || ' · ' || ref as remark,
           sum(credit - debit) over (order by number rows unbounded preceding)::bigint as points,
           ((credit + debit) / 100.0)::numeric(20, 2)::text as amount
    from mine join told using (kind)
  ), asked as (
    select *, row_number() over (order by number) as place, count(*) over () as total
    from written
    where ($5::timestamptz is null or at >= $5)
      and ($6::timestamptz is null or at < $6)
      and ($7::text is null or report = $7)
      and ($8 = '' or strpos(lower(remark), lower($8)) > 0
           or (replace($8, ',', '') <> '' and strpos(amount, replace($8, ',', '')) > 0))
  ), shown as (
    select at, credit, debit, points, remark, total, case when $9 then total + 1 - place else place end as place
    from asked
  ), wallet as (
    select coalesce(sum(balance) filter (where id = $1), 0)::bigint as balance,
           coalesce(sum(balance) filter (where id = $10), 0)::bigint as exposure
    from accounts where id in ($1, $10)
  )
  select balance, exposure, total, place as number, at, credit, debit, points, remark
  from wallet left join shown on $12::int is null or (place - 1) / $12 = least($11, (total + $12 - 1) / $12) - 1
  order by place`;

type Found = { balance: Money; exposure: Money; total: number | null } & StatementLine;

/** A page beyond the last is the last; without a page it is everything. */
export async function statementOf(
  db: Queryable,
  user: UserId,
  filter: StatementFilter,
  paging?: { readonly page: number; readonly size: number },
): Promise<FoundStatement> {
  const { rows } = await db.query<Found>(SQL, [
    `player:${user}`,
    TOLD.map(({ kind }) => kind),
    TOLD.map(({ report }) => report),
    TOLD.map(({ words }) => words),
    filter.from === null ? null : timestamp(filter.from),
    filter.until === null ? null : timestamp(filter.until),
    filter.report,
    filter.search,
    filter.order === 'newest',
    `exposure:${user}`,
    paging?.page ?? 1,
    paging?.size ?? null,
  ]);
  const { balance, exposure, total } = rows[0]!; // the wallet is always one row
  const lines = total === null ? [] : rows.map(lineOf);
  return { balance, exposure, total: total ?? 0, lines };
}

const lineOf = ({ at, number, credit, debit, points, remark }: Found): StatementLine => ({
  at,
  number,
  credit,
  debit,
  points,
  remark,
});
