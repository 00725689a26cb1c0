import type { Money } from '@maidan/core/money';
import type { Odds } from '@maidan/core/odds';
import { opposite, type Order } from '../market.ts';
import { TICKS } from '../ticks.ts';

/*
 * What an order could have had, found by trying everything. Nothing here is shared with the book: sums of fractions over
 * lists, no ladder, no walk.
 */

export interface Waiting {
  readonly order: Order;
  readonly left: Money;
}

export interface AuditedMarket {
  /** Those that still run. */
  readonly runners: readonly string[];
  readonly isComplete: boolean;
}

/** The stake an order can put up at a price. */
export type Most = (price: Odds) => number;

/**
 * All that is left of it within its limit. Beyond, with a minimum fill, what the better prices so far have gained
 * (stake × thousandths) pays for.
 */
export function mostOf(taker: Order, left: number, gained: number): Most {
  return price => {
    if (!isBetter(taker, taker.odds, price)) return left;
    return taker.minFill === undefined ? 0 : Math.min(left, Math.floor(gained / Math.abs(price - taker.odds)));
  };
}

/** Whether a price is better for this order than another. */
export const isBetter = (order: Order, price: Odds, than: Odds): boolean =>
  order.side === 'back' ? price > than : price < than;

/** Orders of somebody else on the same runner that it could be matched with, at least at this price; the best first. */
export function directOffers(waiting: readonly Waiting[], taker: Order, atLeast: Odds): Waiting[] {
  const fits = ({ order }: Waiting): boolean =>
    order.runner === taker.runner &&
    order.side === opposite(taker.side) &&
    order.user !== taker.user &&
    !isBetter(taker, atLeast, order.odds);
  return waiting
    .filter(fits)
    .toSorted((a, b) => (isBetter(taker, a.order.odds, b.order.odds) ? -1 : a.order.odds === b.order.odds ? 0 : 1));
}

/** What a stake returns, without the arithmetic of the book. */
export const returnsOf = (stake: number, odds: number): number => Number((BigInt(stake) * BigInt(odds)) / 1000n);

/** Smaller pots than a rupee are not promised to anybody. */
const SMALL_POT = 100;

/** One price for each runner, as far as a pot is concerned. */
interface Prices {
  readonly count: number;
  /** What they say about the chances, in sum. */
  readonly chances: number;
  readonly longest: number;
}

const pricesOf = (prices: readonly number[]): Prices => ({
  count: prices.length,
  chances: prices.reduce((sum, price) => sum + 1000 / price, 0),
  longest: Math.max(...prices),
});

/**
 * Whether a pot certainly divides into whole paise at these prices. Rounding takes less than a paisa of each leg but the
 * last; and a backer needs a stake of one paisa at least. Below that it may be possible, and nobody can ask for it.
 */
export const isCertain = (order: Order, prices: readonly number[], pot: number): boolean =>
  holds(order, pricesOf(prices), pot);

function holds({ side }: Order, { count, chances, longest }: Prices, pot: number): boolean {
  const surplus = side === 'back' ? chances - 1 : 1 - chances;
  const hasStakes = side === 'lay' || pot >= Math.floor(longest / 1000);
  const doubt = pot * 1e-13; // floats
  return pot >= SMALL_POT && hasStakes && surplus * pot - doubt >= count - 1;
}

/** Whether orders of others, one on each other runner, could certainly have been struck with it at this price. */
export function isOnOfferAcross(
  market: AuditedMarket,
  waiting: readonly Waiting[],
  taker: Order,
  most: Most,
  price: Odds,
): boolean {
  return market.isComplete && isIn(potsOf(market, waiting, taker), taker, most, price);
}

/** The best price it could certainly have had across, better than this one; undefined when there was none. */
export function betterAcross(
  market: AuditedMarket,
  waiting: readonly Waiting[],
  taker: Order,
  most: Most,
  than: Odds,
): Odds | undefined {
  if (!market.isComplete) return undefined;
  const pots = potsOf(market, waiting, taker);
  const better = TICKS.filter(price => isBetter(taker, price, than));
  return (taker.side === 'back' ? better.toReversed() : better).find(price => isIn(pots, taker, most, price));
}

/** The best prices for pots of up to this size. */
interface Pot {
  readonly size: number;
  readonly others: Prices;
}

/** Every size at which an order of somebody else is used up: in between, prices are the same and pots smaller. */
function potsOf({ runners }: AuditedMarket, waiting: readonly Waiting[], taker: Order): Pot[] {
  const offers = runners
    .filter(runner => runner !== taker.runner)
    .map(runner =>
      waiting
        .filter(({ order }) => order.runner === runner && order.side === taker.side && order.user !== taker.user)
        .map(({ order, left }) => ({ price: order.odds, returns: returnsOf(left, order.odds) }))
        .toSorted((a, b) => (taker.side === 'back' ? a.price - b.price : b.price - a.price)),
    );
  const sizes = new Set(offers.flat().map(({ returns }) => returns));
  return [...sizes].flatMap(size => {
    const best = offers.map((each): number => each.find(({ returns }) => returns >= size)?.price ?? 0);
    return best.includes(0) ? [] : [{ size, others: pricesOf(best) }];
  });
}

/** The taker may use a pot in part. */
function isIn(pots: readonly Pot[], taker: Order, most: Most, price: Odds): boolean {
  const own = returnsOf(most(price), price);
  return pots.some(({ size, others: { count, chances, longest } }) => {
    const prices = { count: count + 1, chances: chances + 1000 / price, longest: Math.max(longest, price) };
    return holds(taker, prices, Math.min(size, own));
  });
}
