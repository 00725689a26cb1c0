import type { MyOrdersView } from '@maidan/contract/event';
import type { Money } from '@maidan/core/money';
import { formatOdds, type Odds, type Side } from '@maidan/core/odds';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import { eventWords } from '../../parts/event/nameWords.ts';
import { runnerWords, toldWords } from '../../parts/event/toldWords.ts';
import { pickText } from './pickText.ts';
import type { SportBet } from './matched.ts';

/** A line of My Bet: struck with players or with the house, or still waiting in a book. */
export interface OpenBet {
  readonly id: string;
  readonly event: string;
  readonly label: string;
  readonly side: Side;
  /** 'Back 1.85 · MATCH_ODDS · Kaveri Kings v Deccan Comets'. */
  readonly about: string;
  readonly stake: Money;
  readonly at: number;
}

export interface OpenBets {
  readonly matched: readonly OpenBet[];
  readonly unmatched: readonly OpenBet[];
}

/** Newest first. What is struck with players is in the record, all else comes live; a part of an order may be in both. */
export function openBets({ orders, bets }: MyOrdersView, record: readonly SportBet[]): OpenBets {
  const struck = record.map(({ id, event, side, average, odds, eventName, matched, at, label, marketName, ...bet }) => {
    const made = bet.made as Told | undefined; // of the exchange's own plan
    return {
      ...{ id, event, label: runnerWords(label, made), side, at, stake: matched },
      about: about(side, average || odds, toldWords(marketName, made), eventWords(eventName)),
    };
  });
  const ofRows = bets.map(({ id, event, side, marketName, eventName, stake, at, ...bet }) => ({
    ...{ id, event, label: pickText(bet), side, stake, at },
    about: `${toldWords(marketName, bet.made)} · ${eventWords(eventName)}`,
  }));
  const waiting = orders
    .filter(({ left }) => left > 0)
    .map(({ id, event, runner, side, odds, left, marketName, made, eventName, at }) => ({
      ...{ id, event, label: runnerWords(runner, made), side, at, stake: left },
      about: about(side, odds, toldWords(marketName, made), eventWords(eventName)),
    }));
  return { matched: [...struck, ...ofRows].toSorted(newestFirst), unmatched: waiting.toSorted(newestFirst) };
}

const newestFirst = (a: OpenBet, b: OpenBet): number => b.at - a.at;

/** An average is in thousandths, as odds are, though it need not be a price of the ladder. */
const about = (side: Side, odds: number, market: string, event: string): string =>
  [`${side === 'back' ? say('sport.back') : say('sport.lay')} ${formatOdds(odds as Odds)}`, market, event].join(' · ');
