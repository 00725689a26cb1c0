import type { Fills } from './ladderFills.ts';
import { Pool } from './ladderPool.ts';
import { TICKS } from '../ticks.ts';

/** Sides as numbers. */
export const BACK = 0;
export const LAY = 1;
export type LadderSide = typeof BACK | typeof LAY;

/** Ranks go from 1 to 350; 0 is no rank at all. */
export const BEST = TICKS.length;
const RANKS = BEST + 2;
const WORDS = RANKS / 32;

/**
 * How good the price of a resting order is for who takes it: the longest lay and the shortest back have the greatest
 * rank. The other way round it is the same sum: the tick of a rank.
 */
export const rankOf = (side: LadderSide, tick: number): number => (side === LAY ? tick : BEST + 1 - tick);

/** The orders of one runner and side: what `runner` and `side` are to most methods of a ladder. */
export const queueOf = (runner: number, side: LadderSide): number => runner * 2 + side;

export interface Standing {
  /** Stakes that will be filled before it. */
  readonly ahead: number;
  /** 1 is the first at its price. */
  readonly place: number;
}

/**
 * The resting orders of one market: for each runner and side a ladder of 350 prices, at each price a queue. Best price
 * first, then who came first. The best price is found in a bitmap, a queue is a chain through the pool, and nothing is
 * allocated when an order comes or goes. It knows numbers only; `MarketBook` knows the words.
 */
export class Ladder {
  readonly orders: Pool;
  readonly #heads: Int32Array;
  readonly #tails: Int32Array;
  readonly #volumes: Float64Array;
  /** One bit for each rank that has orders, and one for each word of them that is not empty. */
  readonly #bits: Int32Array;
  readonly #filled: Int32Array;

  constructor(runners: number, orders = new Pool()) {
    const queues = runners * 2;
    this.orders = orders;
    this.#heads = new Int32Array(queues * RANKS);
    this.#tails = new Int32Array(queues * RANKS);
    this.#volumes = new Float64Array(queues * RANKS);
    this.#bits = new Int32Array(queues * WORDS);
    this.#filled = new Int32Array(queues);
  }

