import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { add, type Money, MOST, paise, subtract, ZERO } from '@maidan/core/money';
import type { Odds } from '@maidan/core/odds';
import { ok, refuse, type Result } from '@maidan/core/result';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { closedValue } from '../positions/cashOut.ts';
import { Doing } from './doing.ts';
import type { Holding } from '../positions/holding.ts';
import { Holdings } from '../positions/holdings.ts';
import {
  type BookEvent,
  type Depth,
  type Ending,
  inPlay,
  isOver,
  isRunning,
  type Market,
  type MarketStatus,
  type Match,
  type Order,
  type OrderState,
  type QueuePlace,
  removed,
  turned,
} from '../market.ts';
import { MarketBook } from '../book/marketBook.ts';
import type { Removal } from '../positions/nonRunner.ts';
import { ended, fresh, met, repriced } from './orderStates.ts';
import { type Offers, offersIn } from './offers.ts';
import { flat, type Outcomes, type Position, positionHeld } from '../positions/position.ts';
import { isClosing } from '../positions/closing.ts';
import { isTick } from '../ticks.ts';
import type { OrdersCommand, Outcome, TradeCommand, TradeRefusal } from './tradeCommand.ts';

/**
 * One market being traded: its book, where everybody stands in it, and what must be held of whom. No clock and no
 * chance inside. A refused command changes nothing.
 */
export class Trading {
  #market: Market;
  readonly #winners: number;
  readonly #book: MarketBook;
  readonly #open: Map<OrderId, OrderState>;
  readonly #holdings: Holdings;
  #matched: Money;
  readonly #lastPrices: Map<string, Odds>;
  /** No order has to leave before. */
  #soonest: number;
  #doing: Doing | undefined;

  constructor(market: Market, winners = 1, from?: Trading) {
    this.#market = market;
    this.#winners = winners;
    const runners = market.runners.map(({ id }) => id);
    const isComplete = market.isComplete && winners === 1;
    this.#book = from ? from.#book.clone() : new MarketBook(runners, { isComplete });
    this.#open = new Map(from ? from.#open : []);
    this.#holdings = from ? from.#holdings.clone() : new Holdings(runners, this.outcomes);
    this.#matched = from ? from.#matched : ZERO;
    this.#lastPrices = new Map(from ? from.#lastPrices : []);
    this.#soonest = from ? from.#soonest : Infinity;
  }

