import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { Market, Order } from '../market.ts';
import type { Trading } from './trading.ts';

/* For tests: a race of four, to win or to be placed, and orders in it as a line of text. Amounts are rupees. */

export const RUNNERS = ['A', 'B', 'C', 'D'];

export const raceOf = (winners: number): Market => ({
  id: 'm' as MarketId,
  event: 'e',
  name: winners === 1 ? 'WIN' : 'PLACE',
  status: 'open',
  inPlay: false,
  betDelayMs: 0,
  runners: RUNNERS.map(id => ({ id, name: id, isRemoved: false })),
  limits: { min: rupees(1), max: rupees(10_000) },
  isComplete: winners === 1,
  version: 1,
  commission: 0,
});

export const NO_ORDERS = { type: 'orders', cancel: [], reduce: [], place: [], isAllOrNone: false } as const;

/** 'back A 2 × 100' of somebody. */
export function place(trading: Trading, user: string, ...texts: string[]): void {
  const orders = texts.map((text, nth): Order => {
    const [, side, runner = '', price, stake] = /^(back|lay) (\w) ([\d.]+) × ([\d.]+)$/.exec(text)!;
    return {
      id: `${user}-${trading.digest().slice(0, 8)}-${nth}` as OrderId,
      user: user as UserId,
      runner,
      side: side === 'back' ? 'back' : 'lay',
      odds: odds(Number(price)),
      stake: rupees(Number(stake)),
      at: 0 as Millis,
      isKept: false,
    };
  });
  trading.apply({ ...NO_ORDERS, user: user as UserId, place: orders });
}
