import './bets.css';
import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { useState } from 'react';
import { Empty } from '../../../ui/States.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { CancelAll } from './CancelAll.tsx';
import { EndedOrders } from './EndedOrders.tsx';
import { ShowMore } from './ShowMore.tsx';
import { UnmatchedOrder } from './UnmatchedOrder.tsx';
import type { MatchedBet } from './matched.ts';
import { useMatched } from './useMatched.ts';

interface Props {
  readonly view: EventView;
  readonly mine: MyOrdersView;
}

/** The player's own bets on this match: those that stand, and those that wait. */
export function MyBetsPanel({ view, mine }: Props) {
  const [tab, setTab] = useState<'matched' | 'unmatched'>('matched');
  const matched = useMatched(view, mine);
  const waiting = mine.orders.filter(({ event, left }) => event === view.id && left > 0);
  return (
    <section className="panel my-sport-bets" aria-label="My Bet">
      <h2 className="vh">My Bet</h2>
      <fieldset className="seg" aria-label="Bets">
        <button
          type="button"
          className={tab === 'matched' ? 'on' : undefined}
          aria-pressed={tab === 'matched'}
          onClick={() => setTab('matched')}
        >
          Matched ({matched.bets.length + matched.more})
        </button>
        <button
          type="button"
          className={tab === 'unmatched' ? 'on' : undefined}
          aria-pressed={tab === 'unmatched'}
          onClick={() => setTab('unmatched')}
        >
          Unmatched ({waiting.length})
        </button>
      </fieldset>
      {tab === 'matched' ? (
        <>
          <MatchedList bets={matched.bets} />
          <ShowMore matched={matched} />
        </>
      ) : (
        <>
          {waiting.length > 0 && <CancelAll orders={waiting} />}
          {waiting.length === 0 && (
            <Empty icon="clock" title="No orders waiting" text="What is not matched at once waits here." />
          )}
          <ul>
            {waiting.map(order => (
              <UnmatchedOrder key={order.id} order={order} />
            ))}
          </ul>
          <EndedOrders event={view.id} />
        </>
      )}
    </section>
  );
}

const MatchedList = ({ bets }: { readonly bets: readonly MatchedBet[] }) => (
  <>
    <div className="sport-bet bet-head" aria-hidden="true">
      <span>Matched Bet</span>
      <span>Odds</span>
      <span>Stake</span>
    </div>
    {bets.length === 0 && <Empty icon="bets" title="No matched bets" text="What you bet appears here at once." />}
    <ul>
      {bets.map(({ id, label, where, side, price, stake, at, note }) => (
        <li key={id} className={`sport-bet ${side}`}>
          <span>
            <b>{label}</b>
            <small>
              {where} · {formatInstant(at).split(' ').at(-1)}
              <span className="vh">, {side}</span>
            </small>
            {note && <small>{note}</small>}
          </span>
          <span>{price}</span>
          <b>{formatMoney(stake)}</b>
        </li>
      ))}
    </ul>
  </>
);
