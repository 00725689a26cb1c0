import type { OrderId, UserId } from '@maidan/core/ids';
import { formatSigned } from '@maidan/core/format';
import { type Money, rupees } from '@maidan/core/money';
import { odds, profit, type Side } from '@maidan/core/odds';
import { CONVENTIONS, priceOf } from '../rows/conventions.ts';
import type { HouseRow, RowBet } from '../rows/houseRow.ts';
import type { Leg } from '../market.ts';
import type { Position } from './position.ts';

/* Bets and books as the rules write them, so that an example is a line of text. Amounts are rupees. */

const SIDES: Readonly<Record<string, Side>> = { Back: 'back', Lay: 'lay', Yes: 'back', No: 'lay' };

/** 'Back A 1000 @1.85, Lay B 500 @2.30': legs of one player. */
export const legsIn = (text: string, user = 'asha'): Leg[] =>
  text.split(', ').map((part, i): Leg => {
    const [, side, runner, stake, price] = /^(Back|Lay) (\S+) ([\d.]+) @([\d.]+)$/.exec(part) ?? bad(part);
    return {
      order: `${user}-${i}` as OrderId,
      user: user as UserId,
      runner: runner!,
      side: SIDES[side!]!,
      odds: odds(Number(price)),
      stake: rupees(Number(stake)),
      profit: profit(rupees(Number(stake)), odds(Number(price))),
    };
  });

/** 'Back FB 10000 @23', or on a row of runs 'Yes 41/100 1000' and 'Back 160/300 1000': bets in the way of the row's kind. */
export const rowBetsIn = (row: Pick<HouseRow, 'kind' | 'runners' | 'span'>, text: string): RowBet[] =>
  text.split(', ').map((part): RowBet => {
    const onRunner = /^(Back|Lay) (\S+) ([\d.]+) @([\d.]+)$/.exec(part);
    const onRuns = /^(Back|Yes|No) (\d+)\/([\d.]+) ([\d.]+)$/.exec(part);
    const [side, runner, line, stake, figure] = onRunner
      ? [onRunner[1], onRunner[2], 0, onRunner[3], onRunner[4]]
      : [onRuns?.[1] ?? bad(part)[0], row.runners[0], onRuns?.[2], onRuns?.[4], onRuns?.[3]];
    const price = priceOf(CONVENTIONS[row.kind], Number(figure));
    return {
      runner: runner!,
      side: SIDES[side!]!,
      odds: price,
      line: Number(line),
      stake: rupees(Number(stake)),
      profit: profit(rupees(Number(stake)), price),
      span: row.span,
    };
  });

/** 'A +850, B −1,000'. */
export const bookText = ({ ifWins }: Position): string =>
  Object.entries(ifWins)
    .map(([runner, amount]) => `${runner} ${amountText(amount)}`)
    .join(', ');

/** '+850', '−1,000', '0', '+315.79'. */
export const amountText = (amount: Money): string => formatSigned(amount).replace(/\.00$/, '');

function bad(text: string): never {
  throw new RangeError(`not a bet: ${text}`);
}
