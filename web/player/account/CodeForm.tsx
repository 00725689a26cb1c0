import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../parts/CodeField.tsx';

interface Props {
  readonly text: string;
  readonly button: string;
  /** A recovery code does as well, for who has lost the app. */
  readonly takesRecovery?: boolean;
  /** Rejects with the sentence to show beside the field. */
  readonly onCode: (code: string) => Promise<void>;
}

export function CodeForm({ text, button, takesRecovery = false, onCode }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (takesRecovery ? code.trim() === '' : !/^\d{6}$/.test(code))
      return setError(takesRecovery ? say('account.anyCode') : say('account.sixDigits'));
    setSending(true);
    setError(undefined);
    await onCode(code).catch((reason: Error) => setError(reason.message));
    setSending(false);
  }

  return (
    <form className="panel-form" onSubmit={event => void submit(event)} noValidate>
      <p>{text}</p>
      <CodeField value={code} onChange={setCode} error={error} takesRecovery={takesRecovery} />
      <Button type="submit" kind="teal" busy={isSending}>
        {button}
      </Button>
    </form>
  );
}
