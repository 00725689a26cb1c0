import type { MarketId, Millis } from '@maidan/core/ids';
import type { Market } from '@maidan/exchange/market';
import type { Queryable } from '../db/db.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import type { JournalRow, LegRow } from '../exchange/rows.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';

/*
 * Bet delays are those of the house, and nobody sets them: a market was opened with the usual one, its journal turned it in
 * play with the usual one, and whatever was struck when it was placed had been asked for as long before.
 */

/** The house waits by a steady clock, and writes down what the clock on the wall says. */
const DRIFT_MS = 100;

/** Lines of before 0047 are not looked at: a cash-out did not say then when it was asked for. */
export async function delaysSince(db: Queryable): Promise<Millis> {
  const { rows } = await db.query(
    `select coalesce(max((value ->> 'journal')::bigint), 0) as at from before_guards where name = 'prices'`,
  );
  return rows[0]!.at as Millis; // one row, always; 0047 wrote milliseconds
}

/** Of a line of a journal, the market as it was before it, and what it struck. */
export function delayFaultsOf(
  { id: market, inPlay }: Pick<Market, 'id' | 'inPlay'>,
  { command, seq, at }: Pick<JournalRow, 'command' | 'seq' | 'at'>,
  struck: readonly LegRow[],
): Fault[] {
  if (command.type === 'turnInPlay' && command.betDelayMs !== DELAY_MS.inPlay)
    return [altered(`market:${market}:delay:${seq}`, market, { evidence: String(command.betDelayMs) })];
  if (command.type !== 'orders' || command.user === MAKER) return [];
  const delay = inPlay ? DELAY_MS.inPlay : DELAY_MS.before;
  const hasty = command.place.filter(order => at - order.at < delay - DRIFT_MS && struck.some(isOf(order.id)));
  return hasty.map(order =>
    altered(`order:${order.id}:delay`, market, { player: order.user, evidence: String(at - order.at) }),
  );
}

const isOf =
  (order: string) =>
  (leg: LegRow): boolean =>
    leg.order_id === order;

/** What it was opened with. */
export async function marketDelayFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `select id, bet_delay_ms as delay from markets
     where ($2 or at >= $1 or status in ('open', 'suspended', 'closed') or settled_at >= $1)
       and bet_delay_ms <> coalesce((select value::int from before_guards where name = 'delay:' || id),
         case kind when 'exchange' then $3 else 0 end) limit ${SHOWN}`,
    [window(scope)[0], isFull(scope), DELAY_MS.before],
  );
  return rows.map(({ id, delay }) => altered(`market:${id}:delay`, id, { evidence: String(delay) }));
}

const altered = (subject: string, market: MarketId, more: Pick<Fault, 'player' | 'evidence'>): Fault => ({
  ...{ rule: 'delay-altered', subject, expected: 0, found: 0, market },
  ...more,
});
