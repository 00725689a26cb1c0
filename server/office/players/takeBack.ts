import type { UserId } from '@maidan/core/ids';
import type { Queryable } from '../../db/db.ts';
import type { SportHouse } from '../../sport/sportHouse.ts';

/* Who is blocked has nothing in any book: resting orders would be matched while nobody is there to take them back. */

interface Kept {
  readonly sport: Pick<SportHouse, 'engine'>;
}

/** Every open order of the player lapses, market by market, each once. No new one can come: a blocked player is refused. */
export async function takeBackOrders({ sport: { engine } }: Kept, user: UserId): Promise<void> {
  for (const desk of engine.all()) {
    const orders = desk.trading.ordersOf(user).map(({ order }) => order.id);
    if (orders.length > 0) await engine.lapse(desk.id, orders, 'account-blocked');
  }
}

/** At the start: of those who were blocked a moment before the house went down. */
export async function takeBackOfBlocked({ db, sport }: Kept & { readonly db: Queryable }): Promise<void> {
  const { rows } = await db.query(`select id from users where status = 'blocked'`);
  for (const { id } of rows) await takeBackOrders({ sport }, id);
}
