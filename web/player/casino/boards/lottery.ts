import type { Market, Table } from '@maidan/games/kit/game';

/** How many random tickets can be bought at once. */
export const RANDOM_BETS = [5, 10, 15, 20, 25, 50, 75] as const;

/** The digits a ticket of this market has. */
export const lengthOf = ({ selections }: Market<Table>): number => digitsOf(selections[0]?.id ?? '').length;

/** 'triple.407' has the digits 407. */
export const digitsOf = (selection: string): string => selection.split('.').at(-1) ?? '';

export const ticketFor = ({ id }: Market<Table>, digits: string): string => `${id}.${digits}`;

/** The cards of the pack in their order, with the digit each counts as: ace 1 to nine, ten 0. */
export const CARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((rank, nth) => ({
  digit: String((nth + 1) % 10),
  face: `${rank}${nth % 2 === 0 ? 'SS' : 'HH'}`,
}));

/** So many different tickets, each as likely as any other. `below(n)` draws from 0 to n - 1. */
export function randomTickets(market: Market<Table>, count: number, below: (n: number) => number): readonly string[] {
  const left = market.selections.map(({ id }) => id);
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(below(left.length), 1));
  return drawn;
}
