import type { OrderId } from '@maidan/core/ids';
import { add, least, type Money, paise, subtract, ZERO } from '@maidan/core/money';
import { profit, type Side } from '@maidan/core/odds';
import {
  type BookEvent,
  type Depth,
  type Ending,
  type Leg,
  type Level,
  type Match,
  opposite,
  type Order,
} from '../market.ts';

interface Waiting {
  readonly order: Order;
  left: Money;
}

/**
 * One market's matching as a person would write it down: lists, price then time, no cross-matching. It is slow, and what
 * the real book is compared with, event by event.
 */
export class PlainBook {
  /** Of each runner and side; best first for who takes: the shortest back and the longest lay; then who came first. */
  #queues: Record<string, Waiting[]> = {};

  place(order: Order): BookEvent[] {
    if (order.minFill !== undefined) return this.#fillOrKill(order, order.minFill);
    const events = this.#match(order);
    const left = subtract(order.stake, matchedIn(events));
    if (left === 0) return events;
    const queue = this.#queue(order.runner, order.side);
    const worse = queue.findIndex(other => isBetter(order, other.order));
    queue.splice(worse < 0 ? queue.length : worse, 0, { order, left });
    return [...events, { type: 'rested', order, left }];
  }

  end(id: OrderId, why: Ending): BookEvent[] {
    const found = this.#find(id);
    if (!found) return [];
    const queue = this.#queue(found.order.runner, found.order.side);
    queue.splice(queue.indexOf(found), 1);
    return [{ type: 'ended', order: id, left: found.left, why }];
  }

  reduce(id: OrderId, by: Money): BookEvent[] {
    const found = this.#find(id);
    if (!found || found.left <= by) return this.end(id, 'cancelled');
    found.left = subtract(found.left, by);
    return [{ type: 'ended', order: id, left: by, why: 'cancelled' }];
  }

  queueOf(id: OrderId): { ahead: Money; place: number } | undefined {
    const found = this.#find(id);
    if (!found) return undefined;
    const level = this.#queue(found.order.runner, found.order.side).filter(
      ({ order }) => order.odds === found.order.odds,
    );
    const before = level.slice(0, level.indexOf(found));
    return { ahead: before.reduce((total, { left }) => add(total, left), ZERO), place: before.length + 1 };
  }

  depth(runner: string, levels = 3): Depth {
    return { back: group(this.#queue(runner, 'lay'), levels), lay: group(this.#queue(runner, 'back'), levels) };
  }

  resting(runners: readonly string[]): readonly { order: Order; left: Money }[] {
    return runners.flatMap(runner => [...this.#queue(runner, 'back'), ...this.#queue(runner, 'lay')]);
  }

  #queue(runner: string, side: Side): Waiting[] {
    return (this.#queues[`${runner} ${side}`] ??= []);
  }

  #find(id: OrderId): Waiting | undefined {
    for (const queue of Object.values(this.#queues)) {
      const found = queue.find(({ order }) => order.id === id);
      if (found) return found;
    }
    return undefined;
  }

  #fillOrKill(order: Order, minFill: Money): BookEvent[] {
    const before = Object.fromEntries(
      Object.entries(this.#queues).map(([name, queue]) => [name, queue.map(waiting => ({ ...waiting }))]),
    );
    const events = this.#match(order);
    const filled = matchedIn(events);
    const isEnough = filled > 0 && filled >= minFill;
    if (!isEnough) this.#queues = before;
    const left = isEnough ? subtract(order.stake, filled) : order.stake;
    const lapsed: BookEvent[] = left > 0 ? [{ type: 'ended', order: order.id, left, why: 'lapsed' }] : [];
    return isEnough ? [...events, ...lapsed] : lapsed;
  }

  #match(order: Order): BookEvent[] {
    const events: BookEvent[] = [];
    let left = order.stake;
    /** Stake × price gained over the limit, which an order with a minimum fill may spend on worse prices. */
    let gained = 0;
    for (const maker of [...this.#queue(order.runner, opposite(order.side))]) {
      if (left === 0) break;
      const gain = order.side === 'back' ? maker.order.odds - order.odds : order.odds - maker.order.odds;
      const affordable = gain >= 0 ? left : order.minFill === undefined ? 0 : Math.floor(gained / -gain);
      if (affordable === 0) break;
      if (maker.order.user === order.user) {
        events.push(...this.end(maker.order.id, 'cancelled'));
        continue;
      }
      const stake = least(least(left, paise(affordable)), maker.left);
      events.push({ type: 'matched', taker: order.id, match: between(order, maker.order, stake) });
      left = subtract(left, stake);
      gained += stake * gain;
      maker.left = subtract(maker.left, stake);
      if (maker.left === 0) this.end(maker.order.id, 'cancelled');
    }
    return events;
  }
}

const isBetter = (a: Order, b: Order): boolean => (a.side === 'back' ? a.odds < b.odds : a.odds > b.odds);

/** At the maker's price: who waited named it. */
function between(taker: Order, maker: Order, stake: Money): Match {
  const leg = ({ id, user, runner, side }: Order): Leg => {
    return { order: id, user, runner, side, odds: maker.odds, stake, profit: profit(stake, maker.odds) };
  };
  return { legs: [leg(taker), leg(maker)] };
}

const matchedIn = (events: readonly BookEvent[]): Money =>
  events.reduce((total, event) => (event.type === 'matched' ? add(total, event.match.legs[0]!.stake) : total), ZERO);

function group(queue: readonly Waiting[], levels: number): Level[] {
  const prices = [...new Set(queue.map(({ order }) => order.odds))].slice(0, levels);
  return prices.map(odds => ({
    odds,
    stake: queue.reduce((total, { order, left }) => (order.odds === odds ? add(total, left) : total), ZERO),
  }));
}
