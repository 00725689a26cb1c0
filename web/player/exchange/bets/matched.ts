import type { Reply } from '@maidan/contract/api';
import type { EventView, MyOrdersView, MyRowBet } from '@maidan/contract/event';
import type { Money } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { betPrice } from '@maidan/exchange/rows/conventions';
import type { RowBet, RowKind } from '@maidan/exchange/rows/houseRow';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { isYesOrNo } from '../../../ui/sportWords.ts';
import { runnerWords, toldWords } from '../../parts/event/toldWords.ts';
import { endedWords, marketWords, SECTION_TITLES } from '../words.ts';
import { pickText } from './pickText.ts';

/** A bet that stands. */
export interface MatchedBet {
  readonly id: string;
  readonly market: string;
  readonly runner: string;
  /** As a list of several markets tells it. */
  readonly label: string;
  /** Where its market is known: 'Yes 118'. */
  readonly pick: string;
  /** Its side is part of what it is on. */
  readonly isYesOrNo: boolean;
  /** The market, or the section of its row. */
  readonly where: string;
  readonly side: Side;
  /** As it is written. */
  readonly price: string;
  /** In thousandths, which need not be whole. */
  readonly odds: number;
  readonly stake: Money;
  readonly at: number;
  /** Why it is not what was struck. */
  readonly note?: string;
}

export type SportBet = Reply<'mySportBets'>['rows'][number];

/** With players as the record has them, with the house as they come live; newest first. */
export function matchedOf(
  { id: event, rows = [] }: Pick<EventView, 'id'> & Partial<Pick<EventView, 'rows'>>,
  mine: MyOrdersView,
  record: readonly SportBet[],
): readonly MatchedBet[] {
  const kinds = new Map([
    ...record.map(({ market, kind }) => [market, kind] as const),
    ...rows.map(({ id, kind }) => [id as string, kind] as const),
  ]);
  // A bet that came while pages were read may be on two of them.
  const ofPlayers = [...new Map(record.map(bet => [bet.id, bet])).values()]
    .filter(({ kind, matched, state }) => kind === 'exchange' && matched > 0 && isUndecided(state))
    .map(inBook);
  const ofHouse = mine.bets.filter(bet => bet.event === event).map(bet => onRow(bet, kinds.get(bet.market)));
  return [...ofPlayers, ...ofHouse].toSorted((a, b) => b.at - a.at);
}

const isUndecided = (state: SportBet['state']): boolean => state === 'open' || state === 'matched';

function inBook(bet: SportBet): MatchedBet {
  const { id, market, label, marketName, side, average, odds, matched, at } = bet;
  const made = bet.made as Told | undefined; // of the exchange's own plan
  const pick = runnerWords(bet.label, made);
  const where = marketWords({ name: marketName, made });
  const note = [bet.note, endedWords(bet)].filter(Boolean).join(' · ');
  return {
    ...{ id, market, runner: label, label: pick, pick, isYesOrNo: false, where, side, at },
    price: betPrice(bet),
    odds: average || odds,
    stake: matched,
    ...(note !== '' && { note }),
  };
}

/** 'Kaveri Kings', or '15 over run KK · Yes 118' under the name of its section. */
function onRow(placed: MyRowBet, kind: SportBet['kind'] = 'fancy1'): MatchedBet {
  const { id, market, marketName, made, bet, side, odds, stake, at } = placed;
  const { runner } = bet as RowBet; // the contract leaves open what a bet is; the server sends the exchange's own
  const label = pickText(placed);
  const where = toldWords(marketName, made);
  const isNamed = kind === 'bookmaker';
  return {
    ...{ id, market, side, odds, stake, at },
    runner,
    pick: label,
    isYesOrNo: isYesOrNo(kind),
    label: isNamed ? label : `${where} · ${label}`,
    where: isNamed ? where : SECTION_TITLES[kind as RowKind], // with the house it is a row
    price: betPrice({ kind, odds }),
  };
}
