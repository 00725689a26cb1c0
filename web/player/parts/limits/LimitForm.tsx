import './limits.css';
import { parseRupees } from '@maidan/core/money';
import { measureOf, type OwnLimit } from '@maidan/core/ownLimits';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { AmountField } from '../../../ui/AmountField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DECIMALS } from '../../../ui/digits.ts';
import { TextField } from '../../../ui/TextField.tsx';

interface Props {
  readonly limit: OwnLimit;
  readonly label: string;
  /** Whether it can be taken away. */
  readonly isSet: boolean;
  readonly onSave: (value: number | null) => Promise<boolean>;
  readonly onCancel?: (() => void) | undefined;
}

/** A free amount, or none. */
export function LimitForm({ limit, label, isSet, onSave, onCancel }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const measure = measureOf(limit);

  async function save(value: number | null): Promise<void> {
    setSending(true);
    const isSaved = await onSave(value);
    setSending(false);
    if (isSaved) setText('');
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const value = measure === 'money' ? parseRupees(text) : Number(text);
    if (typeof value === 'string' || !Number.isSafeInteger(value) || value < 1) return setError(say('safe.wrong'));
    setError(undefined);
    return save(value);
  }

  const field = { label, name: limit, value: text, onChange: setText, error };
  return (
    <form className="limit-form" onSubmit={event => void submit(event)} noValidate>
      {measure === 'money' ? (
        <AmountField {...field} unit="₹" decimals={DECIMALS.INR} />
      ) : (
        <TextField
          {...field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          hint={measure === 'minutes' ? say('safe.inMinutes') : say('safe.inBets')}
        />
      )}
      <div className="limit-acts">
        <Button type="submit" kind="teal" busy={isSending}>
          {say('safe.save')}
        </Button>
        {isSet && (
          <Button onClick={() => void save(null)} disabled={isSending}>
            {say('safe.remove')}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{say('safe.cancel')}</Button>}
      </div>
    </form>
  );
}