  /** The greatest rank with orders; 0 when there are none. */
  best(queue: number): number {
    const filled = this.#filled[queue]!;
    if (filled === 0) return 0;
    const word = 31 - Math.clz32(filled);
    return word * 32 + 31 - Math.clz32(this.#bits[queue * WORDS + word]!);
  }

  /** The next rank with orders that is worse than this; 0 when there is none. */
  worse(queue: number, rank: number): number {
    const own = rank >> 5;
    const same = this.#bits[queue * WORDS + own]! & ((1 << (rank & 31)) - 1);
    if (same !== 0) return own * 32 + 31 - Math.clz32(same);
    const below = this.#filled[queue]! & ((1 << own) - 1);
    if (below === 0) return 0;
    const word = 31 - Math.clz32(below);
    return word * 32 + 31 - Math.clz32(this.#bits[queue * WORDS + word]!);
  }

  volume(queue: number, rank: number): number {
    return this.#volumes[queue * RANKS + rank]!;
  }

  /** The slot of who is first at that price; 0 when nobody is there. */
  first(queue: number, rank: number): number {
    return this.#heads[queue * RANKS + rank]!;
  }

  /** The slot of who comes next in the whole queue, at this price or a worse one; 0 after the last. */
  after(slot: number): number {
    const next = this.orders.next[slot]!;
    if (next !== 0) return next;
    const queue = this.queueAt(slot);
    const rank = this.worse(queue, this.rankAt(slot));
    return rank === 0 ? 0 : this.first(queue, rank);
  }

  rankAt(slot: number): number {
    return this.orders.level[slot]! % RANKS;
  }

  queueAt(slot: number): number {
    return (this.orders.level[slot]! / RANKS) | 0;
  }

  /** Puts an order last in the queue of its price and answers with its slot. */
  rest(queue: number, rank: number, stake: number, user: number): number {
    const level = queue * RANKS + rank;
    const slot = this.orders.take(level, stake, user);
    const { next, prev } = this.orders;
    const tail = this.#tails[level]!;
    next[slot] = 0;
    prev[slot] = tail;
    this.#tails[level] = slot;
    this.#volumes[level] = this.#volumes[level]! + stake;
    if (tail !== 0) {
      next[tail] = slot;
    } else {
      this.#heads[level] = slot;
      this.#mark(queue, rank);
    }
    return slot;
  }

  /**
   * Takes from a queue, best first, down to the rank `worst`, and answers with what it could not get. Orders of the
   * taker himself leave the book when he meets them.
   */
  take(queue: number, worst: number, stake: number, user: number, fills: Fills): number {
    let left = stake;
    while (left > 0) {
      const rank = this.best(queue);
      if (rank < worst || rank === 0) break;
      left = this.#takeLevel(queue, rank, left, user, fills);
    }
    return left;
  }

  /** Makes an order smaller, and takes it out of the book when nothing is left of it. It keeps its place. */
  reduce(slot: number, by: number): void {
    const { left, level } = this.orders;
    const rest = left[slot]! - by;
    if (rest <= 0) return this.remove(slot);
    left[slot] = rest;
    this.#volumes[level[slot]!] = this.#volumes[level[slot]!]! - by;
  }

  remove(slot: number): void {
    const { next, prev, left, level } = this.orders;
    const at = level[slot]!;
    const before = prev[slot]!;
    const behind = next[slot]!;
    this.#volumes[at] = this.#volumes[at]! - left[slot]!;
    if (before === 0) this.#heads[at] = behind;
    else next[before] = behind;
    if (behind === 0) this.#tails[at] = before;
    else prev[behind] = before;
    this.orders.give(slot);
    if (before === 0 && behind === 0) this.#unmark((at / RANKS) | 0, at % RANKS);
  }

  /** Where an order stands among those at its price. */
  standing(slot: number): Standing {
    const { prev, left } = this.orders;
    let ahead = 0;
    let place = 1;
    for (let other = prev[slot]!; other !== 0; other = prev[other]!) {
      ahead += left[other]!;
      place += 1;
    }
    return { ahead, place };
  }

  clone(): Ladder {
    const copy = new Ladder(this.#filled.length / 2, this.orders.clone());
    copy.#heads.set(this.#heads);
    copy.#tails.set(this.#tails);
    copy.#volumes.set(this.#volumes);
    copy.#bits.set(this.#bits);
    copy.#filled.set(this.#filled);
    return copy;
  }

  #takeLevel(queue: number, rank: number, stake: number, user: number, fills: Fills): number {
    const { next, prev, left, user: users } = this.orders;
    const level = queue * RANKS + rank;
    let wanted = stake;
    let volume = this.#volumes[level]!;
    let slot = this.#heads[level]!;
    while (slot !== 0 && wanted > 0) {
      const here = left[slot]!;
      const isOwn = users[slot] === user;
      if (!isOwn && here > wanted) {
        fills.add(slot, wanted, 0);
        left[slot] = here - wanted;
        volume -= wanted;
        wanted = 0;
        break;
      }
      fills.add(slot, here, isOwn ? 1 : 0);
      if (!isOwn) wanted -= here;
      volume -= here;
      const behind = next[slot]!;
      this.orders.give(slot);
      slot = behind;
    }
    this.#volumes[level] = volume;
    this.#heads[level] = slot;
    if (slot !== 0) {
      prev[slot] = 0;
    } else {
      this.#tails[level] = 0;
      this.#unmark(queue, rank);
    }
    return wanted;
  }

  #mark(queue: number, rank: number): void {
    const word = rank >> 5;
    this.#bits[queue * WORDS + word] = this.#bits[queue * WORDS + word]! | (1 << (rank & 31));
    this.#filled[queue] = this.#filled[queue]! | (1 << word);
  }

  #unmark(queue: number, rank: number): void {
    const word = rank >> 5;
    const bits = this.#bits[queue * WORDS + word]! & ~(1 << (rank & 31));
    this.#bits[queue * WORDS + word] = bits;
    if (bits === 0) this.#filled[queue] = this.#filled[queue]! & ~(1 << word);
  }
}
