import type { Input, Reply } from '@maidan/contract/api';
import { endingSentence } from '@maidan/contract/endings';
import type { Language } from '@maidan/contract/language';
import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import { type Money, sum } from '@maidan/core/money';
import { reducedIn } from '@maidan/exchange/positions/nonRunner';
import type { OrderState } from '@maidan/exchange/market';
import { averageOf, wordOf } from '@maidan/exchange/trading/orderStates';
import { rulingOf } from '@maidan/exchange/positions/ruling';
import { profitOn, type VoidedSpan, struckOutside } from '@maidan/exchange/positions/settle';
import type { Answer, MarketPlan } from '@maidan/exchange/sports/sport';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import { pickOf } from '@maidan/exchange/rows/pick';
import type { Say } from '@maidan/words/speak';
import { daysOf } from '../calendar.ts';
import type { Queryable } from '../db/db.ts';
import { patternOf } from '../db/pattern.ts';
import { byHandUntil } from './byHand.ts';
import { calledSo, ORDER_PICK, ROW_PICK } from './calledSo.ts';
import type { LegRow } from './rows.ts';
import { answerWords, pickWords, removalsWords, voidWords } from './sportWords.ts';
import { standing } from './standingLegs.ts';
import { type RemovalRow, removalsOf } from './store.ts';
import { struckBy } from './tradeRows.ts';
import { settledWords } from '../settledWords.ts';
import { sayIn } from '../words.ts';

/* What was: matches, a player's bets, traded prices. */

type SportBet = Reply<'mySportBets'>['rows'][number];

interface BetRow
  extends
    Omit<SportBet, 'state' | 'profit' | 'note' | 'result' | 'why' | 'how'>,
    Pick<OrderState, 'lapsed' | 'voided'> {
  readonly unmatched: Money;
  readonly changedAt: Millis;
  /** Of a bet with the house. */
  readonly bet: RowBet | null;
  /** What it is on, by its codes. */
  readonly pick: unknown;
  readonly total: number;
  readonly place: number;
  readonly plan: MarketPlan;
  readonly answer: Answer | null;
  readonly made: Money | null;
  /** What the house's people say of a result that they gave; null where the match gave it. */
  readonly byHand: string | null;
  /** Bets struck then are void, whatever the answer. */
  readonly struckVoid: VoidedSpan | null;
}

/** Newest first. A page beyond the last is the last. */
export async function sportBetsOf(
  db: Queryable,
  user: UserId,
  asked: Input<'mySportBetsCsv'> & { readonly ids?: readonly string[] },
  { page, size, language = 'en' }: Pick<Input<'mySportBets'>, 'page' | 'size'> & { readonly language?: Language },
): Promise<{ rows: SportBet[]; total: number }> {
  const { event, state, from, to, search } = asked;
  const called = await calledSo(db, user, asked, language);
  const { rows } = await db.query<BetRow>(
    `with mine as (
       select id, market_id as market, runner as label, side, odds, stake, matched, average, null::bigint as made, at,
         null::jsonb as bet, ${ORDER_PICK} as pick, unmatched, lapsed, voided, lapsed + cancelled + voided as ended, because,
         changed_at as "changedAt"
       from orders where user_id = $1 and ($10::text[] is null or id = any($10))
       union all
       select id, market_id, '', bet->>'side', (bet->>'odds')::int, stake, stake, (bet->>'odds')::float8, profit,
         at, bet, ${ROW_PICK}, 0, 0, 0, 0, null, at
       from row_bets where user_id = $1 and ($10::text[] is null or id = any($10))
     ), placed as (
       select b.*, m.name as "marketName", m.kind, m.plan, m.answer, m.voided as "struckVoid", m.settled_at as "settledAt",
         e.id as event, e.sport, e.fixture->>'name' as "eventName",
         row_number() over (order by b.at desc, b.id) as place, count(*) over ()::int as total
       from mine b join markets m on m.id = b.market join sport_events e on e.id = m.event_id
         left join jsonb_to_recordset($9) as called (kind text, name text, made jsonb, pick jsonb, label text, "isCalled" boolean)
           on called.kind = m.kind and called.name = m.name and called.made is not distinct from m.plan->'made'
             and called.pick = b.pick
       where ($2 = '' or e.id = $2) and ($3 in ('all', 'ended') or (m.answer is null and b.stake > b.ended) = ($3 <> 'past'))
         and ($3 <> 'matched' or (m.kind = 'exchange' and b.matched > 0)) and ($3 <> 'ended' or b.stake = b.ended)
         and ($4::timestamptz is null or b.at >= $4) and ($5::timestamptz is null or b.at < $5)
         and (concat_ws(' ', called.label, m.name, e.fixture->>'name') ilike $6 or called."isCalled")
     )
     select placed.*, hand.words as "byHand", coalesce(s.commission, 0) as commission
     from (select * from placed where (place - 1) / $7 = least($8, (total + $7 - 1) / $7) - 1) as placed
       join markets m on m.id = placed.market
       left join lateral (${byHandUntil('m.settled_at')}) hand on true
       left join settlements s on s.market_id = m.id and s.nth = m.settlements and s.user_id = $1
     order by place`,
    [
      user,
      event,
      state,
      ...daysOf({ from, to }),
      patternOf(search),
      size,
      page,
      JSON.stringify(called),
      asked.ids ?? null,
    ],
  );
  const [legs, removals] = await Promise.all([
    legsOfOrders(
      db,
      rows.map(({ id }) => id),
    ),
    removalsOf(db, [...new Set(rows.map(({ market }) => market as MarketId))]), // read from that column
  ]);
  const say = sayIn(language);
  const bets = rows
    .map(row => sportBet(row, legs.get(row.id) ?? [], removalsFrom(removals, row.market), say))
    .map(({ byHand, bet: struck, ...bet }) => ({
      ...bet,
      label: struck ? pickWords(say, bet.kind, pickOf(bet.kind, struck)) : bet.label,
      why: bet.because ? endingSentence(bet.because, language) : '',
      how: howOf(bet.state, byHand, say),
    }));
  return { rows: bets, total: rows[0]?.total ?? 0 };
}

