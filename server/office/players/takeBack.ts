import type { Millis, UserId } from '@maidan/core/ids';
import { RETURN_MS } from '@maidan/core/stop';
import type { TakenBecause } from '@maidan/exchange/trading/tradeCommand';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { SportHouse } from '../../sport/sportHouse.ts';

/*
 * Who is blocked or has stopped has nothing in any book: resting orders would be matched while nobody is there to take them
 * back.
 */

interface Kept {
  readonly sport: Pick<SportHouse, 'engine'>;
}

/** A whole house, or one node of several. */
interface Everywhere extends Kept {
  readonly node: { readonly sport: { takeBackOrders(user: UserId, because: TakenBecause): Promise<void> } } | undefined;
}

/** Every open order of the player lapses, market by market, each once. No new one can come: the player is refused. */
export async function takeBackOrders({ sport: { engine } }: Kept, user: UserId, because: TakenBecause): Promise<void> {
  for (const desk of engine.all()) {
    const orders = desk.trading.ordersOf(user).map(({ order }) => order.id);
    if (orders.length > 0) await engine.lapse(desk.id, orders, because);
  }
}

/** The same, wherever they are kept. */
export const takeBackEverywhere = ({ node, sport }: Everywhere, user: UserId, because: TakenBecause): Promise<void> =>
  node?.sport.takeBackOrders(user, because) ?? takeBackOrders({ sport }, user, because);

/** At the start: of those who were blocked, or stopped, a moment before the house went down. */
export async function takeBackOfBlocked({ db, sport }: Kept & { readonly db: Queryable }, now: Millis): Promise<void> {
  const { rows } = await db.query(`select id from users where status = 'blocked'`);
  for (const { id } of rows) await takeBackOrders({ sport }, id, 'account-blocked');
  for (const user of await stoppedWithOrders(db, now)) await takeBackOrders({ sport }, user, 'play-stopped');
}

/**
 * A stop and the end of the player's orders are not one commit: the books are kept elsewhere. What is still open of who has
 * stopped is found here, however the node ended that was about to take it back.
 */
export async function takeBackOfStopped(
  deps: Everywhere & { readonly db: Queryable; readonly world: { now(): Millis } },
): Promise<void> {
  for (const user of await stoppedWithOrders(deps.db, deps.world.now()))
    await takeBackEverywhere(deps, user, 'play-stopped');
}

/** How often that is looked for. */
export const TAKE_BACK_MS = 5_000;

async function stoppedWithOrders(db: Queryable, now: Millis): Promise<UserId[]> {
  const { rows } = await db.query(
    `select user_id from player_limits
     where stopped_at is not null and (return_asked_at is null or return_asked_at > $1)
       and exists (select from orders where orders.user_id = player_limits.user_id and unmatched > 0)`,
    [timestamp((now - RETURN_MS) as Millis)],
  );
  return rows.map(row => row.user_id);
}
