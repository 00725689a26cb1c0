import { type Money, paise } from '@maidan/core/money';
import { faultsOf } from './auditorMatch.ts';
import {
  type AuditedMarket,
  betterAcross,
  directOffers,
  isBetter,
  isOnOfferAcross,
  mostOf,
  type Waiting,
} from './auditorPrices.ts';
import { type BookEvent, type Leg, type Match, opposite, type Order } from '../market.ts';

/**
 * Follows what a book says it did and finds what it should not have done: a better price missed, directly or across; a
 * fill worse than promised; a place in the queue not kept; a paisa made or lost; a book that could still trade with
 * itself. It shares nothing with the book but the words, and tries everything, so it is slow.
 *
 * Feed it the log of a market from its beginning. Every method answers with complaints: none when all is well.
 */
export class Auditor {
  #market: AuditedMarket;
  #waiting: readonly Waiting[] = [];
  #hasLostRunners = false;

  constructor(runners: readonly string[], { isComplete }: { readonly isComplete: boolean }) {
    this.#market = { runners, isComplete };
  }

  placed(order: Order, events: readonly BookEvent[]): string[] {
    const isComplete = this.#market.isComplete && !order.isDirect; // it wants nothing of other runners
    const { faults, after } = audit({ ...this.#market, isComplete }, this.#waiting, order, events);
    this.#waiting = after;
    return faults;
  }

  /** Orders that were cancelled, reduced, lapsed or voided. */
  ended(events: readonly BookEvent[]): string[] {
    const faults = events.flatMap(event => {
      if (event.type !== 'ended') return [`${event.type} without an order that takes`];
      const left = this.#waiting.find(({ order }) => order.id === event.order)?.left ?? 0;
      return event.left > 0 && event.left <= left ? [] : [`${event.order} ended with ${event.left} of ${left}`];
    });
    this.#waiting = events.reduce((waiting, event) => without(waiting, event), this.#waiting);
    return faults;
  }

  removed(runner: string, events: readonly BookEvent[]): string[] {
    const faults = this.ended(events);
    this.#hasLostRunners = true;
    this.#market = { ...this.#market, runners: this.#market.runners.filter(other => other !== runner) };
    const stale = this.#waiting.filter(({ order }) => order.runner === runner || order.side === 'lay');
    return [...faults, ...stale.map(({ order }) => `${order.id} outlived a non-runner`)];
  }

  /** Orders that rested, and were struck with each other after a removal. None may be left that could be. */
  uncrossed(events: readonly BookEvent[]): string[] {
    const faults = events.flatMap(event => this.#struckAtRest(event));
    if (!this.#hasLostRunners) return faults;
    const left = this.#waiting.filter(({ order }) => order.side === 'back');
    return [...faults, ...left.flatMap(({ order, left: rest }) => crossings(this.#market, this.#waiting, order, rest))];
  }

  #struckAtRest(event: BookEvent): string[] {
    const taking = event.type === 'matched' && this.#waiting.find(({ order }) => order.id === event.taker);
    if (event.type !== 'matched' || !taking) return [`${event.type}, and nobody who rested took`];
    const { order: taker, left } = taking;
    const waiting = this.#waiting.filter(each => each !== taking);
    const scene = { market: this.#market, waiting, taker, left, most: mostOf(taker, left, 0) };
    this.#waiting = without(this.#waiting, event);
    return faultsOf(scene, event.match);
  }

  /** What it believes to be in the book, to be compared with what the book says. */
  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }
}

/**
 * One order: `before` is what rested in the book, at one price in the order of arrival. Of an order with a minimum fill
 * that lapsed whole it is only asked whether the minimum was there at its limit, directly.
 */
export function audit(
  market: AuditedMarket,
  before: readonly Waiting[],
  taker: Order,
  events: readonly BookEvent[],
): { readonly faults: string[]; readonly after: readonly Waiting[] } {
  const faults: string[] = [];
  let waiting = before;
  let left: number = taker.stake;
  let gained = 0;
  for (const event of events) {
    if (event.type === 'matched') {
      faults.push(...faultsOf({ market, waiting, taker, left, most: mostOf(taker, left, gained) }, event.match));
      const [own] = event.match.legs;
      left -= own?.stake ?? 0;
      gained += own ? gainOf(taker, own) : 0;
    } else if (event.type === 'rested') {
      if (event.left !== left || taker.minFill !== undefined) faults.push(`rested with ${event.left}, not ${left}`);
      left = 0;
    } else if (event.order === taker.id) {
      if (event.left !== left || taker.minFill === undefined) faults.push(`lapsed with ${event.left}, not ${left}`);
      left = 0;
    } else {
      faults.push(...ownFaults(waiting, taker, event.order));
    }
    waiting = without(waiting, event);
  }
  if (left !== 0) faults.push(`${left} of ${taker.id} are nowhere`);
  if (taker.minFill !== undefined) faults.push(...fillFaults(before, taker, events));
  faults.push(...crossings(market, waiting, taker, restOf(taker, events)));
  return { faults, after: waiting };
}

/** Self-trade prevention takes out nothing but own orders in the taker's way. */
function ownFaults(waiting: readonly Waiting[], taker: Order, id: string): string[] {
  const own = waiting.find(({ order }) => order.id === id)?.order;
  const isInTheWay =
    own?.user === taker.user &&
    own.runner === taker.runner &&
    own.side === opposite(taker.side) &&
    (taker.minFill !== undefined || !isBetter(taker, taker.odds, own.odds));
  return isInTheWay ? [] : [`${id} was cancelled for no reason`];
}

/** What neither matched nor was killed: it rests, or it lapsed because there was no more to be had. */
function restOf(taker: Order, events: readonly BookEvent[]): number {
  const last = events.at(-1);
  const isRest = last?.type === 'rested' || (last?.type === 'ended' && last.order === taker.id && events.length > 1);
  return isRest ? last.left : 0;
}

/** The rest of a taker must find nobody any more at his price. */
function crossings(market: AuditedMarket, waiting: readonly Waiting[], taker: Order, left: number): string[] {
  if (left === 0) return [];
  const others = waiting.filter(({ order }) => order.id !== taker.id);
  const direct = directOffers(others, taker, taker.odds)[0];
  const isCrossed = isOnOfferAcross(market, others, taker, () => left, taker.odds);
  const better = betterAcross(market, others, taker, () => left, taker.odds);
  return [
    ...(direct ? [`the rest of ${taker.id} could be matched with ${direct.order.id}`] : []),
    ...(isCrossed || better !== undefined ? [`the rest of ${taker.id} could be struck with other runners`] : []),
  ];
}

function fillFaults(before: readonly Waiting[], taker: Order, events: readonly BookEvent[]): string[] {
  const fills = events.flatMap(event => (event.type === 'matched' ? event.match.legs.slice(0, 1) : []));
  const filled = fills.reduce((sum, { stake }) => sum + stake, 0);
  const minFill = Math.max(1, taker.minFill ?? 0);
  if (filled === 0) {
    const there = directOffers(before, taker, taker.odds).reduce((sum, { left }) => sum + left, 0);
    return there >= minFill ? [`${taker.id} was killed and could have had ${there}`] : [];
  }
  const gained = fills.reduce((sum, leg) => sum + gainOf(taker, leg), 0);
  return [
    ...(filled >= minFill ? [] : [`${taker.id} was filled by ${filled} only`]),
    ...(gained >= 0 ? [] : [`${taker.id} has an average worse than its limit`]),
  ];
}

/** Stake × thousandths that a fill is better than the limit. */
const gainOf = (taker: Order, { stake, odds }: Leg): number =>
  stake * (taker.side === 'back' ? odds - taker.odds : taker.odds - odds);

/** What rests after an event. */
function without(waiting: readonly Waiting[], event: BookEvent): readonly Waiting[] {
  if (event.type === 'rested') return [...waiting, { order: event.order, left: event.left }];
  const gone = event.type === 'ended' ? new Map([[event.order, event.left]]) : stakesOf(event.match);
  return waiting.flatMap(({ order, left }) => {
    const rest = left - (gone.get(order.id) ?? 0);
    return rest > 0 ? [{ order, left: paise(rest) }] : [];
  });
}

const stakesOf = ({ legs }: Match): Map<Order['id'], Money> => new Map(legs.map(({ order, stake }) => [order, stake]));
