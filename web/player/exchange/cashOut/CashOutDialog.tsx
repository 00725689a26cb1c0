import { formatMoney, formatSigned } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { figure } from '../words.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { bold } from '../../../ui/said.tsx';
import type { CommandAnswer } from '../commands.ts';
import { useIntents } from '../useIntents.ts';
import { cashOutText } from '../words.ts';
import { type Closing, manner, type Offer, STEP } from './offer.ts';
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
    <Dialog title={say('betting.cashout')} onClose={onClose}>
      <p className="cash-out-where">{closing.title}</p>
      <label className="cash-out-part" htmlFor={id}>
        {say('betting.closePart', { percent, b: bold })}
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
      {offer ? <Outcome closing={closing} offer={offer} /> : <p className="note">{say('betting.notEnough')}</p>}
      <SlipNote intent={intent} refusal={fate?.is === 'refused' ? fate.sentence : undefined} />
      <Button kind="primary" big disabled={!offer} busy={isBusy} onClick={close}>
        {isBusy ? say('betting.placing') : buttonWords(offer)}
      </Button>
    </Dialog>
  );
}

const buttonWords = (offer: Offer | undefined): string =>
  offer ? say('betting.cashOutFor', { value: cashOutText(offer.value) }) : say('betting.cashOut');

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
            <dt>{say('betting.ifWins', { runner: names[runner] ?? runner })}</dt>
            <dd className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{say('betting.worst')}</dt>
          <dd className={worst < 0 ? 'neg' : 'pos'}>{formatSigned(worst)}</dd>
        </div>
      </dl>
      <p className="muted">
        {say('betting.legs', { legs: legs.map(leg => legWords(leg, names)).join(', '), manner: manner(delayMs) })}
      </p>
    </>
  );
}

function legWords(leg: Offer['legs'][number], names: Closing['names']): string {
  const runner = names[leg.runner] ?? leg.runner;
  const [stake, price] = [formatMoney(leg.stake), figure('exchange', leg.odds, 0)];
  return leg.side === 'back'
    ? say('betting.backLeg', { runner, stake, price })
    : say('betting.layLeg', { runner, stake, price });
}

interface DoneProps {
  readonly closing: Closing;
  readonly percent: number;
  readonly answer: CommandAnswer;
  readonly onClose: () => void;
}

const doneWords = (percent: number, value: string, title: string): string =>
  percent < 100 ? say('betting.closedPart', { percent, value, title }) : say('betting.closedAll', { value, title });

/** What was truly got: as much as was shown, or more. */
const Done = ({ closing, percent, answer, onClose }: DoneProps) => (
  <Dialog title={say('betting.cashout')} onClose={onClose}>
    <p className="note ok">{doneWords(percent, cashOutText(paise(answer.value ?? 0)), closing.title)}</p>
    <Button kind="teal" onClick={onClose}>
      {say('betting.close')}
    </Button>
  </Dialog>
);
