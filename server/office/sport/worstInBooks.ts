import type { Money } from '@maidan/core/money';
import type { Queryable } from '../../db/db.ts';
import type { SportHouse } from '../../sport/sportHouse.ts';
import { worstInBook } from './sportRisk.ts';
import { openBooks } from './sportStore.ts';

/** What the house can lose at most on one market of an event. */
export interface WorstInBook {
  readonly event: string;
  readonly worst: Money;
}

/** In the books that are kept here. */
export async function worstInBooks(db: Queryable, { engine }: SportHouse): Promise<readonly WorstInBook[]> {
  const books = await openBooks(
    db,
    [...engine.all()].map(({ id }) => id),
  );
  return books.flatMap(market => {
    const trading = engine.trading(market.id);
    return trading ? [{ event: market.event_id, worst: worstInBook(trading, market) }] : [];
  });
}