const howOf = (state: SportBet['state'], byHand: string | null, say: Say): string =>
  state === 'settled' || state === 'void' ? settledWords(say, { state, byHand: byHand ?? undefined }) : '';

async function legsOfOrders(db: Queryable, orders: readonly string[]): Promise<Map<string, LegRow[]>> {
  const { rows } = await db.query(
    `select id, market_id, match_id, order_id, user_id, runner, side, odds, stake, profit, at from legs
     where order_id = any($1) order by id`,
    [orders],
  );
  return Map.groupBy(rows, leg => leg.order_id as string);
}

const removalsFrom = (removals: readonly RemovalRow[], market: string): RemovalRow[] =>
  removals.filter(({ market_id }) => market_id === market);

type Judged = Omit<SportBet, 'why' | 'how'> & Pick<BetRow, 'byHand' | 'bet'>;

function sportBet(row: BetRow, legs: readonly LegRow[], removals: readonly RemovalRow[], say: Say): Judged {
  const { total: _total, place: _place, pick: _pick, matched, average: _average, ...placed } = row;
  const { plan, answer, made, struckVoid, unmatched: left, lapsed, voided, changedAt, ...its } = placed;
  const { standing: bets, ...now } = reduced(row, legs, removals, say);
  const bet = { ...its, ...now, made: plan.made, result: answer ? resultOf(row, answer, say) : '' };
  const word = wordOf({ left, matched, lapsed, voided, ...(its.because && { because: its.because }) });
  // Nobody met it: whatever becomes of its market is nothing to it.
  if (word !== 'open' && word !== 'matched') return { ...bet, state: word, profit: null, settledAt: changedAt };
  const isOut = removals.some(({ runner }) => runner === its.label);
  const struck = struckOutside(bets, struckVoid);
  // One bet may be void where others stand; of a bet with the house the record has no figure then.
  const isVoid = answer !== null && (plan.kind === 'exchange' ? struck.length < bets.length : made === null);
  if (isOut || isVoid || answer?.type === 'void') return { ...bet, state: 'void', profit: null };
  if (!answer) return { ...bet, state: word, profit: null };
  const profit = plan.kind === 'exchange' ? profitOn(struck, rulingOf(answer, plan.runners ?? [], plan.winners)) : made;
  return { ...bet, state: 'settled', profit };
}

function resultOf({ plan, byHand }: BetRow, answer: Answer, say: Say): string {
  if (answer.type !== 'void') return answerWords(say, plan, answer);
  return byHand === null ? voidWords(say, answer.reason) : answer.reason; // as somebody typed it
}

interface Reduced extends Pick<SportBet, 'matched' | 'average' | 'note'> {
  readonly standing: readonly LegRow[];
}

/** What is left of a bet, and at which price, after runners were removed; and what is to be said about that. */
function reduced(
  { plan, matched, average }: BetRow,
  legs: readonly LegRow[],
  removals: readonly RemovalRow[],
  say: Say,
): Reduced {
  const kind = reducedIn(plan.winners);
  const after = removals.filter(({ seq }) => legs.some(leg => seq > struckBy(leg)));
  if (after.length === 0) return { matched, standing: legs, ...(average !== undefined && { average }) };
  const left = legs.flatMap(leg => standing(leg, after, kind) ?? []);
  return {
    matched: sum(left.map(({ stake }) => stake)),
    average: averageOf(left),
    note: removalsWords(say, after, kind),
    standing: left,
  };
}

/** In play first, then by time; what is over last, and of that the newest first. */
export async function eventsOf(
  db: Queryable,
  { sport, search, page, size }: Input<'sportEvents'>,
): Promise<{ rows: Reply<'sportEvents'>['rows']; total: number }> {
  const { rows } = await db.query(
    `select id, sport, coalesce(fixture->>'name', '') as name, coalesce(fixture->>'competition', '') as competition,
       starts_at as "startsAt", state,
       count(*) over ()::int as total
     from sport_events
     where ($1 = '' or sport = $1) and (fixture->>'name' || ' ' || (fixture->>'competition')) ilike $2
     order by array_position(array['inPlay', 'upcoming', 'over', 'over'], replace(state, 'void', 'over')),
       case when state in ('over', 'void') then -extract(epoch from starts_at) else extract(epoch from starts_at) end
     limit $3 offset $4`,
    [sport, patternOf(search), size, (page - 1) * size],
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
  const { rows } = await db.query(
    `select at, odds, stake from (
       select at, odds, stake, id from legs where market_id = $1 and runner = $2 and side = 'back'
       order by at desc, id desc limit $3
     ) latest order by at, id`,
    [market, runner, POINTS],
  );
  return rows;
}
