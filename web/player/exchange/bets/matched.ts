import type { Reply } from '@maidan/contract/api';
import type { EventView, MyOrdersView, MyRowBet } from '@maidan/contract/event';
import type { Money } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { cellText } from '@maidan/exchange/conventions';
import type { RowKind } from '@maidan/exchange/houseRow';
import { averageText, SECTION_TITLES } from '../words.ts';

/** A bet that stands. */
export interface MatchedBet {
  readonly id: string;
  readonly label: string;
  readonly where: string;
  readonly side: Side;
  readonly price: string;
  readonly stake: Money;
  readonly at: number;
}

type SportBet = Reply<'mySportBets'>['rows'][number];

export function matchedOf(
  { id: event, markets, rows }: Pick<EventView, 'id' | 'markets' | 'rows'>,
  mine: MyOrdersView,
  record: readonly SportBet[],
): readonly MatchedBet[] {
  const books = new Set(markets.map(({ id }) => id));
  const kinds = new Map(rows.map(({ id, kind }) => [id as string, kind]));
  const ofPlayers = record
    .filter(({ market, matched, state }) => books.has(market) && matched > 0 && state === 'open')
    .map(({ id, label, marketName, side, average, odds, matched, at }) => ({
      ...{ id, label, where: marketName, side, at },
      price: averageText(average || odds),
      stake: matched,
    }));
  const ofHouse = mine.bets.filter(bet => bet.event === event).map(bet => onRow(bet, kinds.get(bet.market)));
  return [...ofPlayers, ...ofHouse].toSorted((a, b) => b.at - a.at);
}

/** 'Kaveri Kings', or '15 over run KK · Yes 118' under the name of its section. */
function onRow(bet: MyRowBet, kind: RowKind = 'fancy1'): MatchedBet {
  const { id, label, marketName, side, odds, stake, at } = bet;
  const price = cellText(kind, odds);
  const isNamed = kind === 'bookmaker';
  return {
    ...{ id, side, stake, at },
    label: isNamed ? label : `${marketName} · ${label}`,
    where: isNamed ? marketName : SECTION_TITLES[kind],
    price: price.small || price.price,
  };
}
