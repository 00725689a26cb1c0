import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { ownPasswordWords } from '../../ui/passwordWords.ts';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';

const REQUIRED = say('account.required');

interface Faults {
  readonly current?: string;
  readonly password?: string;
}

interface Props {
  /** Told to password managers, so that they know whose password changes. */
  readonly email: string;
}

export function PasswordForm({ email }: Props) {
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing = { ...(current ? {} : { current: REQUIRED }), ...(password ? {} : { password: REQUIRED }) };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    const found = await change(current, password);
    setSending(false);
    setFaults(found ?? {});
    if (found) return;
    setCurrent('');
    setPassword('');
    void queries.invalidateQueries({ queryKey: ['security'] });
  }

  return (
    <section className="panel">
      <h2 className="bar lt">{say('account.changePassword')}</h2>
      <form className="panel-form" onSubmit={event => void submit(event)} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          label={say('account.currentPassword')}
          name="current"
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={faults.current}
        />
        <TextField
          label={say('account.newPassword')}
          name="password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={faults.password}
          hint={say('account.newPasswordHint')}
        />
        <Button type="submit" kind="teal" busy={isSending}>
          {say('account.changePassword')}
        </Button>
      </form>
    </section>
  );
}

/** Answers with what is wrong with which field, or nothing when it is done. */
async function change(current: string, password: string): Promise<Faults | undefined> {
  try {
    await callLater('changePassword', { current, password });
    notify.success(say('account.passwordChanged'), say('account.othersEnded'));
    return undefined;
  } catch (error) {
    const sentence = error instanceof Error ? ownPasswordWords(error) : '';
    notify.error(say('account.passwordNotChanged'), sentence);
    if (!(error instanceof Refused)) return {};
    if (error.code === 'wrong-credentials') return { current: sentence };
    return error.code.startsWith('password-') ? { password: sentence } : error.fields;
  }
}
