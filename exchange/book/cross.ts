import { CENTS } from './bookLimit.ts';
import { BACK, BEST, LAY, type Ladder, type LadderSide, queueOf, rankOf } from './ladder.ts';

/*
 * Cross-matching. In a market that exactly one of its runners wins, backs on all of them are each other's other side:
 * their stakes make a pot, and the pot pays whoever has backed the winner. With the prices b of the backs on all other
 * runners, a back on the last one can be had at 1 ÷ (1 − Σ 1/b). Lays on all runners are the mirror image: each pays out
 * of what the others lose.
 *
 * Prices are hundredths (c), stakes and pots whole paise. Backs with a pot of T: each stake is the greatest that does not
 * return more than T, and the match holds if the stakes sum to T at least. Lays: each stake is the smallest that returns
 * T at least, and they must not sum to more. So nothing is ever missing, whoever wins; what is over is the house's.
 * Rounding costs less than a paisa a leg, so with n runners the match is certain to hold when the prices are better than
 * fair by (n − 1) ÷ T; below that, a slightly smaller pot often does.
 */

/** Backs, or lays, on all runners that can be struck with each other now. */
export interface Strike {
  /** The taker's price, as the rank that a resting order at that price would have for him. */
  readonly rank: number;
  readonly stake: number;
  /** One of each other runner, in the order of `others`. */
  readonly makers: readonly { readonly slot: number; readonly stake: number }[];
}

export interface Taker {
  readonly side: LadderSide;
  readonly user: number;
  /** All runners but his, as far as they still run. */
  readonly others: readonly number[];
}

/** Sums of fractions are floats; that a pot holds is decided in whole numbers. */
const TOLERANCE = 1e-12;

/** How many pots below the greatest are tried, at the best price, when that does not divide into whole paise. */
const SMALLER_POTS = 100;

/** A pot is a rupee at least: crumbs are filled directly or not at all, and cannot be strewn to keep a book busy. */
const LEAST_POT = 100;

/**
 * The best strike for a taker whose price ranks at least `worst`; `most` is the stake he will put up at a price. First in
 * price, then in time; an order that is too small to share in a pot of whole paise is passed over, and so are the taker's
 * own. The rank is lowered only when no orders at all can be struck at a better one.
 */
export function findStrike(
  ladder: Ladder,
  taker: Taker,
  worst: number,
  most: (rank: number) => number,
): Strike | undefined {
  const heads: number[] = [];
  for (const runner of taker.others) {
    const queue = queueOf(runner, taker.side);
    const rank = ladder.best(queue);
    const head = rank === 0 ? 0 : skipOwn(ladder, ladder.first(queue, rank), taker.user);
    if (head === 0) return undefined;
    heads.push(head);
  }
  const best = virtualRank(taker.side, chancesOf(ladder, taker.side, heads));
  for (let rank = best; rank >= worst && rank > 0; rank -= 1) {
    const stake = most(rank);
    if (stake <= 0) return undefined;
    const strike = strikeAt(ladder, taker, heads, { rank, stake, smallerPots: rank === best ? SMALLER_POTS : 0 });
    if (strike) return strike;
  }
  return undefined;
}

/** What the taker would put up at a price, and how hard to try to make a pot of it. */
interface Offer {
  readonly rank: number;
  readonly stake: number;
  readonly smallerPots: number;
}

/**
 * Walks from the heads towards worse orders, always past the one that limits the pot: whatever could be struck at this
 * rank with a worse order of another runner can be struck with the better one as well.
 */
function strikeAt(ladder: Ladder, taker: Taker, heads: readonly number[], offer: Offer): Strike | undefined {
  const { side, user } = taker;
  const { rank, stake, smallerPots } = offer;
  const slots = [0, ...heads];
  const prices = slots.map(
    (slot, i) => CENTS[i === 0 ? rankOf(opposite(side), rank) : rankOf(side, ladder.rankAt(slot))]!,
  );
  const returns = slots.map((slot, i) => quotient((i === 0 ? stake : ladder.orders.left[slot]!) * prices[i]!, 100));
  let over = prices.reduce((sum, price) => sum + 100 / price, -1);
  while ((side === BACK ? over : -over) >= -TOLERANCE) {
    const limiting = returns.indexOf(Math.min(...returns));
    const stakes = stakesWithin(side, prices, returns[limiting]!, smallerPots);
    if (stakes) {
      return { rank, stake: stakes[0]!, makers: heads.map((_, i) => ({ slot: slots[i + 1]!, stake: stakes[i + 1]! })) };
    }
    const next = limiting === 0 ? 0 : skipOwn(ladder, ladder.after(slots[limiting]!), user);
    if (next === 0) return undefined;
    const price = CENTS[rankOf(side, ladder.rankAt(next))]!;
    over += 100 / price - 100 / prices[limiting]!;
    slots[limiting] = next;
    prices[limiting] = price;
    returns[limiting] = quotient(ladder.orders.left[next]! * price, 100);
  }
  return undefined;
}

/** The stakes of the greatest pot that holds, not above `cap`. */
function stakesWithin(side: LadderSide, prices: readonly number[], cap: number, smaller: number): number[] | undefined {
  for (let pot = cap; pot >= Math.max(LEAST_POT, cap - smaller); pot -= 1) {
    const stakes = prices.map(price => (side === BACK ? greatestWithin(pot, price) : smallestFor(pot, price)));
    if (stakes.includes(0)) return undefined;
    const over = stakes.reduce((total, stake) => total + stake, -pot);
    if (side === BACK ? over >= 0 : over <= 0) return stakes;
  }
  return undefined;
}

/** The greatest stake that returns no more than this. */
const greatestWithin = (pot: number, price: number): number => quotient(100 * (pot + 1) - 1, price);

/** The smallest stake that returns this. */
const smallestFor = (pot: number, price: number): number => quotient(100 * pot + price - 1, price);

/** Whole and exact: dividing first and rounding then would be wrong for large amounts. */
const quotient = (a: number, b: number): number => (a - (a % b)) / b;

/** What the prices of these orders say about the chances of their runners, in sum. */
function chancesOf(ladder: Ladder, side: LadderSide, slots: readonly number[]): number {
  let sum = 0;
  for (const slot of slots) sum += 100 / CENTS[rankOf(side, ladder.rankAt(slot))]!;
  return sum;
}

/**
 * The price of the last runner when the others have these chances, as a rank: on the ladder, rounded against the taker;
 * 0 when there is none. A back that would be longer than the longest price is had at the longest.
 */
export function virtualRank(side: LadderSide, chances: number): number {
  let low = 0;
  let high = BEST;
  while (low < high) {
    const rank = (low + high + 1) >> 1;
    const over = chances + 100 / CENTS[rankOf(opposite(side), rank)]! - 1;
    if ((side === BACK ? over : -over) >= -TOLERANCE) low = rank;
    else high = rank - 1;
  }
  return low;
}

function skipOwn(ladder: Ladder, from: number, user: number): number {
  let slot = from;
  while (slot !== 0 && ladder.orders.user[slot] === user) slot = ladder.after(slot);
  return slot;
}

const opposite = (side: LadderSide): LadderSide => (side === BACK ? LAY : BACK);
