import type { OrderState } from '@maidan/exchange/market';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { Queryable } from '../db/db.ts';
import { isListed } from '../exchange/makerAccount.ts';
import type { OrderRow } from '../exchange/rows.ts';
import { type Fault, SHOWN } from './fault.ts';

/* Orders that wait in a book, beside the list of orders: what a player is told is what the journal makes. */

type Waiting = Pick<
  OrderRow,
  'id' | 'market_id' | 'user_id' | 'runner' | 'side' | 'odds' | 'stake' | 'matched' | 'unmatched'
>;

export async function orderFaults(db: Queryable, books: readonly Trading[]): Promise<Fault[]> {
  const { rows } = await db.query(
    `select id, market_id, user_id, runner, side, odds, stake, matched, unmatched from orders
     where market_id = any($1) and unmatched > 0`,
    [books.map(({ id }) => id)],
  );
  const listed = new Map(rows.map(row => [row.id, row]));
  const faults: Fault[] = [];
  for (const book of books)
    for (const state of book.ordersOf()) {
      if (!isListed(state) || state.left === 0) continue;
      const row = listed.get(state.order.id);
      listed.delete(state.order.id);
      if (!row || textOf(row) !== stateText(state))
        faults.push(orderFault(state.order.id, book.id, state.order.user, state.left, row?.unmatched ?? 0));
    }
  for (const { id, market_id, user_id, unmatched } of listed.values())
    faults.push(orderFault(id, market_id, user_id, 0, unmatched));
  return faults.slice(0, SHOWN);
}

const textOf = ({ user_id, runner, side, odds, stake, matched, unmatched }: Waiting): string =>
  [user_id, runner, side, odds, stake, matched, unmatched].join('|');

const stateText = ({ order, matched, left }: OrderState): string =>
  [order.user, order.runner, order.side, order.odds, order.stake, matched, left].join('|');

const orderFault = (id: string, market: string, player: string, expected: number, found: number): Fault => ({
  ...{ rule: 'order-altered', subject: `order:${id}`, expected, found },
  ...{ market, player },
});
