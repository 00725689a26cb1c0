import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { type Money, rupees } from '@maidan/core/money';
import { decimal, formatOdds, type Odds, odds, type Side } from '@maidan/core/odds';
import type { BookEvent, Depth, Leg, Order } from '../market.ts';

/*
 * Books in words, for tests: orders as a trader would say them and books as they are drawn on a screen. Amounts are
 * rupees.
 */

const ORDER = /^(\w+) (back|lay)s (\w+) ([\d.]+) at ([\d.]+)( kept)?(?: or nothing below ([\d.]+))?$/;

/** 'asha backs IND 500 at 1.9', also with 'kept' or 'or nothing below 200' at the end. Without an id it is named by its user. */
export function orderFrom(text: string, id?: string): Order {
  const match = ORDER.exec(text);
  if (!match) throw new Error(`not an order: ${text}`);
  const [, user, side, runner, stake, at, kept, minFill] = match;
  return {
    id: (id ?? user) as OrderId, // a story names its own orders and people
    user: user as UserId,
    runner: runner!,
    side: side as Side, // one of the two words of the pattern
    odds: odds(Number(at)),
    stake: rupees(Number(stake)),
    at: 0 as Millis,
    isKept: kept !== undefined,
    ...(minFill === undefined ? {} : { minFill: rupees(Number(minFill)) }),
  };
}

/** The ladder as on a screen: what can be backed left, what can be laid right, the best in the middle. */
export function drawn({ back, lay }: Depth): string {
  const cell = ({ odds, stake }: { odds: Odds; stake: Money }) => `${formatOdds(odds)}×${amount(stake)}`;
  return [...back.toReversed().map(cell), '|', ...lay.map(cell)].join(' ');
}

/** One line for each event: 'dev 100 at 1.9 with asha', 'asha rests with 400', 'asha lapsed 400'. */
export const told = (events: readonly BookEvent[]): string[] =>
  events.map(event => {
    if (event.type === 'rested') return `${event.order.id} rests with ${amount(event.left)}`;
    if (event.type === 'ended') return `${event.order} ${event.why} ${amount(event.left)}`;
    const [taker, ...makers] = event.match.legs;
    if (event.match.residual === undefined) return `${legTold(taker!)} with ${makers[0]!.order}`;
    return [`${legTold(taker!)} across`, ...makers.map(legTold)].join(', ');
  });

const legTold = (leg: Leg): string => `${leg.order} ${amount(leg.stake)} at ${decimal(leg.odds)}`;

const amount = (money: Money): string => String(money / 100);
