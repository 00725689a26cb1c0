import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useCommand } from '../../queries.ts';
import { useMay } from '../../session.ts';
import type { SportEventDetail } from '../events/event.ts';

const COMMON = [say('officeSport.abandoned'), say('officeSport.notPlayed'), say('officeSport.otherRules')];

/** Everything on a match made void: proposed here, done when a second person approves. */
export function VoidEvent({ event }: { readonly event: SportEventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const propose = useCommand('proposeVoidEvent', () => {
    setOpen(false);
    notify.success(say('officeSport.proposed'), say('officeSport.secondDecides'));
  });
  if (!useMay('sport.write') || event.proposal !== null || event.state === 'void') return null;
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {say('officeSport.voidEventOpens')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={say('officeSport.voidOf', { event: event.name })}
          label={say('officeSport.publicReason')}
          action={say('officeSport.propose')}
          danger
          common={COMMON}
          busy={propose.busy}
          onGive={reason => propose.run({ id: event.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{event.state === 'over' ? say('officeSport.voidMeansOver') : say('officeSport.voidMeans')}</p>
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
  if (bet.length === 0) return <p className="muted">{say('officeSport.nobodyBet')}</p>;
  return (
    <ul className="office-list">
      <li>
        {say('officeSport.touchedMarkets', {
          count: String(bet.length),
          markets: String(event.markets),
          settled: String(settled),
        })}
      </li>
      <li>{say('officeSport.touchedBets', { bets: String(bet.reduce((count, { bets }) => count + bets, 0)) })}</li>
      <li>{say('officeSport.touchedStakes', { amount: formatMoney(sum(bet.map(({ matched }) => matched))) })}</li>
    </ul>
  );
}
