import type { Language } from '@maidan/contract/language';
import type { Millis, UserId } from '@maidan/core/ids';
import { add, type Money } from '@maidan/core/money';
import { REPORT_OF, type Report } from '@maidan/core/statement';
import { entryOf } from '@maidan/games/index';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import type { Say } from '@maidan/words/speak';
import type { RoundRow } from '../casino/rows.ts';
import { type Queryable, timestamp } from '../db/db.ts';
import { decimal } from '../http/csv.ts';
import { byHandUntil } from '../exchange/byHand.ts';
import { roundWords, settledWords } from '../settledWords.ts';
import { sayIn } from '../words.ts';
import { type KeptTransfer, remarkWords } from './remark.ts';

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
  /** By what support knows it: its transfer, or the round that moved nothing. */
  readonly thing: { readonly kind: 'statement' | 'round'; readonly id: string };
  /** Of what a match paid: which one, and of which sport. */
  readonly event: { readonly id: string; readonly sport: string } | null;
}

export interface FoundStatement {
  readonly balance: Money;
  readonly exposure: Money;
  readonly total: number;
  readonly lines: readonly StatementLine[];
}

/**
 * One statement, so that the lines and the balance they end at are of the same moment. Points run over everything the
 * player is ever told, and only then is the list cut down to what was asked for.
 *
 * What a round paid, early or at its end, is one line where its last payment stands. One that moved nothing has no transfer:
 * its line comes from the bets, after all that counted up to then.
 */
const SQL = `
  with told as (
    select * from unnest($2::text[], $3::text[]) as told (kind, report)
  ), mine as (
    select id, number, at, kind, ref, amount as net
    from transfers where to_account = $1 and to_account like 'player:%'
    union all
    select id, number, at, kind, ref, -amount
    from transfers where from_account = $1 and from_account like 'player:%'
  ), caused as (
    select mine.*, report, case when kind = 'casino' then substring(ref from '^round:([^:]+):') end as round,
      case kind when 'casino' then substring(ref from '^(round:[^:]+):(?:end|\\d+)$') when 'spin' then ref end as payment
    from mine join told using (kind)
  ), summed as (
    select *, sum(net) over of_a_cause as made, max(number) over of_a_cause as last
    from caused window of_a_cause as (partition by coalesce(payment, id))
  ), played as (
    select round_id, min(game) as game, count(*)::int as bets, max(settled_at) as at,
      bool_and(state <> 'open') as is_over, bool_or(state = 'void') as is_void
    from bets where user_id = $11 and state <> 'undone' group by round_id
  ), lines as (
    select id, number, at, report, kind, ref, round, made as net from summed where number = last
    union all
    select null, null, at, 'casino', 'casino', 'round:' || round_id || ':end', round_id, 0
    from played where is_over and not exists (select from summed where round = round_id)
  ), counted as (
    select *, coalesce(number, max(number) over (order by at, number nulls last rows unbounded preceding), 0) as turn
    from lines
  ), written as (
    select id, at, greatest(net, 0)::bigint as credit, greatest(-net, 0)::bigint as debit, report, kind, ref, round,
      row_number() over in_turn as nth, sum(net) over in_turn::bigint as points
    from counted window in_turn as (order by turn, number nulls last, at, round rows unbounded preceding)
  ), asked as (
    select *, row_number() over (order by nth) as place, count(*) over () as total
    from written
    where ($4::timestamptz is null or at >= $4)
      and ($5::timestamptz is null or at < $5)
      and ($6::text is null or report = $6)
  ), shown as (
    select id, at, credit, debit, points, kind, ref, round, total, case when $7 then total + 1 - place else place end as place
    from asked
  ), wallet as (
    select coalesce(sum(balance) filter (where id = $1), 0)::bigint as balance,
           coalesce(sum(balance) filter (where id = $8), 0)::bigint as exposure
    from accounts where id in ($1, $8)
  )
  select balance, exposure, total, place as number, shown.at, credit, debit, points, shown.kind, ref,
    shown.id, m.name, m.plan, m.answer, m.voided, e.id as "eventId", e.sport, e.fixture->>'name' as event,
    hand.words as "byHand", hand.is_void as "isVoid", r.fault, r.voided_by as "voidedBy",
    shown.round, played.game, played.bets
  from wallet left join shown on $10::int is null or (place - 1) / $10 = least($9, (total + $10 - 1) / $10) - 1
    left join markets m on m.id = substring(shown.id from '^(.+?):\\d+:[^:]+(?::reversed)?:(?:sport|commission|missing)$')
    left join sport_events e on e.id = m.event_id
    left join lateral (${byHandUntil('shown.at')}) hand on true
    left join played on played.round_id = shown.round
    left join rounds r on r.id = shown.round and r.state = 'void' and played.is_void
      and (ref like '%:reversed'
        or not exists (select from caused where caused.round = shown.round and caused.ref like '%:reversed'))
  order by place`;

