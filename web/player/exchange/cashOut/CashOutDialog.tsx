import { formatMoney, formatSigned } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { figure } from '../words.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Answer } from '../commands.ts';
import { useIntents } from '../useIntents.ts';
import { cashOutText } from '../words.ts';
import type { Closing } from './CashOutButton.tsx';
import { manner, type Offer, STEP } from './offer.ts';
import { SlipNote } from '../slip/SlipNote.tsx';

interface Props {
  readonly closing: Closing;
  /** The greatest part that could be closed when it was opened, in hundredths. */
  readonly part: number | undefined;
  readonly onClose: () => void;
}

/** How much of it to close, what that comes to, and how it leaves the player whoever wins. */
export function CashOutDialog({ closing, part = 100, onClose }: Props) {
  const id = useId();
  const { pending, fates, send } = useIntents();
  const [percent, setPercent] = useState(part);
  const [key, setKey] = useState<string>();
  const offer = closing.offer(percent);
  const intent = pending.find(each => each.key === key);
  const fate = key === undefined ? undefined : fates.get(key);
  const isBusy = intent !== undefined;
  if (fate?.is === 'done') return <Done closing={closing} percent={percent} answer={fate.answer} onClose={onClose} />;

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
        min={STEP}
        max={100}
        step={STEP}
        value={percent}
        disabled={isBusy}
        onChange={event => setPercent(Number(event.target.value))}
      />
      {offer ? (
        <Outcome closing={closing} offer={offer} />
      ) : (
        <p className="note">There is not enough on offer to close so much now.</p>
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

interface DoneProps {
  readonly closing: Closing;
  readonly percent: number;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** What was truly got: as much as was shown, or more. */
const Done = ({ closing, percent, answer, onClose }: DoneProps) => (
  <Dialog title="Cashout" onClose={onClose}>
    <p className="note ok">
      {percent < 100 ? `${percent} % of the` : 'The'} position is closed. It came to{' '}
      {cashOutText(paise(answer.value ?? 0))}. {closing.title}
    </p>
    <Button kind="teal" onClick={onClose}>
      Close
    </Button>
  </Dialog>
);
