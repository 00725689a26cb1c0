import type { Money } from '@maidan/core/money';
import type { Odds } from '@maidan/core/odds';
import { opposite, type Order } from './market.ts';
import { TICKS } from './ticks.ts';

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

/** How much better than fair the prices of all runners are together, for those who put up a pot of 1. */
export const surplusOf = (order: Order, prices: readonly number[]): number => {
  const chances = prices.reduce((sum, price) => sum + 1000 / price, 0);
  return order.side === 'back' ? chances - 1 : 1 - chances;
};

/**
 * Whether a pot certainly divides into whole paise at these prices. Rounding takes less than a paisa of each leg but the
 * last; and a backer needs a stake of one paisa at least. Below that it may be possible, and nobody can ask for it.
 */
export function isCertain(order: Order, prices: readonly number[], pot: number): boolean {
  const hasStakes = order.side === 'lay' || prices.every(price => pot >= Math.floor(price / 1000));
  const doubt = pot * 1e-13; // floats
  return pot > 0 && hasStakes && surplusOf(order, prices) * pot - doubt >= prices.length - 1;
}

/** Whether orders of others, one on each other runner, could certainly have been struck with it at this price. */
export function isOnOfferAcross(
  market: AuditedMarket,
  waiting: readonly Waiting[],
  taker: Order,
  most: Most,
  price: Odds,
): boolean {
  const others = sameSideOffers(market, waiting, taker);
  const own = returnsOf(most(price), price);
  const pots = [own, ...others.flat().map(({ returns }) => returns)].filter(pot => pot <= own);
  return pots.some(pot => {
    const best = others.map(offers => bestOf(taker, offers, pot));
    return best.every(each => each !== undefined) && isCertain(taker, [price, ...best], pot);
  });
}

/** The best price it could certainly have had across, better than this one; undefined when there was none. */
export function betterAcross(
  market: AuditedMarket,
  waiting: readonly Waiting[],
  taker: Order,
  most: Most,
  than: Odds,
): Odds | undefined {
  const best = sameSideOffers(market, waiting, taker).map(offers => bestOf(taker, offers, 0));
  if (!market.isComplete || best.some(price => price === undefined)) return undefined;
  return TICKS.filter(price => isBetter(taker, price, than))
    .filter(price => surplusOf(taker, [price, ...best.map(Number)]) > 0)
    .toSorted((a, b) => (isBetter(taker, a, b) ? -1 : 1))
    .find(price => isOnOfferAcross(market, waiting, taker, most, price));
}

interface Offer {
  readonly price: number;
  readonly returns: number;
}

function sameSideOffers({ runners }: AuditedMarket, waiting: readonly Waiting[], taker: Order): Offer[][] {
  return runners
    .filter(runner => runner !== taker.runner)
    .map(runner =>
      waiting
        .filter(({ order }) => order.runner === runner && order.side === taker.side && order.user !== taker.user)
        .map(({ order, left }) => ({ price: order.odds, returns: returnsOf(left, order.odds) })),
    );
}

/** Of those that can fill the pot: backs are best when they ask for little, lays when they offer much. */
function bestOf(taker: Order, offers: readonly Offer[], pot: number): number | undefined {
  const prices = offers.filter(({ returns }) => returns >= pot).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  return taker.side === 'back' ? Math.min(...prices) : Math.max(...prices);
}
