import { BACK, Ladder, type LadderSide, LAY, queueOf, rankOf } from '@maidan/exchange/book/ladder';
import { Fills } from '@maidan/exchange/book/ladderFills';
import { type Random, randomFrom } from '@maidan/core/random';

/**
 * What traders send to one book: of a hundred commands sixty orders that only rest, thirty cancellations and ten orders
 * that cross. A crossing order is about three resting ones large, so the book stays as deep as it is. Command n, if it
 * is an order, is order n; the first ones fill the book and are not measured.
 */
export interface Commands {
  readonly count: number;
  /** How many of them only fill the book. */
  readonly filling: number;
  /** The order to be cancelled, or -1 when it is an order itself. */
  readonly cancels: Int32Array;
  readonly sides: Uint8Array;
  readonly ticks: Int32Array;
  readonly stakes: Float64Array;
  readonly users: Int32Array;
}

export const USERS = 2_000;

/** Between the two sides: 2.3. */
const MIDDLE = 115;
/** How far from it orders rest, in ticks, and how far beyond it a crossing one goes: traders stay near the price. */
const SPREAD = 20;
/** Paise: up to a thousand rupees, five hundred on average. */
const STAKE = 100_000;

export function commandsFor(resting: number, measured: number, seed: number): Commands {
  const traders = new Traders(resting, resting + measured, seed);
  for (let n = 0; n < resting; n += 1) traders.rest(n);
  for (let n = resting; n < resting + measured; n += 1) traders.next(n);
  return traders.commands;
}

/** They know what rests, so that nobody cancels what is gone. */
class Traders {
  readonly commands: Commands;
  readonly #wanted: number;
  readonly #random: Random;
  readonly #ladder = new Ladder(1);
  readonly #fills = new Fills();
  /** The orders that rest, in any order, and where each of them stands in this list. */
  readonly #resting: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #slots: Int32Array;
  readonly #orders: number[] = [];

  constructor(resting: number, count: number, seed: number) {
    this.#wanted = resting;
    this.#random = randomFrom(seed);
    this.#slots = new Int32Array(count);
    this.commands = {
      count,
      filling: resting,
      cancels: new Int32Array(count).fill(-1),
      sides: new Uint8Array(count),
      ticks: new Int32Array(count),
      stakes: new Float64Array(count),
      users: new Int32Array(count),
    };
  }

  next(n: number): void {
    const kind = this.#random.below(10);
    if (kind < 6) this.rest(n);
    else if (kind < 9) this.#cancel(n);
    else this.#cross(n);
  }

  rest(n: number): void {
    const side = this.#random.below(2) === 0 ? BACK : LAY;
    const away = this.#random.below(SPREAD);
    const tick = side === BACK ? MIDDLE + 1 + away : MIDDLE - away;
    const stake = 1 + this.#random.below(STAKE);
    this.#write(n, side, tick, stake, this.#random.below(USERS / 2));
    const slot = this.#ladder.rest(queueOf(0, side), rankOf(side, tick), stake, 1);
    this.#slots[n] = slot;
    this.#orders[slot] = n;
    this.#places.set(n, this.#resting.push(n) - 1);
  }

  #cancel(n: number): void {
    const order = this.#random.pick(this.#resting);
    this.commands.cancels[n] = order;
    this.#ladder.remove(this.#slots[order]!);
    this.#forget(order);
  }

  /** Larger while the book is too deep, smaller while it is too shallow. By people who have nothing in the book. */
  #cross(n: number): void {
    const side = this.#random.below(2) === 0 ? BACK : LAY;
    const other = side === BACK ? LAY : BACK;
    const tick = side === BACK ? MIDDLE - SPREAD : MIDDLE + SPREAD;
    const stake = 1 + this.#random.below(STAKE * (this.#resting.length > this.#wanted ? 4 : 2));
    this.#write(n, side, tick, stake, USERS / 2 + this.#random.below(USERS / 2));
    this.#fills.clear();
    this.#ladder.take(queueOf(0, other), rankOf(other, tick), stake, 2, this.#fills);
    for (const slot of this.#fills.slots.subarray(0, this.#fills.count)) {
      if (this.#ladder.orders.left[slot] === 0) this.#forget(this.#orders[slot]!);
    }
  }

  #write(n: number, side: LadderSide, tick: number, stake: number, user: number): void {
    const { sides, ticks, stakes, users } = this.commands;
    sides[n] = side;
    ticks[n] = tick;
    stakes[n] = stake;
    users[n] = user;
  }

  #forget(order: number): void {
    const place = this.#places.get(order)!;
    const last = this.#resting.pop()!;
    this.#places.delete(order);
    if (last === order) return;
    this.#resting[place] = last;
    this.#places.set(last, place);
  }
}
