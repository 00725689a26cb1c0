import { priceAt } from '../ticks.ts';
import { BEST, LAY, type LadderSide, rankOf } from './ladder.ts';

/** How much of an order may still be filled at a price. Prices are ranks of the orders it would take: greater is better. */
export interface Limit {
  readonly left: number;
  /** No price below this rank is ever taken. */
  readonly worst: number;
  most(rank: number): number;
  spend(rank: number, stake: number): void;
}

/** No part of the order is filled at a worse price. */
export class PriceLimit implements Limit {
  left: number;
  readonly worst: number;

  constructor(stake: number, worst: number) {
    this.left = stake;
    this.worst = worst;
  }

  most(rank: number): number {
    return rank >= this.worst ? this.left : 0;
  }

  spend(_: number, stake: number): void {
    this.left -= stake;
  }
}

/**
 * All fills together are no worse than the limit, weighted by stake: what better prices have gained may be spent on
 * worse ones.
 */
export class AverageLimit implements Limit {
  left: number;
  readonly worst = 1;
  readonly #side: LadderSide;
  readonly #limit: number;
  /** Stake × price gained so far over the limit. */
  #gained = 0;

  /** `side` is that of the orders it takes. */
  constructor(stake: number, side: LadderSide, limit: number) {
    this.left = stake;
    this.#side = side;
    this.#limit = limit;
  }

  most(rank: number): number {
    const gain = this.#gain(rank);
    return gain >= 0 ? this.left : Math.min(this.left, Math.floor(this.#gained / -gain));
  }

  spend(rank: number, stake: number): void {
    this.left -= stake;
    this.#gained += stake * this.#gain(rank);
  }

  /** Whole hundredths of the price, better than the limit when above zero. */
  #gain(rank: number): number {
    const difference = CENTS[rankOf(this.#side, rank)]! - CENTS[rankOf(this.#side, this.#limit)]!;
    return this.#side === LAY ? difference : -difference;
  }
}

/** Prices in hundredths, by tick: whole numbers, because the finest step of the ladder is 0.01. */
export const CENTS = Int32Array.from({ length: BEST + 1 }, (_, tick) => (tick === 0 ? 0 : priceAt(tick) / 10));
