import type { MarketView } from '@maidan/contract/event';
import { type Money, paise } from '@maidan/core/money';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { bookStop, rowStop } from '../choice.ts';
import type { MatchedBet } from './matched.ts';

type OpenBet = Pick<MatchedBet, 'runner' | 'side' | 'odds' | 'stake'>;

/** What a bet comes to, whoever wins, if it is closed at the price of now; nothing while it cannot be. */
export function worthNow(
  bet: OpenBet,
  { market, row }: { readonly market: MarketView | undefined; readonly row: HouseRow | undefined },
): Money | undefined {
  const at = (market && inBook(market, bet)) ?? (row?.kind === 'bookmaker' ? onRow(row, bet) : undefined);
  if (at === undefined) return undefined;
  const { side, odds, stake } = bet;
  const sign = side === 'back' ? 1 : -1;
  // A part of a paisa is nobody's.
  return paise(Math.floor((sign * stake * (odds - at)) / at));
}

/** Who backed has to lay, and the other way about. */
function inBook(market: MarketView, { runner, side }: OpenBet): number | undefined {
  if (bookStop(market)) return undefined;
  const found = market.runners.find(({ id }) => id === runner);
  return found?.[side === 'back' ? 'lay' : 'back'][0]?.odds;
}

function onRow(row: HouseRow, { runner, side }: OpenBet): number | undefined {
  if (rowStop(row, runner)) return undefined;
  return row.quotes[runner]?.[side === 'back' ? 'lay' : 'back']?.odds;
}
