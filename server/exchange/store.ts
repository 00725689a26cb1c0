import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Removal } from '@maidan/exchange/positions/nonRunner';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { type Queryable, timestamp } from '../db/db.ts';
import type { EventRow, JournalRow, LegRow, MarketRow, RowBetRow, RowTabRow, SettlementRow } from './rows.ts';

const MARKET = `id, event_id, kind, name, plan, status, is_stopped, min_stake, max_stake, bet_delay_ms, commission, margin,
  quotes, answer, voided, settlements, at, settled_at`;
const EVENT = 'id, sport, fixture, seed, state, is_stopped, book_margin, row_margin, stream_url, starts_at, changed_at';

/** Not settled yet, oldest first. */
export async function marketsUnderWay(db: Queryable): Promise<readonly MarketRow[]> {
  const { rows } = await db.query(
    `select ${MARKET} from markets where status in ('open', 'suspended', 'closed') order by at, id`,
  );
  return rows;
}

/** The same, of these events. */
export async function marketsUnderWayOf(db: Queryable, events: readonly string[]): Promise<readonly MarketRow[]> {
  const { rows } = await db.query(
    `select ${MARKET} from markets
     where event_id = any($1) and status in ('open', 'suspended', 'closed') order by at, id`,
    [events],
  );
  return rows;
}

export async function marketOf(db: Queryable, id: string): Promise<MarketRow | undefined> {
  const { rows } = await db.query(`select ${MARKET} from markets where id = $1`, [id]);
  return rows[0];
}

export async function marketsNamed(db: Queryable, ids: readonly MarketId[]): Promise<ReadonlyMap<MarketId, MarketRow>> {
  const { rows } = await db.query(`select ${MARKET} from markets where id = any($1)`, [ids]);
  return new Map(rows.map(row => [row.id, row]));
}

export async function marketsOf(db: Queryable, event: string): Promise<readonly MarketRow[]> {
  const { rows } = await db.query(`select ${MARKET} from markets where event_id = $1 order by at, id`, [event]);
  return rows;
}

export async function journalOf(db: Queryable, market: MarketId): Promise<readonly JournalRow[]> {
  const { rows } = await db.query(
    'select id, market_id, seq, command, digest, at, seal from journal where market_id = $1 order by seq',
    [market],
  );
  return rows;
}

export async function legsOf(db: Queryable, market: MarketId): Promise<readonly LegRow[]> {
  const { rows } = await db.query(
    `select id, market_id, match_id, order_id, user_id, runner, side, odds, stake, profit, at from legs
     where market_id = $1 order by id`,
    [market],
  );
  return rows;
}

/** A removal as the journal has it. */
export interface RemovalRow extends Removal {
  readonly market_id: MarketId;
  readonly seq: number;
}

/** Runners removed from these markets, in order. */
export async function removalsOf(db: Queryable, markets: readonly MarketId[]): Promise<readonly RemovalRow[]> {
  const { rows } = await db.query(
    `select market_id, seq, coalesce(command->>'runner', '') as runner,
       coalesce((command->>'reduction')::int, 0) as reduction
     from journal where command->>'type' = 'remove' and market_id = any($1) order by market_id, seq`,
    [markets],
  );
  return rows;
}

export async function loansOf(db: Queryable, market: MarketId): Promise<ReadonlyMap<UserId, Money>> {
  const { rows } = await db.query(
    `select user_id as user, sum(amount)::bigint as amount from loans where market_id = $1 group by user_id`,
    [market],
  );
  return new Map(rows.map(({ user, amount }) => [user, amount]));
}

/** Bets on a row that count. */
export async function rowBetsOf(db: Queryable, market: MarketId): Promise<readonly RowBetRow[]> {
  const { rows } = await db.query(
    `select id, market_id, user_id, bet, stake, state, profit, at, settled_at from row_bets
     where market_id = $1 order by number`,
    [market],
  );
  return rows;
}

export async function rowTabsOf(db: Queryable, market: MarketId): Promise<readonly RowTabRow[]> {
  const { rows } = await db.query(
    'select id, market_id, user_id, bets, held from row_tabs where market_id = $1 order by id',
    [market],
  );
  return rows;
}

/** Which of these markets are settled, or void. */
export async function settledOf(db: Queryable, markets: readonly MarketId[]): Promise<ReadonlySet<MarketId>> {
  if (markets.length === 0) return new Set();
  const { rows } = await db.query('select id from markets where id = any($1) and answer is not null', [markets]);
  return new Set(rows.map(({ id }) => id));
}

type OpenTab = RowTabRow & Pick<MarketRow, 'event_id' | 'kind' | 'name' | 'plan'> & Pick<EventRow, 'fixture'>;

/** Rows a player has open bets on, with what and whose they are. */
export async function openTabsOf(db: Queryable, user: UserId): Promise<readonly OpenTab[]> {
  const { rows } = await db.query(
    `select t.id, t.market_id, t.user_id, t.bets, t.held, m.event_id, m.kind, m.name, m.plan, e.fixture
     from row_tabs t join markets m on m.id = t.market_id join sport_events e on e.id = m.event_id
     where t.user_id = $1 and t.bets <> '[]' order by t.id`,
    [user],
  );
  return rows;
}

/** Of these, the ones that anybody ever bet on. */
export async function marketsWithBets(db: Queryable, markets: readonly MarketId[]): Promise<ReadonlySet<MarketId>> {
  const { rows } = await db.query(
    `select market_id as id from row_tabs where market_id = any($1)
     union select market_id from legs where market_id = any($1)`,
    [markets],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What was paid the nth time. */
export async function settlementsOf(db: Queryable, market: MarketId, nth: number): Promise<readonly SettlementRow[]> {
  const { rows } = await db.query(
    `select id, market_id, nth, user_id, profit, commission, at from settlements
     where market_id = $1 and nth = $2 order by id`,
    [market, nth],
  );
  return rows;
}

/** Upcoming or being played. */
export async function eventsUnderWay(db: Queryable): Promise<readonly EventRow[]> {
  const { rows } = await db.query(
    `select ${EVENT} from sport_events where state in ('upcoming', 'inPlay') order by starts_at, id`,
  );
  return rows;
}

/** One of those. */
export async function eventUnderWay(db: Queryable, id: string): Promise<EventRow | undefined> {
  const { rows } = await db.query(
    `select ${EVENT} from sport_events where id = $1 and state in ('upcoming', 'inPlay')`,
    [id],
  );
  return rows[0];
}

/** As it is now, if it exists already. */
export async function addEvent(db: Queryable, fixture: Fixture, seed: string, now: Millis): Promise<EventRow> {
  const { rows } = await db.query(
    `insert into sport_events (id, sport, fixture, seed, state, starts_at, changed_at)
     values ($1, $2, $3, $4, 'upcoming', $5, $6) on conflict (id) do update set id = excluded.id returning ${EVENT}`,
    [fixture.id, fixture.sport, fixture, seed, timestamp(fixture.startsAt), timestamp(now)],
  );
  return rows[0]!; // there is one by now
}

/** Everything that happened in an event, in order. */
export async function recordOf(db: Queryable, event: string): Promise<readonly unknown[]> {
  const { rows } = await db.query('select event from sport_record where event_id = $1 order by nth', [event]);
  return rows.map(row => row.event);
}
