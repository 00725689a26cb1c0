import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ownPasswordWords } from '../../ui/passwordWords.ts';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  /** Told to password managers, so that they know whose password is asked for. */
  readonly email: string;
  /** Rejects with the sentence to show beside the field. */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Setting up a second step begins with the first: a browser left open is not enough. */
export function SetUpForm({ email, onPassword }: Props) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password === '') return setError(say('account.required'));
    setSending(true);
    setError(undefined);
    await onPassword(password).catch((reason: Error) => setError(ownPasswordWords(reason)));
    setSending(false);
  }

  return (
    <form className="panel-form" onSubmit={event => void submit(event)} noValidate>
      <p>{say('account.besides')}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label={say('account.yourPassword')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={error}
        hint={say('account.setUpHint')}
      />
      <Button type="submit" kind="teal" busy={isSending}>
        {say('account.setUp')}
      </Button>
    </form>
  );
}
