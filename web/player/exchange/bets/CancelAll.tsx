import type { MyOrder } from '@maidan/contract/event';
import { Button } from '../../../ui/Button.tsx';
import { useIntents } from '../useIntents.ts';

interface Props {
  readonly orders: readonly MyOrder[];
}

/** Takes back everything that waits, market by market. */
export function CancelAll({ orders }: Props) {
  const { send, pending } = useIntents();
  const markets = [...new Map(orders.map(({ market, marketName }) => [market, marketName]))];
  const isBusy = pending.some(({ command }) => command.do === 'cancelOrders' && command.input.orders === 'all');
  function cancelAll() {
    for (const [market, title] of markets) {
      send({ do: 'cancelOrders', input: { market, orders: 'all' }, delayMs: 0, title });
    }
  }
  return (
    <div className="sport-bet bet-head">
      <span>Unmatched Bet</span>
      <Button small busy={isBusy} onClick={cancelAll}>
        Cancel all
      </Button>
    </div>
  );
}
