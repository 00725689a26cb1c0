import type { MyOrder } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { formatOdds } from '@maidan/core/odds';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useIntents } from '../useIntents.ts';
import { marketTitle, matchedWords, queueWords } from '../words.ts';
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
  const { market, id, runner, side, odds, left, isKept } = order;
  const isBusy = pending.some(({ command }) => command.input.market === market && command.do === 'cancelOrders');
  const name = `${runner}, ${side} ${formatOdds(odds)}`;

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
            {[side === 'back' ? 'Back' : 'Lay', where ?? marketTitle(order.marketName), matchedWords(order)]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small>{[queueWords(order), isKept ? 'Kept at in-play' : ''].filter(Boolean).join(' · ')}</small>
        </span>
        <span>{formatOdds(odds)}</span>
        <b>{formatMoney(left)}</b>
      </div>
      <div className="unmatched-actions">
        <Button small aria-label={`Edit ${name}`} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          Edit
        </Button>
        <Button small aria-label={`Cancel ${name}`} busy={isBusy} onClick={cancel}>
          Cancel
        </Button>
      </div>
      {isEditing && <EditOrder order={order} onDone={() => setEditing(false)} />}
    </li>
  );
}
