import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { add, type Money, paise, subtract, ZERO } from '@maidan/core/money';
import type { Odds } from '@maidan/core/odds';
import { ok, refuse, type Result } from '@maidan/core/result';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accept } from './acceptOrders.ts';
import { Holding } from './holding.ts';
import type { BookEvent, Depth, Ending, Market, MarketStatus, Match, Order, OrderState } from './market.ts';
import { MarketBook } from './marketBook.ts';
import { inPlay, isOver, turned } from './marketTurns.ts';
import type { Outcomes } from './position.ts';
import type { OrdersCommand, Outcome, TradeCommand, TradeRefusal } from './tradeCommand.ts';

const FRESH = { matched: ZERO, average: 0, lapsed: ZERO, cancelled: ZERO, voided: ZERO };

/**
 * One market being traded: its book, where everybody stands in it, and what must be held of whom. No clock and no
 * chance inside. A refused command changes nothing.
 */
export class Trading {
  #market: Market;
  readonly #winners: number;
  readonly #places: ReadonlyMap<string, number>;
  readonly #book: MarketBook;
  readonly #open: Map<OrderId, OrderState>;
  readonly #holdings: Map<UserId, Holding>;
  readonly #held: Map<UserId, Money>;
  #matched: Money;
  readonly #lastPrices: Map<string, Odds>;
  #outcome: { events: BookEvent[]; orders: Map<OrderId, OrderState>; before: Map<UserId, Money> } | undefined;

