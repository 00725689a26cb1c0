import type { MyOrder } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
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
      <span>{say('betting.unmatchedBet')}</span>
      <Button small busy={isBusy} onClick={cancelAll}>
        {say('betting.cancelAll')}
      </Button>
    </div>
  );
}
