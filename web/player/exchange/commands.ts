import type { Sent } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { cashOutText } from './words.ts';

type What = 'placeOrders' | 'placeRowBet' | 'changeOrder' | 'cancelOrders' | 'cashOut';

/** Something a player wants done on sport, once: a call of the contract, and how long the market makes it wait. */
export type Command = {
  [W in What]: { readonly do: W; readonly input: Sent<W>; readonly delayMs: number; readonly title: string };
}[What];

/** What an answer has that words are made of. */
export interface CommandAnswer {
  readonly value?: number;
  readonly orders?: readonly { readonly stake: number; readonly matched: number; readonly left: number }[];
}

/** What is said when it was done: a line, and under it what it is about. */
export function doneWords(
  { do: what, title }: Command,
  answer: CommandAnswer,
): readonly [title: string, detail: string] {
  switch (what) {
    case 'placeRowBet':
      return [say('betting.betPlaced'), title];
    case 'cancelOrders':
      return [say('betting.takenBack'), title];
    case 'cashOut':
      return [say('betting.cashedOut', { value: cashOutText(paise(answer.value ?? 0)) }), title];
    case 'changeOrder':
      return [say('betting.changed'), title];
    case 'placeOrders':
      return [orderWords(answer), title];
  }
}

/** 'Bet matched', or how much of it is; what was not kept in the book either has lapsed. */
function orderWords({ orders = [] }: CommandAnswer): string {
  const total = (of: 'stake' | 'matched' | 'left'): number => orders.reduce((sum, order) => sum + order[of], 0);
  const [stake, matched, left] = [total('stake'), total('matched'), total('left')];
  if (stake > 0 && matched === stake) return say('betting.betMatched');
  if (matched > 0) {
    return say('betting.matchedOf', { matched: formatMoney(paise(matched)), stake: formatMoney(paise(stake)) });
  }
  return left > 0 ? say('betting.placedUnmatched') : say('betting.nothingMatched');
}
