import type { LadderView, MarketView, MyOrder, MyOrdersView } from '@maidan/contract/event';
import { type Money, paise, ZERO } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import { type CashOut, cashOut } from '@maidan/exchange/cashOut';
import type { HouseRow } from '@maidan/exchange/houseRow';
import type { Depth, Level } from '@maidan/exchange/market';
import { type Position, positionOf } from '@maidan/exchange/position';
import { bookStop, rowStop } from '../choice.ts';
import { extremesOf, outcomesOf, positionIn, rowBetsOn } from '../standing.ts';
import { secondsText } from '../words.ts';

/** A way out at the prices of now, and how it leaves the player. */
export interface Offer extends CashOut {
  readonly worst: Money;
  readonly best: Money;
  readonly delayMs: number;
}

/** Out of a book, as deep as it goes: the server counts the same way, and refuses less than was shown. */
export function bookOffer(
  market: MarketView,
  ladder: LadderView | undefined,
  mine: MyOrdersView,
  percent = 100,
): Offer | undefined {
  const position = positionIn(market, mine);
  if (!position || bookStop(market)) return undefined;
  const own = mine.orders.filter(order => order.market === market.id);
  const depths = Object.fromEntries(
    market.runners.map(runner => {
      const { back, lay } = ladder?.runners[runner.id] ?? runner;
      return [runner.id, { back: without(back, own, runner.id, 'lay'), lay: without(lay, own, runner.id, 'back') }];
    }),
  );
  const way = cashOut(position, depths, percent, outcomesOf(market));
  return way && { ...way, ...extremesOf(way.after), delayMs: market.betDelayMs };
}

/** What can be backed are the lays of others, and the other way about: one's own are not taken. */
function without(levels: readonly Level[], own: readonly MyOrder[], runner: string, side: Side): Level[] {
  return levels.flatMap(({ odds, stake }) => {
    const mine = own
      .filter(order => order.runner === runner && order.side === side && order.odds === odds)
      .reduce((total, { left }) => total + left, 0);
    return stake > mine ? [{ odds, stake: paise(stake - mine) }] : [];
  });
}

/** What a bookmaker's bets make; undefined while there are none. */
export function bookmakerPosition(row: HouseRow, mine: MyOrdersView): Position | undefined {
  const bets = rowBetsOn(mine, row.id);
  if (row.kind !== 'bookmaker' || bets.length === 0) return undefined;
  return positionOf(row.runners, bets);
}

/** Out of a bookmaker's bets: its prices are as deep as its largest bet. */
export function bookmakerOffer(row: HouseRow, mine: MyOrdersView, delayMs: number, percent = 100): Offer | undefined {
  const position = bookmakerPosition(row, mine);
  if (!position || row.runners.some(runner => rowStop(row, runner))) return undefined;
  const levels = (odds: Odds | undefined): Level[] => (odds === undefined ? [] : [{ odds, stake: row.limits.max }]);
  const depths: Record<string, Depth> = {};
  for (const runner of row.runners) {
    const { back, lay } = row.quotes[runner] ?? {};
    depths[runner] = { back: levels(back?.odds), lay: levels(lay?.odds) };
  }
  const way = cashOut(position, depths, percent);
  return way && { ...way, ...extremesOf(way.after), delayMs };
}

/** What happens when it is asked for, said before it is. */
export function manner(delayMs: number): string {
  const when = delayMs === ZERO ? 'It is done at once' : `It takes ${secondsText(delayMs)}`;
  return `${when}, at these prices or better. If one of its bets cannot be struck, none is.`;
}
