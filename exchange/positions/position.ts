import { exposure } from '@maidan/core/exposure';
import { add, type Money, negate, paise, subtract, sum, ZERO } from '@maidan/core/money';
import { liability, type Odds, profit, type Side } from '@maidan/core/odds';
import type { Holding } from './holding.ts';
import type { Leg, Order, Runner } from '../market.ts';

/** What a player makes in a market. Also called the book. */
export interface Position {
  /** Runner by runner: if this one wins, and no other. */
  readonly ifWins: Readonly<Record<string, Money>>;
  /** If none of them wins. With it, any number of winners can be added up. */
  readonly ifNone: Money;
}

/** A bet as far as a position cares: of a leg, or of a bookmaker's bet. */
export type Backing = Pick<Leg, 'runner' | 'side' | 'stake' | 'profit'>;

/** A bet that somebody thinks of. */
export interface Wish {
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
}

/** What is still in the book, or waits to get there. */
export interface Unmatched {
  readonly order: Pick<Order, 'runner' | 'side' | 'odds'>;
  readonly left: Money;
}

/** How a market can end: so many runners win. Where not all runners are listed, fewer of them may. */
export interface Outcomes {
  readonly winners: number;
  readonly isComplete: boolean;
}

export const ONE_WINNER: Outcomes = { winners: 1, isComplete: true };

export const flat = (runners: readonly string[]): Position => ({
  ifWins: Object.fromEntries(runners.map(runner => [runner, ZERO])),
  ifNone: ZERO,
});

export const positionOf = (runners: readonly string[], bets: readonly Backing[]): Position =>
  bets.reduce(withLeg, flat(runners));

/** What a holding makes with each runner that runs, unmatched orders left out. */
export const positionHeld = (runners: readonly Pick<Runner, 'id' | 'isRemoved'>[], holding: Holding): Position => ({
  ifWins: Object.fromEntries(
    runners.flatMap(({ id, isRemoved }, place) => (isRemoved ? [] : [[id, holding.position(place)]])),
  ),
  ifNone: paise(holding.ifLose.reduce((total, each) => total + each, 0)),
});

/** A back wins on its runner and loses its stake on all others; a lay is the mirror image. Stored figures are added. */
export function withLeg({ ifWins, ifNone }: Position, leg: Backing): Position {
  if (!(leg.runner in ifWins)) throw new RangeError(`no such runner: ${leg.runner}`);
  const lost = leg.side === 'back' ? negate(leg.stake) : leg.stake;
  const won = leg.side === 'back' ? leg.profit : negate(leg.profit);
  const after: Record<string, Money> = {};
  for (const runner in ifWins) after[runner] = add(ifWins[runner]!, runner === leg.runner ? won : lost);
  return { ifWins: after, ifNone: add(ifNone, lost) };
}

/** The position there would be with this bet: what the slip shows behind the arrow. */
export const whatIf = (position: Position, wish: Wish): Position =>
  withLeg(position, { ...wish, profit: profit(wish.stake, wish.odds) });

/** What these winners make: one, or as many as a place market has. */
export const profitIf = ({ ifWins, ifNone }: Position, winners: readonly string[]): Money =>
  add(ifNone, sum(winners.map(runner => subtract(ifWins[runner] ?? ifNone, ifNone))));

/**
 * The most that can be lost, whoever wins, and whichever unmatched orders are matched or not. This much must be held.
 *
 * An order is counted where it would lose and nowhere as a gain. When a part of it is matched, at its price or a better
 * one, no outcome gets worse than it was counted: so money is needed when an order is accepted, and never again.
 */
export function exposureOf(
  position: Position,
  unmatched: readonly Unmatched[] = [],
  outcomes: Outcomes = ONE_WINNER,
): Money {
  let ifNone: number = position.ifNone;
  const gains: Record<string, number> = {};
  for (const runner in position.ifWins) gains[runner] = position.ifWins[runner]! - position.ifNone;
  for (const { order, left } of unmatched) {
    if (gains[order.runner] === undefined) throw new RangeError(`no such runner: ${order.runner}`);
    const atRisk = liability(order.side, left, order.odds);
    if (order.side === 'lay') gains[order.runner]! -= atRisk;
    else {
      ifNone -= atRisk;
      gains[order.runner]! += atRisk;
    }
  }
  const worst = Object.values(gains)
    .toSorted((a, b) => a - b)
    .slice(0, outcomes.winners)
    .filter(gain => outcomes.isComplete || gain < 0);
  return exposure([paise(worst.reduce((total, gain) => total + gain, ifNone))]);
}
