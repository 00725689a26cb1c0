import { type Money, paise } from '@maidan/core/money';
import { profit } from '@maidan/core/odds';
import type { Leg, Order } from '../market.ts';
import { type Reduced, type Removal, withoutRunner } from './nonRunner.ts';

/** A bet, and those that were struck before it. Copies of a holding share them. */
interface BetChain {
  readonly runner: number;
  readonly leg: Leg;
  readonly before: BetChain | undefined;
}

const NOBODY: ReadonlySet<number> = new Set();

/**
 * Where one player stands in a market, runner by runner: what is struck, and what may still be. Kept as plain numbers
 * that are added to and taken from, because it is looked at with every order and every fill.
 */
export class Holding {
  /** What the bets that are struck make if the runner wins, and if it does not. */
  readonly ifWin: Float64Array;
  readonly ifLose: Float64Array;
  /** What unmatched orders could cost besides: lays if it wins, backs if it does not. */
  readonly #laid: Float64Array;
  readonly #backed: Float64Array;
  #last: BetChain | undefined;

  constructor(runners: number, from?: Holding) {
    this.ifWin = from ? from.ifWin.slice() : new Float64Array(runners);
    this.ifLose = from ? from.ifLose.slice() : new Float64Array(runners);
    this.#laid = from ? from.#laid.slice() : new Float64Array(runners);
    this.#backed = from ? from.#backed.slice() : new Float64Array(runners);
    this.#last = from ? from.#last : undefined;
  }

  clone(): Holding {
    return new Holding(0, this);
  }

  /** Bets that stand, newest first. */
  *legs(): Generator<Leg> {
    for (let struck = this.#last; struck; struck = struck.before) yield struck.leg;
  }

  strike(runner: number, leg: Leg): void {
    const { side, stake, profit: gain } = leg;
    const sign = side === 'back' ? 1 : -1;
    this.#last = { runner, leg, before: this.#last };
    this.ifWin[runner]! += sign * gain;
    this.ifLose[runner]! -= sign * stake;
  }

  /** So much of an order is in the book from now on; before that, so much was. */
  expect(runner: number, { side, odds }: Pick<Order, 'side' | 'odds'>, before: Money, left: Money): void {
    if (side === 'back') this.#backed[runner]! += left - before;
    else this.#laid[runner]! += profit(left, odds) - profit(before, odds);
  }

  /** Bets on it are void, and those on the others are struck anew. What is unmatched is the book's business. */
  remove(removal: Removal, kind: Reduced): void {
    this.ifWin.fill(0);
    this.ifLose.fill(0);
    const struck: BetChain[] = [];
    for (let each = this.#last; each; each = each.before) struck.push(each);
    this.#last = undefined;
    for (const each of struck.toReversed()) {
      const leg = withoutRunner(each.leg, removal, kind);
      if (leg) this.strike(each.runner, leg);
    }
  }

  /**
   * The most that can be lost, whoever wins and whatever is still matched: this much must be held. So many win; fewer,
   * where not all who can are listed. Who is out cannot win.
   */
  exposure(winners: number, isComplete = true, out: ReadonlySet<number> = NOBODY): Money {
    const all = new Float64Array(this.ifWin.length);
    let base = 0;
    let running = 0;
    for (let i = 0; i < all.length; i += 1) {
      if (out.has(i)) continue;
      const lost = this.ifLose[i]! - this.#backed[i]!;
      base += lost;
      all[running] = this.ifWin[i]! - this.#laid[i]! - lost;
      running += 1;
    }
    const swings = all.subarray(0, running).sort();
    for (let i = 0; i < winners && i < swings.length; i += 1) base += isComplete ? swings[i]! : Math.min(0, swings[i]!);
    return paise(Math.max(0, -base));
  }

  /** What is made if this runner wins, unmatched orders left out. Only where one runner wins. */
  position(runner: number): Money {
    let total = this.ifWin[runner]!;
    for (let i = 0; i < this.ifLose.length; i += 1) if (i !== runner) total += this.ifLose[i]!;
    return paise(total);
  }

  /** For the digest of a market: everything that is struck. */
  text(): string {
    return `${[...this.ifWin].join(',')};${[...this.ifLose].join(',')}`;
  }
}
