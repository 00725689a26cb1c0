import type { Input, Reply } from '@maidan/contract/api';
import type { MarketId, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { rulingOf } from '@maidan/exchange/ruling';
import { profitOn } from '@maidan/exchange/settle';
import type { Answer, MarketPlan } from '@maidan/exchange/sport';
import type { Queryable } from '../db.ts';
import type { LegRow } from './rows.ts';

/* What was: matches, a player's bets, traded prices. */

type SportBet = Reply<'mySportBets'>['rows'][number];

interface BetRow extends Omit<SportBet, 'state' | 'profit'> {
  readonly total: number;
  readonly plan: MarketPlan;
  readonly answer: Answer | null;
  readonly made: Money | null;
}

export async function sportBetsOf(
  db: Queryable,
  user: UserId,
  { event, page, size }: Input<'mySportBets'>,
): Promise<{ rows: SportBet[]; total: number }> {
  const { rows } = await db.query<BetRow>(
    `select b.*, m.name as "marketName", m.plan, m.answer, e.id as event, e.fixture->>'name' as "eventName",
       count(*) over ()::int as total
     from (
       select id, market_id as market, runner as label, side, odds, stake, matched, average, null::bigint as made, at
       from orders where user_id = $1
       union all
       select id, market_id, label, bet->>'side', (bet->>'odds')::int, stake, stake, (bet->>'odds')::float8, profit, at
       from row_bets where user_id = $1
     ) b join markets m on m.id = b.market join sport_events e on e.id = m.event_id
     where $2 = '' or e.id = $2
     order by b.at desc, b.id limit $3 offset $4`,
    [user, event, size, (page - 1) * size],
  );
  const legs = await legsOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map(row => sportBet(row, legs.get(row.id) ?? [])), total: rows[0]?.total ?? 0 };
}

async function legsOfOrders(db: Queryable, orders: readonly string[]): Promise<Map<string, LegRow[]>> {
  const { rows } = await db.query<LegRow>(
    'select order_id, runner, side, stake, profit from legs where order_id = any($1)',
    [orders],
  );
  return Map.groupBy(rows, leg => leg.order_id as string);
}

function sportBet({ plan, answer, made, ...row }: BetRow, legs: readonly LegRow[]): SportBet {
  const { id, event, eventName, market, marketName, label, side, odds, stake, matched, average, at } = row;
  const bet = { id, event, eventName, market, marketName, label, side, odds, stake, matched, average, at };
  if (!answer) return { ...bet, state: 'open', profit: null };
  if (answer.type === 'void') return { ...bet, state: 'void', profit: null };
  const profit = plan.kind === 'exchange' ? profitOn(legs, rulingOf(answer, plan.runners ?? [], plan.winners)) : made;
  return { ...bet, state: 'settled', profit };
}

/** In play first, then by time; what is over last. */
export async function eventsOf(
  db: Queryable,
  { sport, search, page, size }: Input<'sportEvents'>,
): Promise<{ rows: Reply<'sportEvents'>['rows']; total: number }> {
  const { rows } = await db.query<Reply<'sportEvents'>['rows'][number] & { total: number }>(
    `select id, sport, fixture->>'name' as name, fixture->>'competition' as competition, starts_at as "startsAt", state,
       count(*) over ()::int as total
     from sport_events
     where ($1 = '' or sport = $1) and (fixture->>'name' || ' ' || (fixture->>'competition')) ilike $2
     order by array_position(array['inPlay', 'upcoming', 'over', 'void'], state), starts_at limit $3 offset $4`,
    [sport, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`, size, (page - 1) * size],
  );
  return { rows: rows.map(eventOf), total: rows[0]?.total ?? 0 };
}

const eventOf = ({ id, sport, name, competition, startsAt, state }: Reply<'sportEvents'>['rows'][number]) => ({
  id,
  sport,
  name,
  competition,
  startsAt,
  state,
});

/** The latest trades that a chart has room for. */
const POINTS = 400;

export async function pricesOf(
  db: Queryable,
  market: MarketId,
  runner: string,
): Promise<Reply<'priceHistory'>['points']> {
  const { rows } = await db.query<Reply<'priceHistory'>['points'][number]>(
    `select at, odds, stake from (
       select at, odds, stake, id from legs where market_id = $1 and runner = $2 and side = 'back'
       order by at desc, id desc limit $3
     ) latest order by at, id`,
    [market, runner, POINTS],
  );
  return rows;
}
