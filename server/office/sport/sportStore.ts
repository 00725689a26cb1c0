import type { Input } from '@maidan/contract/api';
import type { EventState } from '@maidan/contract/event';
import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { struckOutside } from '@maidan/exchange/positions/settle';
import type { Queryable } from '../../db/db.ts';
import { MAKER } from '../../exchange/makerAccount.ts';
import type { EventRow, LegRow, MarketRow, PlacedRowBet, RowBetRow } from '../../exchange/rows.ts';
import { occursIn, type Page, pageOf } from '../page.ts';
import type { Told } from './sportAnswer.ts';

/* SQL about matches and markets, for the back office. */

export interface EventLine {
  readonly id: string;
  readonly sport: string;
  readonly competition: string;
  readonly name: string;
  readonly starts_at: Millis;
  readonly state: EventState;
  readonly is_stopped: boolean;
  readonly open: number;
  readonly markets: number;
  readonly matched: Money;
  readonly staked: Money;
}

const LINE = `id, sport, coalesce(fixture->>'competition', '') as competition, coalesce(fixture->>'name', '') as name,
  starts_at, state, is_stopped,
  (select count(*) from markets where event_id = matching.id and answer is null) as open,
  (select count(*) from markets where event_id = matching.id) as markets,
  coalesce((select sum(stake) from legs join markets on markets.id = market_id
    where event_id = matching.id and side = 'back'), 0)::bigint as matched,
  coalesce((select sum(stake) from row_bets join markets on markets.id = market_id
    where event_id = matching.id and state <> 'void'), 0)::bigint as staked`;

/** In play first, then by their start; those that are over, newest first. */
const ORDER = `array_position(array['inPlay', 'upcoming', 'over', 'void'], state),
  case when state in ('inPlay', 'upcoming') then starts_at end, starts_at desc, id`;

export const eventPage = (
  db: Queryable,
  { sport, state, search, ...paging }: Input<'officeSportEvents'>,
): Promise<Page<EventLine>> =>
  pageOf(
    db,
    {
      select: LINE,
      from: `select id, sport, fixture, starts_at, state, is_stopped from sport_events
        where ($1 = '' or sport = $1)
        and ($2 = 'all' or state = $2 or ($2 = 'underWay' and state in ('inPlay', 'upcoming')))
        and ${occursIn('$3', ['id', `fixture->>'name'`, `fixture->>'competition'`])}`,
      order: ORDER,
      values: [sport, state, search],
    },
    paging,
  );

export async function eventLine(db: Queryable, id: string): Promise<EventLine | undefined> {
  const { rows } = await db.query(`select ${LINE} from sport_events as matching where id = $1`, [id]);
  return rows[0];
}

export async function eventNamed(db: Queryable, id: string): Promise<EventRow | undefined> {
  const { rows } = await db.query('select * from sport_events where id = $1', [id]);
  return rows[0];
}

export type AskedMarket = Pick<MarketRow, 'id' | 'event_id' | 'kind' | 'plan'>;

/** Of these books, those that are not settled. */
export async function openBooks(db: Queryable, ids: readonly MarketId[]): Promise<readonly AskedMarket[]> {
  const { rows } = await db.query(
    `select id, event_id, kind, plan from markets
     where id = any($1) and status in ('open', 'suspended', 'closed') and kind = 'exchange'`,
    [ids],
  );
  return rows;
}

type OpenTab = AskedMarket & { readonly bets: readonly PlacedRowBet[] };

/** What players have open with the house, whatever the event. */
export async function openTabs(db: Queryable): Promise<readonly OpenTab[]> {
  const { rows } = await db.query(
    `select m.id, m.event_id, m.kind, m.plan, t.bets from row_tabs t join markets m on m.id = t.market_id
     where t.bets <> '[]'`,
  );
  return rows;
}

export interface EventsUnderWay {
  readonly inPlay: number;
  readonly upcoming: number;
  readonly matched: Money;
  readonly staked: Money;
}

