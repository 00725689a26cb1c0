import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useCommand } from '../../queries.ts';
import { useMay } from '../../session.ts';
import type { SportEventDetail } from '../events/event.ts';

/** Everything on a match made void: proposed here, done when a second person approves. */
export function VoidEvent({ event }: { readonly event: SportEventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const propose = useCommand('proposeVoidEvent', () => {
    setOpen(false);
    notify.success('Proposed', 'A second person decides under Proposals.');
  });
  if (!useMay('sport.write') || event.proposal !== null || event.state === 'void') return null;
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Void event…
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Void ${event.name}`}
          label="Reason, shown to players"
          action="Propose"
          danger
          common={['Abandoned', 'Not played', 'Played under other rules']}
          busy={propose.busy}
          onGive={reason => propose.run({ id: event.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>
            Every market of it becomes void: stakes go back, and what was won on it is taken back. A second person
            approves{event.state === 'over' ? '.' : '; the event is suspended until then.'}
          </p>
          <Touched event={event} />
        </ReasonDialog>
      )}
    </>
  );
}

/** Whom it would concern. */
function Touched({ event }: { readonly event: SportEventDetail }) {
  const bet = event.all.filter(({ bets }) => bets > 0);
  const settled = bet.filter(({ settlements }) => settlements > 0).length;
  if (bet.length === 0) return <p className="muted">Nobody has a bet on it.</p>;
  return (
    <ul className="office-list">
      <li>
        {bet.length} of {event.markets} markets with bets, {settled} of them settled
      </li>
      <li>{bet.reduce((count, { bets }) => count + bets, 0)} bets</li>
      <li>{formatMoney(sum(bet.map(({ matched }) => matched)))} staked</li>
    </ul>
  );
}