  constructor(market: Market, winners = 1, from?: Trading) {
    this.#market = market;
    this.#winners = winners;
    this.#places = new Map(market.runners.map(({ id }, place) => [id, place]));
    const runners = market.runners.map(({ id }) => id);
    this.#book = from
      ? from.#book.clone()
      : new MarketBook(runners, { isComplete: market.isComplete && winners === 1 });
    this.#open = new Map(from ? from.#open : []);
    this.#holdings = new Map(from ? [...from.#holdings].map(([user, holding]) => [user, holding.clone()]) : []);
    this.#held = new Map(from ? from.#held : []);
    this.#matched = from ? from.#matched : ZERO;
    this.#lastPrices = new Map(from ? from.#lastPrices : []);
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

  order(id: OrderId): OrderState | undefined {
    return this.#open.get(id);
  }

  ordersOf(user: UserId): OrderState[] {
    return [...this.#open.values()].filter(({ order }) => order.user === user);
  }

  /** What is in front of an order at its price. */
  queueOf(id: OrderId): { readonly ahead: Money; readonly place: number } | undefined {
    return this.#book.queueOf(id);
  }

  /** Orders that have to leave the book by then. */
  dueBy(now: Millis): OrderId[] {
    return [...this.#open.values()].flatMap(({ order }) => ((order.until ?? Infinity) <= now ? [order.id] : []));
  }

  holdingOf(user: UserId): Holding | undefined {
    return this.#holdings.get(user);
  }

  heldOf(user: UserId): Money {
    return this.#held.get(user) ?? ZERO;
  }

  /** Everybody who has an order in the book: whose money the next order may touch. */
  makers(): Set<UserId> {
    return new Set([...this.#open.values()].map(({ order }) => order.user));
  }

  /** Everybody who ever had an order or a bet here. */
  users(): Iterable<UserId> {
    return this.#holdings.keys();
  }

  /** Whether it would find a counterparty at once; in play such an order has to wait. */
  wouldMatch(order: Order): boolean {
    return this.#book.wouldMatch(order);
  }

  /** What would have to be held besides, if all of it were accepted and nothing matched. */
  needs(command: OrdersCommand): Money {
    const holding = this.#holdings.get(command.user)?.clone() ?? new Holding(this.#places.size);
    const left = new Map(this.ordersOf(command.user).map(state => [state.order.id, state]));
    for (const id of this.#cancelled(command)) {
      const state = left.get(id);
      if (state) holding.expect(this.#place(state.order.runner), state.order, state.left, ZERO);
    }
    for (const { order: id, by } of command.reduce) {
      const state = left.get(id);
      if (state)
        holding.expect(this.#place(state.order.runner), state.order, state.left, paise(Math.max(0, state.left - by)));
    }
    for (const order of command.place) holding.expect(this.#place(order.runner), order, ZERO, order.stake);
    return subtract(holding.exposure(this.#winners, this.#market.isComplete), this.heldOf(command.user));
  }

  /** Refused, it has changed nothing. */
  check(command: TradeCommand): Result<void, TradeRefusal> {
    if (command.type !== 'orders') return ok(undefined);
    if (isOver(this.#market)) return refuse('market-closed');
    if (!this.#hasThem(command)) return refuse('order-not-open');
    if (command.place.length === 0) return ok(undefined);
    const accepted = accept(this.#market, command);
    if (!accepted.ok) return accepted;
    return command.isAllOrNone && !this.#fillsAll(command) ? refuse('not-filled') : ok(undefined);
  }

  /** Only after `check`. */
  apply(command: TradeCommand): Outcome {
    const outcome = {
      events: [] as BookEvent[],
      orders: new Map<OrderId, OrderState>(),
      before: new Map<UserId, Money>(),
    };
    this.#outcome = outcome;
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
      case 'limits':
        this.#market = { ...this.#market, limits: command.limits };
        break;
    }
    const held = new Map<UserId, { before: Money; after: Money }>();
    for (const [user, before] of outcome.before) held.set(user, { before, after: this.#hold(user) });
    this.#outcome = undefined;
    return { events: outcome.events, orders: [...outcome.orders.values()], held };
  }

  /** Of everything that decides what happens next: two markets with the same one go on alike. */
  digest(): string {
    const { status, inPlay, version } = this.#market;
    const standing = [...this.#holdings].map(([user, holding]) => `${user}:${this.heldOf(user)}:${holding.text()}`);
    const text = [status, inPlay, version, this.#matched, this.#book.digest(), ...standing.toSorted()].join('\n');
    return bytesToHex(sha256(utf8ToBytes(text)));
  }

  #trade(command: OrdersCommand): void {
    for (const id of this.#cancelled(command)) this.#end(id, 'cancelled');
    for (const { order, by } of command.reduce) this.#reduce(order, by);
    for (const order of command.place) this.#placeOrder(order);
  }

  /** The orders to be taken back, as far as they are the player's own and in the book. */
  #cancelled({ cancel, user }: OrdersCommand): OrderId[] {
    if (cancel === 'all') return this.ordersOf(user).map(({ order }) => order.id);
    return cancel.filter(id => this.#open.get(id)?.order.user === user);
  }

  /** What is put in the place of an order needs all of it; of those only taken back, one that is open is enough. */
  #hasThem(command: OrdersCommand): boolean {
    const isTheirs = (id: OrderId): boolean => this.#open.get(id)?.order.user === command.user;
    if (!command.reduce.every(({ order }) => isTheirs(order))) return false;
    if (command.cancel === 'all') return true;
    const open = command.cancel.filter(isTheirs).length;
    return command.place.length > 0 ? open === command.cancel.length : open > 0 || command.cancel.length === 0;
  }

  /** What is closed for good has no orders in its book. */
  #turn(status: MarketStatus): void {
    this.#market = turned(this.#market, status);
    if (status === 'open' || status === 'suspended') return;
    for (const { order } of [...this.#open.values()]) this.#end(order.id, status === 'void' ? 'voided' : 'lapsed');
  }

  #placeOrder(order: Order): void {
    this.#touch(order.user);
    this.#holdingOf(order.user).expect(this.#place(order.runner), order, ZERO, order.stake);
    this.#set({ ...FRESH, order, left: order.stake });
    for (const event of this.#book.place(order)) this.#happened(event);
  }

  #end(id: OrderId, why: Ending): void {
    for (const event of this.#book.end(id, why)) this.#happened(event);
  }

  #reduce(id: OrderId, by: Money): void {
    const state = this.#open.get(id);
    if (!state) return;
    if (by >= state.left) return this.#end(id, 'cancelled');
    this.#book.reduce(id, by);
    this.#outcome?.events.push({ type: 'ended', order: id, left: by, why: 'cancelled' });
    this.#shrink(id, by, 'cancelled');
    return undefined;
  }

  #happened(event: BookEvent): void {
    this.#outcome?.events.push(event);
    if (event.type === 'ended') this.#shrink(event.order, event.left, event.why);
    if (event.type === 'matched') this.#strike(event.match);
  }

  #strike({ legs }: Match): void {
    for (const leg of legs) {
      const { order, user, runner, stake, odds } = leg;
      this.#shrink(order, stake, 'matched', odds);
      this.#holdingOf(user).strike(this.#place(runner), leg);
      this.#lastPrices.set(runner, leg.odds);
      if (leg.side === 'back') this.#matched = add(this.#matched, stake);
    }
  }

  #shrink(id: OrderId, by: Money, into: Ending | 'matched', at = 0): void {
    const state = this.#open.get(id);
    if (!state) throw new Error(`order ${id} is not open in ${this.id}`);
    const left = subtract(state.left, by);
    this.#touch(state.order.user);
    this.#holdingOf(state.order.user).expect(this.#place(state.order.runner), state.order, state.left, left);
    const matched = into === 'matched' ? add(state.matched, by) : state.matched;
    const average = at === 0 ? state.average : (state.average * state.matched + at * by) / matched;
    this.#set({ ...state, left, average, [into]: add(state[into], by) });
  }

  #set(state: OrderState): void {
    this.#outcome?.orders.set(state.order.id, state);
    if (state.left > 0) this.#open.set(state.order.id, state);
    else this.#open.delete(state.order.id);
  }

  #touch(user: UserId): void {
    const before = this.#outcome?.before;
    if (before && !before.has(user)) before.set(user, this.heldOf(user));
  }

  #hold(user: UserId): Money {
    const held = this.#holdingOf(user).exposure(this.#winners, this.#market.isComplete);
    this.#held.set(user, held);
    return held;
  }

  #holdingOf(user: UserId): Holding {
    const known = this.#holdings.get(user);
    if (known) return known;
    const fresh = new Holding(this.#places.size);
    this.#holdings.set(user, fresh);
    return fresh;
  }

  #place(runner: string): number {
    const place = this.#places.get(runner);
    if (place === undefined) throw new Error(`no runner ${runner} in ${this.id}`);
    return place;
  }

  /** Tried on a copy: nothing of an order that is not filled whole may have happened. */
  #fillsAll(command: OrdersCommand): boolean {
    const { orders } = this.clone().apply(command);
    const placed = new Set(command.place.map(({ id }) => id));
    return orders.every(({ order, matched }) => !placed.has(order.id) || matched === order.stake);
  }
}
