import type { Sent } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { cashOutText } from './words.ts';

/** Something a player wants done on sport, once: a call of the contract, and how long the market makes it wait. */
export type Command =
  | { readonly do: 'placeOrders'; readonly input: Sent<'placeOrders'>; readonly delayMs: number; readonly title: string }
  | { readonly do: 'placeRowBet'; readonly input: Sent<'placeRowBet'>; readonly delayMs: number; readonly title: string }
  | { readonly do: 'changeOrder'; readonly input: Sent<'changeOrder'>; readonly delayMs: number; readonly title: string }
  | { readonly do: 'cancelOrders'; readonly input: Sent<'cancelOrders'>; readonly delayMs: number; readonly title: string }
  | { readonly do: 'cashOut'; readonly input: Sent<'cashOut'>; readonly delayMs: number; readonly title: string };

/** What an answer has that words are made of. */
export interface Answer {
  readonly value?: number;
  readonly orders?: readonly { readonly stake: number; readonly matched: number; readonly left: number }[];
}

/** What is said when it was done: a line, and under it what it is about. */
export function doneWords({ do: what, title }: Command, answer: Answer): readonly [title: string, detail: string] {
  switch (what) {
    case 'placeRowBet':
      return ['Bet placed', title];
    case 'cancelOrders':
      return ['Order taken back', title];
    case 'cashOut':
      return [`Cashed out ${cashOutText((answer.value ?? 0) as Parameters<typeof cashOutText>[0])}`, title]; // whole paise, from the wire
    case 'placeOrders':
    case 'changeOrder':
      return [orderWords(answer), title];
  }
}

/** 'Bet matched', 'Order in the book', or how much of it is which. */
function orderWords({ orders = [] }: Answer): string {
  const total = (of: 'stake' | 'matched' | 'left'): number => orders.reduce((sum, order) => sum + order[of], 0);
  const [stake, matched, left] = [total('stake'), total('matched'), total('left')];
  const money = (paise: number) => formatMoney(paise as Parameters<typeof formatMoney>[0]); // whole paise, from the wire
  if (stake > 0 && matched === stake) return 'Bet matched';
  if (matched > 0) return `${money(matched)} of ${money(stake)} matched`;
  return left > 0 ? 'Order placed, unmatched' : 'Order changed';
}