interface Found
  extends
    Omit<StatementLine, 'remark' | 'how' | 'event' | 'thing'>,
    Omit<KeptTransfer, 'table'>,
    Pick<RoundRow, 'fault'> {
  readonly balance: Money;
  readonly exposure: Money;
  readonly total: number | null;
  readonly byHand: string | null;
  readonly isVoid: boolean | null;
  readonly voidedBy: RoundRow['voided_by'];
  /** Of what a table paid: its round, the code of its game, and how many bets were on it. */
  readonly round: string | null;
  readonly game: string | null;
  readonly bets: number | null;
  /** Of what a match paid. */
  readonly eventId: string | null;
}

interface Paging {
  readonly page: number;
  readonly size: number;
}

/**
 * A page beyond the last is the last; without a page it is everything. What is searched for is looked for in what the player
 * reads, in their language: the books have no words.
 */
export async function statementOf(
  db: Queryable,
  user: UserId,
  filter: StatementFilter,
  paging?: Paging,
): Promise<FoundStatement> {
  const found = await foundIn(db, user, filter, filter.search === '' ? paging : undefined);
  const { balance, exposure, total } = found[0]!; // the wallet is always one row
  const lines = total === null ? [] : found.map(row => lineOf(row, filter.language));
  if (filter.search === '') return { balance, exposure, total: total ?? 0, lines };
  const fitting = lines.filter(fits(filter.search)).map((line, index) => ({ ...line, number: index + 1 }));
  return { balance, exposure, total: fitting.length, lines: paging ? pageIn(fitting, paging) : fitting };
}

async function foundIn(db: Queryable, user: UserId, filter: StatementFilter, paging?: Paging): Promise<Found[]> {
  const { rows } = await db.query<Found>(SQL, [
    `player:${user}`,
    Object.keys(REPORT_OF),
    Object.values(REPORT_OF),
    filter.from === null ? null : timestamp(filter.from),
    filter.until === null ? null : timestamp(filter.until),
    filter.report,
    filter.order === 'newest',
    `exposure:${user}`,
    paging?.page ?? 1,
    paging?.size ?? null,
    user,
  ]);
  return rows;
}

/** By a part of the remark, or of the amount with or without its commas. */
function fits(search: string): (line: StatementLine) => boolean {
  const [text, amount] = [search.toLowerCase(), search.replaceAll(',', '')];
  return ({ remark, credit, debit }) =>
    remark.toLowerCase().includes(text) || (amount !== '' && decimal(add(credit, debit)).includes(amount));
}

function pageIn<T>(lines: readonly T[], { page, size }: Paging): readonly T[] {
  const last = Math.max(1, Math.ceil(lines.length / size));
  const from = (Math.min(page, last) - 1) * size;
  return lines.slice(from, from + size);
}

function lineOf(found: Found, language: Language): StatementLine {
  const { at, number, credit, debit, points } = found;
  const say = sayIn(language);
  const remark = remarkWords(say, { ...found, table: tableOf(found, language) });
  const event = found.eventId !== null && found.sport !== null ? { id: found.eventId, sport: found.sport } : null;
  return { at, number, credit, debit, points, remark, how: howOf(found, say), thing: thingOf(found), event };
}

/** A line without a transfer is of a round. */
const thingOf = ({ id, round }: Found): StatementLine['thing'] =>
  id === null ? { kind: 'round', id: round ?? '' } : { kind: 'statement', id };

/** Of a table that is gone its code is said. */
function tableOf({ round, game, bets }: Found, language: Language): KeptTransfer['table'] {
  if (round === null || game === null || bets === null) return undefined;
  return { game: GAME_WORDS[language].game(entryOf(game)?.name ?? game), round, bets };
}

function howOf({ byHand, isVoid, fault, voidedBy }: Found, say: Say): string {
  if (fault) return roundWords(say, { state: 'void', fault, voidedBy });
  return byHand === null ? '' : settledWords(say, { state: isVoid ? 'void' : 'settled', byHand });
}
