import './cashOut.css';
import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { cashOutText } from '../words.ts';
import { type Closing, greatestPart } from './offer.ts';
import { lazily } from '../../../ui/lazily.tsx';

const CashOutDialog = lazily(async () => (await import('./CashOutDialog.tsx')).CashOutDialog);

interface Props {
  /** Absent while there is nothing to close. */
  readonly closing?: Closing;
}

/** Always in its place, with what it is worth while there is something to close, or as much of it as can be. */
export function CashOutButton({ closing }: Props) {
  const [isOpen, setOpen] = useState(false);
  const part = closing && greatestPart(closing.offer);
  const offer = part === undefined ? undefined : closing?.offer(part);
  return (
    <>
      <button type="button" className="cash-out" disabled={!offer} onClick={() => setOpen(true)}>
        <span>{say('betting.cashout')}</span>
        {part !== undefined && part < 100 && <span>{part} %</span>}
        {offer && <b className={offer.value < 0 ? 'loss' : 'gain'}>{cashOutText(offer.value)}</b>}
      </button>
      {isOpen &&
        closing &&
        // Beside the page, not in the bar it was opened from, whose type and colours it would take on.
        createPortal(
          <Suspense>
            <CashOutDialog closing={closing} part={part} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
