import type { LadderView, MarketView, MyOrder, MyOrdersView } from '@maidan/contract/event';
import { type Money, paise, ZERO } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { type CashOut, cashOut } from '@maidan/exchange/positions/cashOut';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { Level } from '@maidan/exchange/market';
import { quotedOffers, upTo } from '@maidan/exchange/trading/offers';
import { type Position, positionOf } from '@maidan/exchange/positions/position';
import { say } from '@maidan/words/say';
import { bookStop, rowStop } from '../choice.ts';
import { extremesOf, outcomesOf, positionIn, rowBetsOn } from '../standing.ts';
import { wholeSeconds } from '../words.ts';

/** A way out at the prices of now, and how it leaves the player. */
export interface Offer extends CashOut {
  readonly worst: Money;
  readonly best: Money;
  readonly delayMs: number;
}

/** A position that can be closed. */
export interface Closing {
  readonly market: string;
  readonly title: string;
  /** Of the runners, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** What a part of it comes to now, in hundredths. */
  readonly offer: (percent: number) => Offer | undefined;
}

/**
 * Out of a book, as deep as it goes. The server counts the same way, and refuses less than was shown: so nothing is shown
 * before the whole depth is known.
 */
export function bookOffer(
  market: MarketView,
  ladder: LadderView | undefined,
  mine: MyOrdersView,
  percent = 100,
): Offer | undefined {
  const position = positionIn(market, mine);
  if (!position || !ladder || bookStop(market)) return undefined;
  const own = mine.orders.filter(order => order.market === market.id);
  const offers = Object.fromEntries(
    Object.entries(ladder.offers).map(([runner, { back, lay }]) => [
      runner,
      { back: without(back, own, runner, 'lay'), lay: without(lay, own, runner, 'back') },
    ]),
  );
  const way = cashOut(position, upTo(offers, market.limits.max), percent, outcomesOf(market));
  return way && { ...way, ...extremesOf(way.after), delayMs: market.betDelayMs };
}

/** What can be backed are the lays of others, and the other way about: one's own are not taken. */
function without(levels: readonly Level[], own: readonly MyOrder[], runner: string, side: Side): Level[] {
  return levels.flatMap(level => {
    const mine = own
      .filter(order => order.runner === runner && order.side === side && order.odds === level.odds)
      .reduce((total, { left }) => total + left, 0);
    return level.stake > mine ? [{ ...level, stake: paise(level.stake - mine) }] : [];
  });
}

/** What a bookmaker's bets make; undefined while there are none. */
export function bookmakerPosition(row: HouseRow, mine: MyOrdersView): Position | undefined {
  const bets = rowBetsOn(mine, row.id);
  if (row.kind !== 'bookmaker' || bets.length === 0) return undefined;
  return positionOf(row.runners, bets);
}

/** Out of a bookmaker's bets, with whichever of its runners are not suspended. */
export function bookmakerOffer(row: HouseRow, mine: MyOrdersView, delayMs: number, percent = 100): Offer | undefined {
  const position = bookmakerPosition(row, mine);
  if (!position || row.runners.every(runner => rowStop(row, runner))) return undefined;
  const way = cashOut(position, quotedOffers(row), percent);
  return way && { ...way, ...extremesOf(way.after), delayMs };
}

/** Parts of a position that can be asked for, in hundredths. */
export const STEP = 5;

/** The greatest part that can be closed now; undefined when there is none. What can be had of a part, can of a smaller. */
export function greatestPart(offer: (percent: number) => unknown): number | undefined {
  if (offer(100)) return 100;
  let [least, most] = [0, 100 / STEP];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (offer(middle * STEP)) least = middle;
    else most = middle;
  }
  return least === 0 ? undefined : least * STEP;
}

/** What happens when it is asked for, said before it is. */
export const manner = (delayMs: number): string =>
  delayMs === ZERO ? say('betting.atOnce') : say('betting.takes', { seconds: wholeSeconds(delayMs) });
