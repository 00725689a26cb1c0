import type { Input, Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { subtract, sum } from '@maidan/core/money';
import { removalsIn, reducedIn } from '@maidan/exchange/positions/nonRunner';
import type { Answer, MarketPlan } from '@maidan/exchange/sports/sport';
import type { Say } from '@maidan/words/speak';
import { daysOf } from '../calendar.ts';
import type { Queryable } from '../db/db.ts';
import { patternOf } from '../db/pattern.ts';
import type { Tables } from '../db/statements.ts';
import { settledWords } from '../settledWords.ts';
import { byHandUntil } from './byHand.ts';
import { resultOf } from './sportRef.ts';
import { answerWords, removalsWords, voidWords } from './sportWords.ts';

/* Matches and races that are over, and what became of their markets. */

export interface EndedRow extends Pick<Tables['sport_events'], 'id' | 'sport' | 'fixture' | 'state' | 'starts_at'> {
  readonly score: Tables['sport_results']['score'] | null;
}

/** Newest first. A page beyond the last is the last. */
export async function endedEvents(
  db: Queryable,
  input: Input<'sportResults'>,
): Promise<{ readonly rows: readonly EndedRow[]; readonly total: number }> {
  const { sport, day, search, page, size } = input;
  const { rows } = await db.query(
    `select e.id, e.sport, e.fixture, e.state, e.starts_at, r.score, count(*) over ()::int as total
     from sport_events e left join sport_results r on r.event_id = e.id
     where e.state in ('over', 'void') and ($1 = '' or e.sport = $1)
       and ($2::timestamptz is null or e.starts_at >= $2) and ($3::timestamptz is null or e.starts_at < $3)
       and (e.fixture->>'name' || ' ' || (e.fixture->>'competition')) ilike $4
     order by e.starts_at desc, e.id limit $5 offset $6`,
    [sport, ...daysOf({ from: day, to: day }), patternOf(search), size, (page - 1) * size],
  );
  const [first] = rows;
  if (first || page === 1) return { rows, total: first?.total ?? 0 };
  const { total } = await endedEvents(db, { ...input, page: 1 });
  return total === 0 ? { rows, total } : endedEvents(db, { ...input, page: Math.ceil(total / size) });
}

/** Whatever its state. */
export async function eventFound(db: Queryable, event: string) {
  const { rows } = await db.query(
    `select e.id, e.sport, e.fixture, e.state, e.starts_at, e.commitment, r.score, coalesce(r.at, e.changed_at) as ended_at
     from sport_events e left join sport_results r on r.event_id = e.id where e.id = $1`,
    [event],
  );
  return rows[0];
}

type MarketResult = Reply<'sportResult'>['markets'][number];

/** In the order in which they opened. What was settled again has its last answer, and says that it was. */
export async function marketResults(db: Queryable, event: string, say: Say): Promise<MarketResult[]> {
  const { rows } = await db.query(
    `select m.id, m.name, m.kind, m.plan, m.answer, m.voided, m.settlements, m.settled_at, hand.words as "byHand"
     from markets m left join lateral (${byHandUntil('m.settled_at')}) hand on true
     where m.event_id = $1 order by m.at, m.id`,
    [event],
  );
  return rows.map(({ id, name, kind, plan, answer, voided, settlements, settled_at, byHand }) => ({
    id,
    name,
    made: plan.made,
    kind,
    runners: [...(plan.runners ?? [])],
    winners: winnersIn(plan, answer),
    removed: removalsWords(say, removalsIn(plan), reducedIn(plan.winners)),
    result: answer ? answerWords(say, plan, answer) : '',
    isVoid: answer?.type === 'void',
    why: whyOf(say, answer, byHand, voided !== null),
    how:
      answer && byHand !== null
        ? settledWords(say, { state: answer.type === 'void' ? 'void' : 'settled', byHand })
        : '',
    isCorrected: settlements > 1,
    settledAt: settled_at,
  }));
}

/** By their names, where the market has any. */
function winnersIn(plan: MarketPlan, answer: Answer | null): string[] {
  const result = answer && plan.runners ? resultOf(plan, answer) : undefined;
  return result?.type === 'won' ? [...result.winners] : [];
}

function whyOf(say: Say, answer: Answer | null, byHand: string | null, isSomeVoid: boolean): string {
  if (answer?.type === 'void') return byHand === null ? voidWords(say, answer.reason) : answer.reason; // as somebody typed it
  return isSomeVoid ? say('records.someBetsVoid') : '';
}

/** What all bets of a player on it came to, by the last settlement of each market: the earlier ones were taken back. */
export async function madeOn(db: Queryable, event: string, user: UserId): Promise<Reply<'madeOnEvent'>> {
  const { rows } = await db.query(
    `select s.profit, s.commission from markets m
     join settlements s on s.market_id = m.id and s.nth = m.settlements and s.user_id = $2 where m.event_id = $1`,
    [event, user],
  );
  const commission = sum(rows.map(row => row.commission));
  return { made: rows.length === 0 ? null : subtract(sum(rows.map(row => row.profit)), commission), commission };
}
