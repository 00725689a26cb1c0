import { say } from '@maidan/words/say';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Pager } from '../../ui/Pager.tsx';
import { useLocation, useNavigate, useParams } from '../../ui/router.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatClock } from '../../ui/when.ts';
import { KeysContext, useKeys } from '../parts/keys.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type QueueFilter, STATE_CHOICES, TYPE_CHOICES, useQueueFilter } from '../payments/filter.ts';
import { Irreversible } from '../payments/Irreversible.tsx';
import { LiveBadge } from '../payments/LiveBadge.tsx';
import type { Payment } from '../payments/payment.ts';
import { PaymentPanel } from '../payments/PaymentPanel.tsx';
import { QueueTable } from '../payments/QueueTable.tsx';
import { SummaryTiles } from '../payments/SummaryTiles.tsx';
import { useAskList } from '../queries.ts';
import { useNow } from '../age.ts';

const NO_ROWS: readonly Payment[] = [];

/** The queue, and beside it the request someone is looking at. */
export function Payments() {
  const filter = useQueueFilter();
  const { id } = useParams();
  const { search } = useLocation();
  const [keysOn, setKeysOn] = useState(true);
  const list = useAskList('payments', filter.input);
  return (
    <KeysContext value={keysOn}>
      <ScreenHead title={say('officeMoney.payments')} note={<Clock />}>
        <LiveBadge />
      </ScreenHead>
      <SummaryTiles />
      <div className={id ? 'office-split open' : 'office-split'}>
        <section className="panel office-split-list" aria-label={say('officeMoney.queue')}>
          <QueueHead filter={filter} />
          <Listing
            query={list}
            what={say('officeMoney.theQueue')}
            rows={8}
            isEmpty={({ total }) => total === 0}
            empty={
              <Empty icon="check" title={say('officeMoney.nothingHere')} text={say('officeMoney.noRequestMatches')} />
            }
          >
            {({ rows, page, pages, total }) => (
              <>
                <QueueTable rows={rows} chosen={id} linkTo={each => `/payments/${each}${search}`} />
                {pages > 1 && <Pager page={page} pages={pages} total={total} onPage={filter.turnTo} />}
                <Irreversible rows={rows} />
              </>
            )}
          </Listing>
          <KeysHelp on={keysOn} onSwitch={setKeysOn} />
        </section>
        <div className="office-split-detail">
          {id ? (
            <PaymentPanel key={id} id={id} backTo={`/payments${search}`} />
          ) : (
            <section className="panel">
              <Empty icon="wallet" title={say('officeMoney.noneChosen')} text={say('officeMoney.chooseOne')} />
            </section>
          )}
        </div>
      </div>
      <MoveKeys rows={list.data?.rows ?? NO_ROWS} chosen={id} />
    </KeysContext>
  );
}

const QueueHead = ({ filter }: { readonly filter: QueueFilter }) => (
  <div className="office-filters">
    <Choices
      label={say('officeMoney.whichRequests')}
      value={filter.type}
      choices={TYPE_CHOICES}
      onChoose={type => filter.change({ type })}
    />
    <SelectField
      label={say('officeMoney.state')}
      name="state"
      value={filter.state}
      options={STATE_CHOICES}
      onChange={state => filter.change({ state })}
    />
    <SearchField value={filter.search} onChange={search => filter.change({ search })} />
  </div>
);

/** J and K walk through the queue; when the chosen request has left it, they go on from where it was. */
function MoveKeys({ rows, chosen }: { readonly rows: readonly Payment[]; readonly chosen: string | undefined }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const last = useRef(-1);
  const found = rows.findIndex(row => row.id === chosen);
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  const go = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (row) navigate(`/payments/${row.id}${search}`, { replace: chosen !== undefined });
  };
  useKeys({
    j: () => go(found >= 0 ? found + 1 : Math.max(last.current, 0)),
    k: () => go(found >= 0 ? found - 1 : Math.max(last.current, 0)),
  });
  return null;
}

interface HelpProps {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

const asKey = (letter: string): ReactNode => <kbd key={letter}>{letter}</kbd>;

const KeysHelp = ({ on, onSwitch }: HelpProps) => (
  <p className="office-keys">
    {say('officeMoney.keys', { j: asKey, k: asKey, c: asKey, a: asKey, r: asKey })}
    <label>
      <input type="checkbox" checked={on} onChange={event => onSwitch(event.target.checked)} />
      {say('officeMoney.keysOn')}
    </label>
  </p>
);

const Clock = () => <>{formatClock(useNow())}</>;
