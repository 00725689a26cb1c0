import type { OrderId, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { type BookEvent, type Ending, END_REASONS, type EndReason, type Order, type OrderState } from '../market.ts';
import type { TradeCommand } from './tradeCommand.ts';

/** What a command is doing to a market, until it is done. */
export class Doing {
  readonly #command: TradeCommand;
  readonly events: BookEvent[] = [];
  /** As they are now, in the order they were first touched. */
  readonly orders = new Map<OrderId, OrderState>();
  /** What was held of whom it touched. */
  readonly before = new Map<UserId, Money>();

  constructor(command: TradeCommand) {
    this.#command = command;
  }

  touch(user: UserId, held: () => Money): void {
    if (!this.before.has(user)) this.before.set(user, held());
  }

  /** Why an order that ended so left the book. A market never stands still for want of a better word. */
  reasonFor(order: OrderId, ending: Ending): EndReason {
    const reason = this.#reason(order, ending);
    return END_REASONS[reason] === ending ? reason : PLAINLY[ending];
  }

  /** Everybody with an order where one was that left, or was met: `beside` finds them. */
  moved(beside: (order: Order) => Iterable<UserId>): Set<UserId> {
    const left = this.events.flatMap(event => {
      if (event.type === 'ended') return [event.order];
      return event.type === 'matched' ? event.match.legs.slice(1).map(({ order }) => order) : []; // the taker is first
    });
    const orders = [...new Set(left)].map(id => this.orders.get(id)!.order);
    return new Set(orders.flatMap(order => [...beside(order)]));
  }

  #reason(order: OrderId, ending: Ending): EndReason {
    const command = this.#command;
    switch (command.type) {
      case 'orders': {
        const { cancel, reduce, place } = command;
        if (ending === 'lapsed') return 'not-filled';
        if (reduce.some(each => each.order === order)) return 'changed';
        if (cancel === 'all' || cancel.includes(order)) return place.length > 0 ? 'changed' : 'taken-back';
        return 'own-order';
      }
      case 'lapse':
        return command.because ?? 'expired';
      case 'turnInPlay':
        return 'turned-in-play';
      case 'remove':
        return ending === 'voided' ? 'runner-withdrawn' : 'field-changed';
      case 'status':
      case 'limits':
        if (ending === 'cancelled') return 'own-order'; // met when it opened again
        return ending === 'voided' ? 'market-void' : 'market-closed';
    }
  }
}

const PLAINLY: Readonly<Record<Ending, EndReason>> = {
  cancelled: 'taken-back',
  lapsed: 'expired',
  voided: 'market-void',
};
