import type { Language } from '@maidan/contract/language';
import { roundSentence, settledSentence } from '@maidan/contract/settled';
import type { Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { REMARKS, type Report } from '@maidan/core/statement';
import type { RoundRow } from '../casino/rows.ts';
import { type Queryable, timestamp } from '../db/db.ts';
import { byHandUntil } from '../exchange/byHand.ts';

export interface StatementFilter {
  readonly from: Millis | null;
  /** The first moment that is too late. */
  readonly until: Millis | null;
  readonly report: Report | null;
  readonly search: string;
  readonly order: 'oldest' | 'newest';
  readonly language: Language;
}

export interface StatementLine {
  readonly at: Millis;
  /** Its place in the list as it is shown. */
  readonly number: number;
  readonly credit: Money;
  readonly debit: Money;
  readonly points: Money;
  readonly remark: string;
  /** What the house's people did, in the words of past bets: never who. Empty where the result or the cards did it. */
  readonly how: string;
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
    select id, number, at, kind, ref, amount as credit, 0::bigint as debit
    from transfers where to_account = $1 and to_account like 'player:%'
    union all
    select id, number, at, kind, ref, 0, amount
    from transfers where from_account = $1 and from_account like 'player:%'
  ), written as (
    select id, number, at, credit, debit, report, words || ' · ' || ref as remark,
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
    select id, at, credit, debit, points, remark, total, case when $9 then total + 1 - place else place end as place
    from asked
  ), wallet as (
    select coalesce(sum(balance) filter (where id = $1), 0)::bigint as balance,
           coalesce(sum(balance) filter (where id = $10), 0)::bigint as exposure
    from accounts where id in ($1, $10)
  )
  select balance, exposure, total, place as number, shown.at, credit, debit, points, remark,
    hand.words as "byHand", hand.is_void as "isVoid", r.fault, r.voided_by as "voidedBy"
  from wallet left join shown on $12::int is null or (place - 1) / $12 = least($11, (total + $12 - 1) / $12) - 1
    left join markets m on m.id = substring(shown.id from '^(.+?):\\d+:[^:]+(?::reversed)?:(?:sport|commission|missing)$')
    left join lateral (${byHandUntil('shown.at')}) hand on true
    left join rounds r on r.id = substring(shown.id from '^round:([^:]+):reversed:') and r.state = 'void'
  order by place`;

interface Found extends Omit<StatementLine, 'how'>, Pick<RoundRow, 'fault'> {
  readonly balance: Money;
  readonly exposure: Money;
  readonly total: number | null;
  readonly byHand: string | null;
  readonly isVoid: boolean | null;
  readonly voidedBy: RoundRow['voided_by'];
}

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
  const lines = total === null ? [] : rows.map(row => lineOf(row, filter.language));
  return { balance, exposure, total: total ?? 0, lines };
}

const lineOf = (found: Found, language: Language): StatementLine => {
  const { at, number, credit, debit, points, remark } = found;
  return { at, number, credit, debit, points, remark, how: howOf(found, language) };
};

function howOf({ byHand, isVoid, fault, voidedBy }: Found, language: Language): string {
  if (fault) return roundSentence({ state: 'void', fault, voidedBy }, language);
  return byHand === null ? '' : settledSentence({ state: isVoid ? 'void' : 'settled', byHand }, language);
}
