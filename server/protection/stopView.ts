import type { Reply } from '@maidan/contract/api';
import type { Millis, UserId } from '@maidan/core/ids';
import { isStopped } from '@maidan/core/stop';
import type { Queryable } from '../db/db.ts';
import { stopIn } from './keptWithin.ts';
import { viewOf } from './stopping.ts';
import { watchNow } from './store.ts';

/** How a player has stopped, now and ever, for who looks at the account. */
export async function stoppingOf(
  db: Queryable,
  user: UserId,
  now: Millis,
): Promise<Pick<Reply<'player'>, 'stop' | 'stops' | 'inReview'>> {
  const [watch, stops] = await Promise.all([
    watchNow(db, user, now),
    db.query('select what, at, until from player_stops where user_id = $1 order by at desc, id limit 50', [user]),
  ]);
  const last = watch && stopIn(watch);
  return {
    stop: last && isStopped(last, now) ? viewOf(last) : null,
    stops: stops.rows,
    inReview: (watch?.held_at ?? null) !== null,
  };
}
