import type { MyOrdersView } from '@maidan/contract/event';
import type { Money } from '@maidan/core/money';
import { formatOdds, type Odds, type Side } from '@maidan/core/odds';

/** A line of My Bet: struck, still waiting in a book, or with the house. */
export interface OpenBet {
  readonly id: string;
  readonly event: string;
  readonly label: string;
  readonly side: Side;
  /** 'Back 1.85 · MATCH_ODDS · Kaveri Kings v Deccan Comets'. */
  readonly about: string;
  readonly stake: Money;
  readonly isWaiting: boolean;
  readonly at: number;
}

/** Newest first. An order that is partly matched is two lines: what is struck, and what still waits. */
export function openBets({ orders, bets }: MyOrdersView): readonly OpenBet[] {
  const ofOrders = orders.flatMap(({ id, event, runner, side, at, ...order }) => {
    const line = { event, label: runner, side, at };
    const about = (odds: number): string =>
      // An average is in thousandths, as odds are, though it need not be a price of the ladder.
      [`${side === 'back' ? 'Back' : 'Lay'} ${formatOdds(odds as Odds)}`, order.marketName, order.eventName].join(
        ' · ',
      );
    const struck = { ...line, id, about: about(order.average), stake: order.matched, isWaiting: false };
    const waiting = { ...line, id: `${id}-left`, about: about(order.odds), stake: order.left, isWaiting: true };
    return [struck, waiting].filter(({ stake }) => stake > 0);
  });
  const ofRows = bets.map(({ id, event, label, side, marketName, eventName, stake, at }) => ({
    ...{ id, event, label, side, stake, at },
    about: `${marketName} · ${eventName}`,
    isWaiting: false,
  }));
  return [...ofOrders, ...ofRows].toSorted((a, b) => b.at - a.at);
}