  clone(): Trading {
    return new Trading(this.#market, this.#winners, this);
  }

  get market(): Market {
    return this.#market;
  }

  get outcomes(): Outcomes {
    return { winners: this.#winners, isComplete: this.#market.isComplete };
  }

  get id(): MarketId {
    return this.#market.id;
  }

  /** Backers' stakes that were matched so far. */
  get matched(): Money {
    return this.#matched;
  }

  depth(runner: string, levels = 3): Depth {
    return this.#book.depth(runner, levels);
  }

  lastPrice(runner: string): Odds | undefined {
    return this.#lastPrices.get(runner);
  }

  /** How many orders are in the book. */
  get resting(): number {
    return this.#open.size;
  }

  order(id: OrderId): OrderState | undefined {
    return this.#open.get(id);
  }

  ordersOf(user?: UserId): OrderState[] {
    return [...this.#open.values()].filter(({ order }) => user === undefined || order.user === user);
  }

  /** What this player, or anybody, can take on every runner at the same time. */
  offersTo(user?: UserId): Offers {
    return offersIn(this.#open.values(), user);
  }

  /** What is in front of an order at its price. */
  queueOf(id: OrderId): QueuePlace | undefined {
    return this.#book.queueOf(id);
  }

  /** Whether an order may have to leave the book by then. */
  hasDue(now: Millis): boolean {
    return now >= this.#soonest;
  }

  /** Orders that have to leave the book by then. Asked before every order, it goes through them only if there is one. */
  dueBy(now: Millis): OrderId[] {
    if (!this.hasDue(now)) return [];
    const orders = [...this.#open.values()].map(({ order }) => order);
    this.#soonest = orders.reduce((soonest, { until = Infinity }) => Math.min(soonest, until), Infinity);
    return orders.flatMap(({ id, until = Infinity }) => (until <= now ? [id] : []));
  }

  holdingOf(user: UserId): Holding | undefined {
    return this.#holdings.get(user);
  }

  /** What a player makes with each runner that runs; undefined for who never had anything here. */
  positionOf(user: UserId): Position | undefined {
    const holding = this.#holdings.get(user);
    return holding && positionHeld(this.#market.runners, holding);
  }

  heldOf(user: UserId): Money {
    return this.#holdings.heldOf(user);
  }

  /** Everybody who has an order in the book: whose money the next order may touch. */
  makers(): Set<UserId> {
    return new Set([...this.#open.values()].map(({ order }) => order.user));
  }

  /** Everybody who ever had an order or a bet here. */
  users(): Iterable<UserId> {
    return this.#holdings.users();
  }

  /** Whether it would find a counterparty at once; in play such an order has to wait. */
  wouldMatch(order: Order): boolean {
    return this.#book.wouldMatch(order);
  }

  /** What would have to be held besides, if nothing of it matched; or all of it, where nothing else may happen. */
  needs(command: OrdersCommand): Money {
    const held = command.isAllOrNone ? this.clone().apply(command).held.get(command.user) : undefined;
    if (held) return subtract(held.after, held.before);
    const holding = this.#holdings.get(command.user)?.clone() ?? this.#holdings.empty();
    this.#expectAll(holding, command);
    return subtract(this.#holdings.exposureOf(holding), this.heldOf(command.user));
  }

  /** Whether it only closes what somebody has: nothing is placed, it is a cash-out, or nothing is turned round by it. */
  closes({ user, cancel, place, worth }: OrdersCommand): boolean {
    if (place.length === 0 || worth) return true;
    const isGone = (id: OrderId): boolean => cancel === 'all' || cancel.includes(id);
    const open = this.ordersOf(user).filter(({ order }) => !isGone(order.id));
    const waiting = open.map(({ order, left }) => ({ ...order, stake: left }));
    const runners = this.#market.runners.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
    return isClosing(this.positionOf(user) ?? flat(runners), place, waiting, this.outcomes);
  }

  /** Refused, it has changed nothing. */
  check(command: TradeCommand): Result<void, TradeRefusal> {
    if (command.type === 'remove' && !isRunning(this.#market, command.runner)) return refuse('unknown-runner');
    if (command.type !== 'orders') return ok(undefined);
    if (isOver(this.#market)) return refuse('market-closed');
    const isTheirs = (id: OrderId): boolean => this.#open.get(id)?.order.user === command.user;
    if (!hasThem(command, isTheirs)) return refuse('order-not-open');
    if (command.seen && this.#open.get(command.seen.order)?.left !== command.seen.left) return refuse('order-changed');
    if (command.place.some(({ id }) => this.#open.has(id))) return refuse('order-not-open'); // it is asked for again
    if (command.place.length === 0) return ok(undefined);
    const accepted = accept(this.#market, command);
    if (!accepted.ok) return accepted;
    // Tried on a copy: of orders that do not come true, nothing may have happened.
    return command.isAllOrNone ? cameTrue(command, this.clone().apply(command).orders) : ok(undefined);
  }

  /** Only after `check`. */
  apply(command: TradeCommand): Outcome {
    const doing = new Doing(command);
    this.#doing = doing;
    switch (command.type) {
      case 'orders':
        this.#trade(command);
        break;
      case 'lapse':
        for (const id of command.orders) this.#end(id, 'lapsed');
        break;
      case 'status':
        this.#turn(command.status);
        break;
      case 'turnInPlay':
        for (const { order } of [...this.#open.values()]) if (!order.isKept) this.#end(order.id, 'lapsed');
        this.#market = inPlay(this.#market, command.betDelayMs);
        break;
      case 'remove':
        this.#remove(command);
        break;
      case 'limits':
        this.#market = { ...this.#market, limits: command.limits };
        break;
    }
    const held = new Map<UserId, { before: Money; after: Money }>();
    for (const [user, before] of doing.before) held.set(user, { before, after: this.#holdings.hold(user) });
    this.#doing = undefined;
    const moved = doing.moved(order => this.#book.usersBeside(order));
    return { events: doing.events, orders: [...doing.orders.values()], held, moved };
  }

  /** Of the book and of where everybody stands in it: the same journal makes the same one, line by line. */
  digest(): string {
    const { status, inPlay, version } = this.#market;
    const standing = this.#holdings.lines();
    const text = [status, inPlay, version, this.#matched, this.#book.digest(), ...standing].join('\n');
    return bytesToHex(sha256(utf8ToBytes(text)));
  }

  /** The orders to be taken back, as far as they are the player's own and in the book. */
  #cancelled({ cancel, user }: OrdersCommand): OrderId[] {
    if (cancel === 'all') return this.ordersOf(user).map(({ order }) => order.id);
    return cancel.filter(id => this.#open.get(id)?.order.user === user);
  }

  /** Where somebody would stand if all of it were accepted and nothing matched: written onto the holding. */
  #expectAll(holding: Holding, command: OrdersCommand): void {
    const expect = (order: Order, before: Money, left: Money): void =>
      holding.expect(this.#holdings.place(order.runner), order, before, left);
    const shrink = (id: OrderId, by: number): void => {
      const state = this.#open.get(id);
      if (state?.order.user !== command.user) return;
      expect(state.order, state.left, paise(Math.max(0, state.left - by)));
    };
    for (const id of this.#cancelled(command)) shrink(id, Infinity);
    for (const { order, by } of command.reduce) shrink(order, by);
    for (const order of command.place) expect(order, ZERO, order.stake);
  }

  /** What is closed for good has no orders in its book. */
  #turn(status: MarketStatus): void {
    this.#market = turned(this.#market, status);
    this.#uncross();
    if (status === 'open' || status === 'suspended') return;
    for (const { order } of [...this.#open.values()]) this.#end(order.id, status === 'void' ? 'voided' : 'lapsed');
  }

  #remove(removal: Removal): void {
    const { runner } = removal;
    for (const user of this.#holdings.users()) this.#touch(user);
    for (const event of this.#book.remove(runner)) this.#happened(event);
    this.#market = removed(this.#market, runner);
    this.#lastPrices.delete(runner);
    this.#holdings.remove(removal);
    for (const state of [...this.#open.values()])
      if (state.matched > 0) this.#set(repriced(state, this.#holdings.of(state.order.user).legs()));
    this.#uncross(); // now, because bets struck by it are not reduced
  }

  /** What is suspended matches nobody: it is done when the market opens again. */
  #uncross(): void {
    if (this.#market.status !== 'open') return;
    for (const event of this.#book.uncross()) this.#happened(event);
  }

  #trade(command: OrdersCommand): void {
    const { user, reduce, place, worth } = command;
    const before = worth && this.positionOf(user);
    for (const id of this.#cancelled(command)) this.#end(id, 'cancelled');
    for (const { order, by } of reduce) for (const event of this.#book.reduce(order, by)) this.#happened(event);
    for (const order of place) this.#placeOrder(order);
    const after = before && this.positionOf(user);
    if (!after) return;
    const value = closedValue(before, after, worth.percent, this.outcomes);
    for (const { id } of place) this.#set({ ...this.#doing!.orders.get(id)!, worth: value });
  }

  #placeOrder(order: Order): void {
    this.#touch(order.user);
    this.#holdings.of(order.user).expect(this.#holdings.place(order.runner), order, ZERO, order.stake);
    this.#set(fresh(order));
    this.#soonest = Math.min(this.#soonest, order.until ?? Infinity);
    for (const event of this.#book.place(order)) this.#happened(event);
  }

  #end(id: OrderId, why: Ending): void {
    for (const event of this.#book.end(id, why)) this.#happened(event);
  }

  #happened(event: BookEvent): void {
    this.#doing?.events.push(event);
    if (event.type === 'ended') this.#ended(event);
    if (event.type === 'matched') this.#strike(event.match);
  }

  #strike({ legs }: Match): void {
    for (const leg of legs) {
      const { order, user, runner, stake, odds } = leg;
      this.#shrink(order, state => met(state, stake, odds));
      this.#holdings.of(user).strike(this.#holdings.place(runner), leg);
      this.#lastPrices.set(runner, leg.odds);
      if (leg.side === 'back') this.#matched = add(this.#matched, stake);
    }
  }

  #ended({ order, left, why }: Extract<BookEvent, { type: 'ended' }>): void {
    const because = this.#doing!.reasonFor(order, why);
    this.#shrink(order, state => ended(state, left, because));
  }

  #shrink(id: OrderId, by: (state: OrderState) => OrderState): void {
    const state = this.#open.get(id);
    if (!state) throw new Error(`order ${id} is not open in ${this.id}`);
    const { order, left } = state;
    const after = by(state);
    this.#touch(order.user);
    this.#holdings.of(order.user).expect(this.#holdings.place(order.runner), order, left, after.left);
    this.#set(after);
  }

  #set(state: OrderState): void {
    this.#doing?.orders.set(state.order.id, state);
    if (state.left > 0) this.#open.set(state.order.id, state);
    else this.#open.delete(state.order.id);
  }

  #touch(user: UserId): void {
    this.#doing?.touch(user, () => this.heldOf(user));
  }
}

/** Whether a market takes new orders at all, and these. Whether the player can afford them is the wallet's business. */
function accept(market: Market, { place, version, isAllOrNone }: OrdersCommand): Result<void, TradeRefusal> {
  const { min, max } = market.limits;
  if (market.status === 'suspended') return refuse('market-suspended');
  if (max < min) return refuse('market-closed');
  if (version !== undefined && version !== market.version) return refuse('market-changed');
  for (const { runner, odds, stake } of place) {
    if (!isRunning(market, runner)) return refuse('unknown-runner');
    if (!isTick(odds)) return refuse('price-off-ladder');
    if (stake < min && !isAllOrNone) return refuse('stake-too-small');
    if (stake > max || stake > MOST) return refuse('stake-too-large');
  }
  return ok(undefined);
}

/** What is put in the place of an order needs all of it; of those only taken back, one that is open is enough. */
function hasThem({ cancel, reduce, place }: OrdersCommand, isTheirs: (id: OrderId) => boolean): boolean {
  if (!reduce.every(({ order }) => isTheirs(order))) return false;
  if (cancel === 'all') return true;
  const open = cancel.filter(isTheirs).length;
  return place.length > 0 ? open === cancel.length : open > 0 || cancel.length === 0;
}

/** Whether orders that are all filled whole or not placed at all were, and came to what they are worth to their player. */
function cameTrue({ place, worth }: OrdersCommand, orders: readonly OrderState[]): Result<void, TradeRefusal> {
  const placed = new Set(place.map(({ id }) => id));
  const own = orders.filter(({ order }) => placed.has(order.id));
  const isFilled = own.every(({ order, matched }) => matched === order.stake);
  if (!worth) return isFilled ? ok(undefined) : refuse('not-filled');
  const isWorthIt = own.every(state => state.worth !== undefined && state.worth >= worth.value);
  return isFilled && isWorthIt ? ok(undefined) : refuse('price-changed');
}
