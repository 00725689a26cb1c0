import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OrderId, UserId } from '@maidan/core/ids';
import { type Money, MOST, paise } from '@maidan/core/money';
import { AverageLimit, PriceLimit } from './bookLimit.ts';
import { type Sweeper, sweep, type Swept } from './bookSweep.ts';
import { findStrike } from './cross.ts';
import { levelsOf } from './crossDepth.ts';
import { BACK, LAY, Ladder, type LadderSide, queueOf, rankOf } from './ladder.ts';
import { Fills } from './ladderFills.ts';
import type { BookEvent, Depth, Ending, Order, QueuePlace } from '../market.ts';
import { tickOf } from '../ticks.ts';

export interface BookOptions {
  /** Exactly one runner wins and all of them are here: orders on different runners can be struck with each other. */
  readonly isComplete: boolean;
}

export interface Resting {
  readonly order: Order;
  readonly left: Money;
}

/**
 * The order book of one market. One caller at a time, no clock and no chance inside: the same commands make the same
 * book. What is not a question of the book is decided before: status, limits, money, delays, time to live.
 *
 * An order takes the best price first, direct or virtual (see cross.ts), the direct one when they are equal, and at one
 * price who came first. A match is at the maker's price; in a cross-match every maker has his own and the taker the
 * virtual one, rounded against him to the ladder and never beyond his limit.
 *
 * Nobody trades with himself. An order of the taker that he would match directly is cancelled, whole, when he meets it,
 * and he goes on with the next; in a cross-match his own orders are passed over and stay, because bets on several
 * runners are an ordinary thing to want.
 *
 * Size = matched + left + lapsed + cancelled + voided: `matched` legs and `ended` amounts add up to it.
 */
export class MarketBook {
  readonly runners: readonly string[];
  readonly isComplete: boolean;
  readonly #removed = new Set<string>();
  readonly #orders: (Order | undefined)[] = [];
  readonly #handles = new Map<OrderId, number>();
  readonly #users = new Map<UserId, number>();
  readonly #fills = new Fills();
  #ladder: Ladder;
  /** How many events there have been. */
  #sequence = 0;

  constructor(runners: readonly string[], { isComplete }: BookOptions) {
    this.runners = [...runners];
    this.isComplete = isComplete;
    this.#ladder = new Ladder(runners.length);
  }

  /** Matches what can be matched; the rest stays in the book, or lapses when the order has a minimum fill. */
  place(order: Order): readonly BookEvent[] {
    this.#check(order);
    if (order.minFill !== undefined) return this.#fillOrKill(order, order.minFill);
    const { events, gone, left } = this.#sweep(order);
    this.#forget(gone);
    return this.#tell(left === 0 ? events : [...events, this.#rest(order, left)]);
  }

