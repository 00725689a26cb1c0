import { formatMoney, formatSigned } from '@maidan/core/format';
import { figure } from '../words.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useIntents } from '../useIntents.ts';
import { cashOutText } from '../words.ts';
import type { Closing } from './CashOutButton.tsx';
import { manner, type Offer } from './offer.ts';
import { SlipNote } from '../slip/SlipNote.tsx';

interface Props {
  readonly closing: Closing;
  readonly onClose: () => void;
}

/** How much of it to close, what that comes to, and how it leaves the player whoever wins. */
export function CashOutDialog({ closing, onClose }: Props) {
  const id = useId();
  const { pending, fates, send } = useIntents();
  const [percent, setPercent] = useState(100);
  const [key, setKey] = useState<string>();
  const offer = closing.offer(percent);
  const intent = pending.find(each => each.key === key);
  const fate = key === undefined ? undefined : fates.get(key);
  const isBusy = intent !== undefined;
  if (fate?.is === 'done') return <Done closing={closing} onClose={onClose} />;

  function close() {
    if (!offer) return;
    const input = { market: closing.market, percent, value: offer.value };
    setKey(send({ do: 'cashOut', input, delayMs: offer.delayMs, title: closing.title }));
  }

  return (
    <Dialog title="Cashout" onClose={onClose}>
      <p className="cash-out-where">{closing.title}</p>
      <label className="cash-out-part" htmlFor={id}>
        Close <b>{percent} %</b> of the position
      </label>
      <input
        id={id}
        type="range"
        min={5}
        max={100}
        step={5}
        value={percent}
        disabled={isBusy}
        onChange={event => setPercent(Number(event.target.value))}
      />
      {offer ? (
        <Outcome closing={closing} offer={offer} />
      ) : (
        <p className="note">There is nothing to close it with now.</p>
      )}
      <SlipNote intent={intent} refusal={fate?.is === 'refused' ? fate.sentence : undefined} />
      <Button kind="primary" big disabled={!offer} busy={isBusy} onClick={close}>
        {isBusy ? 'Placing…' : `Cash out ${offer ? cashOutText(offer.value) : ''}`}
      </Button>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly closing: Closing;
  readonly offer: Offer;
}

function Outcome({ closing: { names }, offer: { legs, after, worst, delayMs } }: OutcomeProps) {
  return (
    <>
      <dl className="cash-out-after">
        {Object.entries(after.ifWins).map(([runner, amount]) => (
          <div key={runner}>
            <dt>If {names[runner] ?? runner} wins</dt>
            <dd className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Worst case</dt>
          <dd className={worst < 0 ? 'neg' : 'pos'}>{formatSigned(worst)}</dd>
        </div>
      </dl>
      <p className="muted">
        {legs
          .map(({ side, runner, stake, odds }) => {
            const what = side === 'back' ? 'Back' : 'Lay';
            return `${what} ${names[runner] ?? runner} ${formatMoney(stake)} at ${figure('exchange', odds, 0)}`;
          })
          .join(', ')}
        . {manner(delayMs)}
      </p>
    </>
  );
}

const Done = ({ closing, onClose }: Props) => (
  <Dialog title="Cashout" onClose={onClose}>
    <p className="note ok">The position is closed. {closing.title}</p>
    <Button kind="teal" onClick={onClose}>
      Close
    </Button>
  </Dialog>
);
