import { after, type Millis } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { MAKER } from './makerAccount.ts';

const DAY_MS = 24 * 3_600_000;

/** So long after it was settled anybody may ask how a bet was struck, and be shown the book of that moment. */
const ASKED_MS = 90 * DAY_MS;
/** A market that only the maker was in interests nobody. */
const UNUSED_MS = DAY_MS;

/** Few enough that nobody who trades meanwhile waits for it. */
const BATCH = 50;

/**
 * Sweeps away journals that no book will be made of again: the maker writes more lines than everybody else. Bets, orders
 * and payments stay, and so do removals of runners, because what a bet is worth follows from them.
 */
export async function sweepJournals({ db, world }: Pick<Deps, 'db' | 'world'>, batch = BATCH): Promise<void> {
  const now = world.now();
  while ((await sweepSome(db, now, batch)) > 0);
}

/** How many markets it swept. */
async function sweepSome(db: Queryable, now: Millis, batch: number): Promise<number> {
  const { rows } = await db.query(SWEEP, [
    timestamp(after(now, -UNUSED_MS)),
    timestamp(after(now, -ASKED_MS)),
    MAKER,
    batch,
  ]);
  return rows[0]?.markets ?? 0;
}

const SWEEP = `
  with old as (
    select id from markets
    where kind = 'exchange' and settled_at <= $1
      and exists (select from journal where market_id = markets.id and command->>'type' <> 'remove')
      and (settled_at <= $2 or not exists (select from orders where market_id = markets.id and user_id <> $3))
    order by settled_at limit $4
  ), swept as (
    delete from journal where market_id in (select id from old) and command->>'type' <> 'remove'
  )
  select count(*)::int as markets from old`;