export async function underWay(db: Queryable): Promise<EventsUnderWay> {
  const { rows } = await db.query(
    `with events as (select id, state from sport_events where state in ('inPlay', 'upcoming')),
       theirs as (select markets.id from markets join events on events.id = event_id)
     select (select count(*) from events where state = 'inPlay') as "inPlay",
       (select count(*) from events where state = 'upcoming') as upcoming,
       coalesce((select sum(stake) from legs join theirs on theirs.id = market_id where side = 'back'), 0)::bigint as matched,
       coalesce((select sum(stake) from row_bets join theirs on theirs.id = market_id where state <> 'void'), 0)::bigint
         as staked`,
  );
  return rows[0]!;
}

export async function legsOfEvent(db: Queryable, event: string): Promise<readonly LegRow[]> {
  const { rows } = await db.query(
    'select l.* from legs l join markets m on m.id = l.market_id where m.event_id = $1 order by l.id',
    [event],
  );
  return rows;
}

export async function rowBetsOfEvent(db: Queryable, event: string): Promise<readonly RowBetRow[]> {
  const { rows } = await db.query(
    `select b.id, b.market_id, b.user_id, b.bet, b.stake, b.state, b.profit, b.at, b.settled_at
     from row_bets b join markets m on m.id = b.market_id where m.event_id = $1 order by b.number`,
    [event],
  );
  return rows;
}

export async function heldOnRows(db: Queryable, event: string): Promise<ReadonlyMap<MarketId, Money>> {
  const { rows } = await db.query(
    `select market_id as id, sum(held)::bigint as held from row_tabs join markets m on m.id = market_id
     where m.event_id = $1 group by market_id`,
    [event],
  );
  return new Map(rows.map(({ id, held }) => [id, held]));
}

export async function usernames(db: Queryable, users: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  const { rows } = await db.query('select id, username from users where id = any($1)', [users]);
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** By what they are about: a market, or a whole event. */
export async function waitingProposals(
  db: Queryable,
  subjects: readonly string[],
  now: Millis,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query(
    `select id, subject from proposals
     where subject = any($1) and kind in ('settleMarket', 'voidEvent') and state = 'open' and expires_at > $2
     order by at desc`,
    [subjects, new Date(now)],
  );
  return new Map(rows.map(({ id, subject }) => [subject, id]));
}

export interface HandDecision {
  readonly subject: string;
  readonly proposal: string;
  readonly by: string;
  readonly second: string;
  readonly reason: string;
  readonly at: Millis;
}

/** What two people decided about these markets, or about their event as a whole: the newest first. */
export async function decidedByHand(db: Queryable, subjects: readonly string[]): Promise<readonly HandDecision[]> {
  const { rows } = await db.query(
    `select subject, proposals.id as proposal, maker.name as by, second.name as second, reason, decided_at as at
     from proposals join staff maker on maker.id = made_by join staff second on second.id = decided_by
     where subject = any($1) and kind in ('settleMarket', 'voidEvent') and state = 'approved'
       and decided_at is not null order by decided_at desc`,
    [subjects],
  );
  return rows;
}

export interface RecordLine {
  readonly nth: number;
  readonly event: unknown;
  readonly at: Millis;
}

export async function recordLines(db: Queryable, event: string): Promise<readonly RecordLine[]> {
  const { rows } = await db.query('select nth, event, at from sport_record where event_id = $1 order by nth', [event]);
  return rows;
}

/** Bets of players on a market, and how many of them are void because of when they were struck. */
export async function betCounts(
  db: Queryable,
  { id, kind }: Pick<MarketRow, 'id' | 'kind'>,
  { answer, voided }: Told,
): Promise<{ readonly bets: number; readonly voidBets: number }> {
  const table = kind === 'exchange' ? 'legs' : 'row_bets';
  const { rows } = await db.query(`select at from ${table} where market_id = $1 and user_id <> $2`, [id, MAKER]);
  const standing = answer.type === 'void' ? 0 : struckOutside(rows, voided).length;
  return { bets: rows.length, voidBets: rows.length - standing };
}
