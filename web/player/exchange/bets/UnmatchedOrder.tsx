import type { MyOrder } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { formatOdds } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useIntents } from '../useIntents.ts';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { marketWords, matchedWords, queueWords, sideName } from '../words.ts';
import { EditOrder } from './EditOrder.tsx';

interface Props {
  readonly order: MyOrder;
  /** Instead of the name of its market; nothing where that is known. */
  readonly where?: string;
}

/** An order in the book: how much of it is matched, who comes before it, and how to change or end it. */
export function UnmatchedOrder({ order, where }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { send, pending } = useIntents();
  const { market, id, side, odds, left, isKept } = order;
  const runner = runnerWords(order.runner, order.made);
  const isBusy = pending.some(({ command }) => command.input.market === market && command.do === 'cancelOrders');
  const price = formatOdds(odds);
  const name =
    side === 'back' ? say('betting.backOrder', { runner, price }) : say('betting.layOrder', { runner, price });

  function cancel() {
    const title = `${runner} · ${formatOdds(odds)} · ${formatMoney(left)}`;
    send({ do: 'cancelOrders', input: { market, orders: [id] }, delayMs: 0, title });
  }

  return (
    <li className={`unmatched ${side}`}>
      <div className="unmatched-line">
        <span>
          <b>{runner}</b>
          <small>
            {[
              sideName('exchange', side),
              where ?? marketWords({ name: order.marketName, made: order.made }),
              matchedWords(order),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small>{[queueWords(order), isKept ? say('betting.kept') : ''].filter(Boolean).join(' · ')}</small>
        </span>
        <span>{formatOdds(odds)}</span>
        <b>{formatMoney(left)}</b>
      </div>
      <div className="unmatched-actions">
        <Button
          small
          aria-label={say('betting.editOrder', { order: name })}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {say('betting.edit')}
        </Button>
        <Button small aria-label={say('betting.cancelOrder', { order: name })} busy={isBusy} onClick={cancel}>
          {say('betting.cancel')}
        </Button>
      </div>
      {isEditing && <EditOrder order={order} onDone={() => setEditing(false)} />}
    </li>
  );
}
