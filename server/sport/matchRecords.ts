import { PROTOCOL } from '@maidan/core/commitment';
import type { EntropyOrigin } from '@maidan/core/entropy';
import { refuse, ok, type Result } from '@maidan/core/result';
import { type MarketAnswer, type MatchRecord, type MatchStep, sealedMatch } from '@maidan/exchange/fair/matchRecord';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { Queryable } from '../db/db.ts';
import { commitmentOf } from './committed.ts';

/** Steps of one answer: a match of a few hours is told in a few of them. */
const STEPS_AT_ONCE = 1_000;
/** So many records are remembered, for who asks for the next part. */
const REMEMBERED = 8;

export type NoRecord = 'unknown-event' | 'event-under-way' | 'event-not-provable';

/** The record of a match that is over, with some of its steps. */
export interface RecordPart {
  readonly record: MatchRecord;
  readonly steps: number;
}

/** Records are made when somebody asks, and remembered for a while: they are big, and rarely change. */
export class MatchRecords {
  readonly #db: Queryable;
  readonly #known = new Map<string, { readonly version: string; readonly record: MatchRecord }>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  async part(event: string, from: number): Promise<Result<RecordPart, NoRecord>> {
    const { rows } = await this.#db.query(
      `select id, sport, fixture, seed, state,
         (select coalesce(sum(settlements), 0)::text from markets where event_id = sport_events.id) as version
       from sport_events where id = $1`,
      [event],
    );
    const [row] = rows;
    if (!row) return refuse('unknown-event');
    if (row.state !== 'over' && row.state !== 'void') return refuse('event-under-way');
    const record = await this.#recordOf(row);
    if (!record) return refuse('event-not-provable');
    const steps = record.steps.slice(from, from + STEPS_AT_ONCE);
    return ok({ record: { ...record, steps }, steps: record.steps.length });
  }

  async #recordOf(row: EventOver): Promise<MatchRecord | undefined> {
    const known = this.#known.get(row.id);
    if (known?.version === row.version) return known.record;
    const record = await matchRecordOf(this.#db, row);
    if (!record) return undefined;
    this.#known.delete(row.id);
    this.#known.set(row.id, { version: row.version, record });
    for (const old of [...this.#known.keys()].slice(0, -REMEMBERED)) this.#known.delete(old);
    return record;
  }
}

export interface EventOver {
  readonly id: string;
  readonly sport: string;
  readonly fixture: Fixture;
  readonly seed: string;
  readonly state: string;
  readonly version: string;
}

export async function matchRecordOf(db: Queryable, row: EventOver): Promise<MatchRecord | undefined> {
  const committed = await commitmentOf(db, row.id);
  if (!committed) return undefined;
  const { chain, head, nth, commitment } = committed;
  return sealedMatch({
    version: PROTOCOL,
    kind: 'match',
    event: row.id,
    sport: row.sport,
    fixture: JSON.stringify(row.fixture),
    chain,
    head,
    nth,
    commitment,
    seed: row.seed,
    state: row.state === 'over' ? 'over' : 'void',
    steps: await stepsOf(db, row.id),
    answers: await answersOf(db, row.id),
  });
}

async function stepsOf(db: Queryable, event: string): Promise<readonly MatchStep[]> {
  const { rows } = await db.query(
    `select event, at, announced, entropy, source, signature, words from sport_record where event_id = $1 order by nth`,
    [event],
  );
  return rows.map(({ event: happened, at, announced, entropy, source, signature, words }): MatchStep => {
    const step = { at, event: JSON.stringify(happened) };
    if (entropy === null) return step;
    const origin = { source, ...(signature !== null && { signature }) } as EntropyOrigin; // as the beacon gave it
    return { ...step, announced: announced!, value: entropy, ...origin, words: words! }; // they are written with it
  });
}

/** Two people can settle otherwise than the match did, and then it says so. */
async function answersOf(db: Queryable, event: string): Promise<readonly MarketAnswer[]> {
  const { rows } = await db.query(
    `select coalesce(plan->>'id', '') as market, answer, exists (
       select from proposals where state = 'approved'
         and (kind = 'settleMarket' and subject = markets.id or kind = 'voidEvent' and subject = markets.event_id)
     ) as is_by_hand
     from markets where event_id = $1 and answer is not null order by at, id`,
    [event],
  );
  return rows.map(({ market, answer, is_by_hand }) => [market, JSON.stringify(answer), is_by_hand ? 'hand' : 'match']);
}