  /** Takes what is left of an order out of the book. Nothing happens when it is already gone. */
  end(id: OrderId, why: Ending): readonly BookEvent[] {
    const slot = this.#slot(id);
    if (slot === 0) return [];
    const order = this.#orders[slot]!;
    const left = paise(this.#ladder.orders.left[slot]!);
    this.#ladder.remove(slot);
    this.#forget([order]);
    return this.#tell([{ type: 'ended', order: id, left, why }]);
  }

  /** Cancels a part of what is left. The order keeps its place in the queue. */
  reduce(id: OrderId, by: Money): readonly BookEvent[] {
    if (by <= 0) throw new RangeError(`not an amount to reduce by: ${by}`);
    const slot = this.#slot(id);
    if (slot === 0 || this.#ladder.orders.left[slot]! <= by) return this.end(id, 'cancelled');
    this.#ladder.reduce(slot, by);
    return this.#tell([{ type: 'ended', order: id, left: by, why: 'cancelled' }]);
  }

  /**
   * A non-runner: the orders on it are void. Of the others the lays are cancelled too, because they were made at the
   * chances of a larger field; backs are no better for anybody than before, and stay. One of the runners that remain
   * wins as before, so a complete market stays complete, and backs may have become each other's other side: see
   * `uncross`.
   */
  remove(runner: string): readonly BookEvent[] {
    this.#runner(runner);
    this.#removed.add(runner);
    return [...this.resting()].flatMap(({ order }) => {
      if (order.runner === runner) return this.end(order.id, 'voided');
      return order.side === 'lay' ? this.end(order.id, 'cancelled') : [];
    });
  }

  /**
   * Strikes the backs that a removal has left as each other's other side. They go by their priority, runner by
   * runner, each as an order that takes, and what is left of one keeps its place.
   */
  uncross(): readonly BookEvent[] {
    if (this.#removed.size === 0) return [];
    const backs = [...this.resting()].filter(({ order }) => order.side === 'back');
    return this.#tell(backs.flatMap(({ order }) => this.#sweepResting(order)));
  }

  /** The best prices a side, direct and virtual together, as somebody with no orders of his own would find them. */
  depth(runner: string, levels = 3): Depth {
    return this.#depth(runner, levels, this.#others(this.#runner(runner)));
  }

  /** The best prices a side of the orders on this runner alone. */
  rawDepth(runner: string, levels = 3): Depth {
    return this.#depth(runner, levels, []);
  }

  /** Whether placing it now would match anything at all. */
  wouldMatch(order: Order): boolean {
    this.#check(order);
    if (order.minFill !== undefined) return this.#tryToFill(order, order.minFill) !== undefined;
    const ladder = this.#ladder;
    const { side, runner, user, others } = this.#sweeper(order);
    const worst = worstOf(order);
    const queue = queueOf(runner, otherSide(side));
    for (let rank = ladder.best(queue); rank >= worst; rank = ladder.worse(queue, rank)) {
      for (let slot = ladder.first(queue, rank); slot !== 0; slot = ladder.orders.next[slot]!) {
        if (ladder.orders.user[slot] !== user) return true;
      }
    }
    return others.length > 0 && findStrike(ladder, { side, user, others }, worst, () => order.stake) !== undefined;
  }

  /** Undefined when it is not in the book. */
  queueOf(id: OrderId): QueuePlace | undefined {
    const slot = this.#slot(id);
    if (slot === 0) return undefined;
    const { ahead, place } = this.#ladder.standing(slot);
    return { ahead: paise(ahead), place };
  }

  /** Who has orders at the price of this one, by priority. */
  *usersBeside({ runner, side, odds }: Order): Generator<UserId> {
    const ladderSide = side === 'back' ? BACK : LAY;
    let slot = this.#ladder.first(queueOf(this.#runner(runner), ladderSide), rankOf(ladderSide, tickOf(odds)!));
    for (; slot !== 0; slot = this.#ladder.orders.next[slot]!) yield this.#orders[slot]!.user;
  }

  /** What is left of an order in the book. Undefined when it is not there. */
  leftOf(id: OrderId): Resting | undefined {
    const slot = this.#slot(id);
    return slot === 0 ? undefined : this.#resting(slot);
  }

  /** Runner by runner, backs before lays, and in each queue by priority. */
  *resting(): Generator<Resting> {
    for (const runner of this.runners.keys()) {
      for (const side of [BACK, LAY] as const) {
        const queue = queueOf(runner, side);
        let slot = this.#ladder.first(queue, this.#ladder.best(queue));
        for (; slot !== 0; slot = this.#ladder.after(slot)) yield this.#resting(slot);
      }
    }
  }

  clone(): MarketBook {
    const copy = new MarketBook(this.runners, this);
    copy.#ladder = this.#ladder.clone();
    copy.#sequence = this.#sequence;
    for (const runner of this.#removed) copy.#removed.add(runner);
    for (const [user, number] of this.#users) copy.#users.set(user, number);
    for (const [id, handle] of this.#handles) copy.#handles.set(id, handle);
    for (const [slot, order] of this.#orders.entries()) copy.#orders[slot] = order;
    return copy;
  }

  /** The same for two books if they would answer every command alike: a hash of what rests, in order, and what has been. */
  digest(): string {
    const lines = Array.from(this.resting(), ({ order, left }) => {
      const { id, user, runner, side, odds, stake, at, isKept, until } = order;
      return JSON.stringify([id, user, runner, side, odds, stake, at, isKept, until ?? null, left]);
    });
    const market = JSON.stringify([this.runners, [...this.#removed].toSorted(), this.isComplete, this.#sequence]);
    return bytesToHex(sha256(utf8ToBytes([market, ...lines].join('\n'))));
  }

  #rest(order: Order, left: number): BookEvent {
    const { side, runner, user } = this.#sweeper(order);
    const slot = this.#ladder.rest(queueOf(runner, side), rankOf(side, tickOf(order.odds)!), left, user);
    this.#orders[slot] = order;
    this.#handles.set(order.id, this.#ladder.orders.handleOf(slot));
    return { type: 'rested', order, left: paise(left) };
  }

  #fillOrKill(order: Order, minFill: Money): readonly BookEvent[] {
    const filled = this.#tryToFill(order, minFill);
    if (!filled) return this.#tell([{ type: 'ended', order: order.id, left: order.stake, why: 'lapsed' }]);
    const { ladder, swept } = filled;
    this.#ladder = ladder;
    this.#forget(swept.gone);
    if (swept.left === 0) return this.#tell(swept.events);
    return this.#tell([...swept.events, { type: 'ended', order: order.id, left: paise(swept.left), why: 'lapsed' }]);
  }

  /** On a copy: whether enough can be had at the average price is known only afterwards. */
  #tryToFill(order: Order, minFill: Money): { ladder: Ladder; swept: Swept } | undefined {
    const ladder = this.#ladder.clone();
    const swept = this.#sweep(order, ladder);
    const filled = order.stake - swept.left;
    return filled > 0 && filled >= minFill ? { ladder, swept } : undefined;
  }

  #sweep(order: Order, ladder = this.#ladder): Swept {
    const limit =
      order.minFill === undefined
        ? new PriceLimit(order.stake, worstOf(order))
        : new AverageLimit(order.stake, otherSide(sideOf(order)), worstOf(order));
    const words = { runners: this.runners, orders: this.#orders, fills: this.#fills };
    return sweep(ladder, words, this.#sweeper(order), limit);
  }

  #sweepResting(order: Order): readonly BookEvent[] {
    const slot = this.#slot(order.id);
    if (slot === 0) return []; // struck meanwhile
    const before = paise(this.#ladder.orders.left[slot]!);
    const { events, gone, left } = this.#sweep({ ...order, stake: before });
    if (left < before) this.#ladder.reduce(slot, before - left);
    this.#forget(left === 0 ? [...gone, order] : gone);
    return events;
  }

  #sweeper(order: Order): Sweeper {
    const runner = this.#runner(order.runner);
    const others = order.isDirect ? [] : this.#others(runner);
    return { order, runner, side: sideOf(order), user: this.#user(order.user), others };
  }

  #depth(runner: string, levels: number, others: readonly number[]): Depth {
    const index = this.#runner(runner);
    const side = (resting: LadderSide) => levelsOf(this.#ladder, index, resting, levels, others);
    return { back: side(LAY), lay: side(BACK) };
  }

  #others(runner: number): number[] {
    if (!this.isComplete || this.#removed.has(this.runners[runner]!)) return [];
    return [...this.runners.keys()].filter(other => other !== runner && !this.#removed.has(this.runners[other]!));
  }

  #resting(slot: number): Resting {
    return { order: this.#orders[slot]!, left: paise(this.#ladder.orders.left[slot]!) };
  }

  #slot(id: OrderId): number {
    const handle = this.#handles.get(id);
    return handle === undefined ? 0 : this.#ladder.orders.slotOf(handle);
  }

  #runner(id: string): number {
    const index = this.runners.indexOf(id);
    if (index < 0) throw new RangeError(`not a runner of this market: ${id}`);
    return index;
  }

  #user(id: UserId): number {
    const known = this.#users.get(id);
    if (known !== undefined) return known;
    this.#users.set(id, this.#users.size + 1);
    return this.#users.size;
  }

  #forget(gone: readonly Order[]): void {
    for (const { id } of gone) this.#handles.delete(id);
  }

  #tell(events: readonly BookEvent[]): readonly BookEvent[] {
    this.#sequence += events.length;
    return events;
  }

  /** What the engine refuses before never reaches a book. */
  #check({ id, runner, stake, odds }: Order): void {
    this.#runner(runner);
    if (this.#removed.has(runner)) throw new RangeError(`a non-runner: ${runner}`);
    if (this.#handles.has(id)) throw new RangeError(`in the book already: ${id}`);
    if (tickOf(odds) === undefined) throw new RangeError(`not a price of the ladder: ${odds}`);
    if (!(stake > 0 && stake <= MOST)) throw new RangeError(`not a stake: ${stake}`);
  }
}

const sideOf = (order: Order): LadderSide => (order.side === 'back' ? BACK : LAY);
const otherSide = (side: LadderSide): LadderSide => (side === BACK ? LAY : BACK);

/** The rank of the worst order it would take. */
const worstOf = (order: Order): number => rankOf(otherSide(sideOf(order)), tickOf(order.odds)!);
