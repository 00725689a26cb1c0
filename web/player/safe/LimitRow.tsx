import { say } from '@maidan/words/say';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatMinute } from '../../ui/when.ts';
import { LimitForm } from '../parts/limits/LimitForm.tsx';
import { amountWords, fullWords, limitWords } from './limitWords.ts';
import { type Limits, useChanges } from '../parts/limits/useLimits.ts';

type Limit = Limits['limits'][number];

/** One limit: what it is, what is used of it until when, and what is asked for instead. */
export function LimitRow({ of }: { readonly of: Limit }) {
  const { limit, value, used, resetsAt, asked } = of;
  const [isOpen, setOpen] = useState(false);
  const changes = useChanges();
  const name = limitWords(limit);
  const called = fullWords(limit);
  const opener = useRef<HTMLButtonElement>(null);
  const button =
    value === null
      ? { words: say('safe.set'), label: say('safe.setOf', { limit: called }) }
      : { words: say('safe.change'), label: say('safe.changeOf', { limit: called }) };

  /** The form goes, and with it what has the focus. */
  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  async function save(wanted: number | null): Promise<boolean> {
    const isSaved = await changes.set(limit, wanted);
    if (isSaved) close();
    return isSaved;
  }

  async function confirm(): Promise<void> {
    await changes.confirm(limit);
    opener.current?.focus();
  }

  return (
    <li className="limit">
      <div className="limit-head">
        <span>{name}</span>
        <b className={value === null ? 'muted' : undefined}>{amountWords(limit, value)}</b>
        <Button
          ref={opener}
          small
          aria-label={button.label}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {button.words}
        </Button>
      </div>
      {value !== null && used !== null && <UsedBar limit={limit} value={value} used={used} resetsAt={resetsAt} />}
      {asked && <Asked of={{ limit, asked, value }} onConfirm={confirm} onKeep={() => save(value)} />}
      {isOpen && (
        <LimitForm limit={limit} label={say('safe.newLimit')} isSet={value !== null} onSave={save} onCancel={close} />
      )}
    </li>
  );
}

function UsedBar({
  limit,
  value,
  used,
  resetsAt,
}: Pick<Limit, 'limit' | 'resetsAt'> & Record<'value' | 'used', number>) {
  const words = say('safe.used', { used: amountWords(limit, used), limit: amountWords(limit, value) });
  return (
    <>
      <meter className="used" min={0} max={value} value={Math.min(used, value)} aria-label={fullWords(limit)}>
        {words}
      </meter>
      <p className="muted limit-used">
        <span>{words}</span>
        {resetsAt !== null && <span>{say('safe.resets', { when: formatMinute(resetsAt) })}</span>}
      </p>
    </>
  );
}

interface AskedProps {
  readonly of: Pick<Limit, 'limit' | 'asked' | 'value'>;
  readonly onConfirm: () => Promise<unknown>;
  readonly onKeep: () => Promise<unknown>;
}

/** Something looser: it waits for its day, and then for a second yes. */
function Asked({ of: { limit, asked }, onConfirm, onKeep }: AskedProps) {
  const [now] = useState(() => Date.now()); // of when it was opened: it waits for a day
  if (!asked) return null;
  const wanted = amountWords(limit, asked.value);
  const isDue = asked.from <= now;
  return (
    <div className="note limit-asked">
      <p>
        {isDue
          ? say('safe.due', { limit: wanted })
          : say('safe.waits', { limit: wanted, when: formatMinute(asked.from) })}
      </p>
      <div className="limit-acts">
        {isDue && (
          <Button small kind="teal" onClick={() => void onConfirm()}>
            {say('safe.confirm')}
          </Button>
        )}
        <Button small onClick={() => void onKeep()}>
          {say('safe.keep')}
        </Button>
      </div>
    </div>
  );
}
