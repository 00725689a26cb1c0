import './bets.css';
import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
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
    <section className="panel my-sport-bets" aria-label={say('betting.myBets')}>
      <h2 className="vh">{say('betting.myBets')}</h2>
      <fieldset className="seg" aria-label={say('betting.bets')}>
        <button
          type="button"
          className={tab === 'matched' ? 'on' : undefined}
          aria-pressed={tab === 'matched'}
          onClick={() => setTab('matched')}
        >
          {say('betting.matchedCount', { count: matched.bets.length + matched.more })}
        </button>
        <button
          type="button"
          className={tab === 'unmatched' ? 'on' : undefined}
          aria-pressed={tab === 'unmatched'}
          onClick={() => setTab('unmatched')}
        >
          {say('betting.unmatchedCount', { count: waiting.length })}
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
            <Empty icon="clock" title={say('betting.noOrders')} text={say('betting.noOrdersHint')} />
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
      <span>{say('betting.matchedBet')}</span>
      <span>{say('betting.odds')}</span>
      <span>{say('betting.stake')}</span>
    </div>
    {bets.length === 0 && <Empty icon="bets" title={say('betting.noMatched')} text={say('betting.noMatchedHint')} />}
    <ul>
      {bets.map(({ id, label, where, side, price, stake, at, note }) => (
        <li key={id} className={`sport-bet ${side}`}>
          <span>
            <b>{label}</b>
            <small>
              {where} · {formatInstant(at).split(' ').at(-1)}
              <span className="vh">{side === 'back' ? say('betting.onBack') : say('betting.onLay')}</span>
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
