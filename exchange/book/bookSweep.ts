import { paise } from '@maidan/core/money';
import type { Limit } from './bookLimit.ts';
import { crossMatch, directMatch, type Struck } from './bookMatch.ts';
import { findStrike, type Strike } from './cross.ts';
import { BACK, LAY, type Ladder, type LadderSide, queueOf, rankOf } from './ladder.ts';
import type { Fills } from './ladderFills.ts';
import type { BookEvent, Order } from '../market.ts';
import { priceAt } from '../ticks.ts';

/** An order that takes, in the numbers of the ladder. */
export interface Sweeper {
  readonly order: Order;
  readonly runner: number;
  readonly side: LadderSide;
  readonly user: number;
  /** All other runners, when orders on them can be struck with it. */
  readonly others: readonly number[];
}

/** The orders of a book by their slots, its runners by their numbers, and a sheet to write on. */
export interface Words {
  readonly runners: readonly string[];
  readonly orders: readonly (Order | undefined)[];
  readonly fills: Fills;
}

export interface Swept {
  readonly events: readonly BookEvent[];
  /** Makers that are no longer in the book. */
  readonly gone: readonly Order[];
  readonly left: number;
}

/** Takes from a ladder the best price first, direct or virtual, as long as the limit allows. */
export function sweep(ladder: Ladder, words: Words, taker: Sweeper, limit: Limit): Swept {
  const queue = queueOf(taker.runner, taker.side === BACK ? LAY : BACK);
  const events: BookEvent[] = [];
  const gone: Order[] = [];
  while (limit.left > 0) {
    const direct = ladder.best(queue);
    const strike = betterStrike(ladder, taker, direct, limit);
    if (strike) {
      events.push(struck(ladder, words, taker, strike, gone));
      limit.spend(strike.rank, strike.stake);
      continue;
    }
    const most = direct >= limit.worst ? limit.most(direct) : 0;
    if (most <= 0) break;
    words.fills.clear();
    limit.spend(direct, most - ladder.take(queue, direct, most, taker.user, words.fills));
    pushDirect(ladder, words, taker.order, events, gone);
  }
  return { events, gone, left: limit.left };
}

/** Undefined when the direct price is as good. */
function betterStrike(ladder: Ladder, taker: Sweeper, direct: number, limit: Limit): Strike | undefined {
  if (taker.others.length === 0) return undefined;
  return findStrike(ladder, taker, Math.max(direct + 1, limit.worst), rank => limit.most(rank));
}

function pushDirect(ladder: Ladder, { orders, fills }: Words, taker: Order, events: BookEvent[], gone: Order[]): void {
  for (let i = 0; i < fills.count; i += 1) {
    const slot = fills.slots[i]!;
    const maker = orders[slot]!;
    const stake = paise(fills.stakes[i]!);
    if (fills.own[i] === 1) events.push({ type: 'ended', order: maker.id, left: stake, why: 'cancelled' });
    else events.push({ type: 'matched', taker: taker.id, match: directMatch(taker, maker, stake) });
    if (ladder.orders.left[slot] === 0) gone.push(maker);
  }
}

function struck(ladder: Ladder, words: Words, taker: Sweeper, strike: Strike, gone: Order[]): BookEvent {
  const { order } = taker;
  const odds = priceAt(rankOf(taker.side === BACK ? LAY : BACK, strike.rank));
  const legs: Struck[] = [{ order, odds, stake: paise(strike.stake) }];
  for (const { slot, stake } of strike.makers) {
    const maker = words.orders[slot]!;
    legs.push({ order: maker, odds: maker.odds, stake: paise(stake) });
    ladder.reduce(slot, stake);
    if (ladder.orders.left[slot] === 0) gone.push(maker);
  }
  const runners = [taker.runner, ...taker.others].toSorted((a, b) => a - b).map(index => words.runners[index]!);
  return { type: 'matched', taker: order.id, match: crossMatch(runners, legs) };
}
