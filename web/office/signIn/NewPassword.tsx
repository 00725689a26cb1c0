import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { ownPasswordWords } from '../../ui/passwordWords.ts';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { reloadSession, useMe } from '../session.ts';
import { Refusal } from './Refusal.tsx';

const EMPTY = { current: '', password: '', again: '' };
type Typed = typeof EMPTY;
type Faults = Partial<Record<keyof Typed | 'form', string>>;

/** Choosing one's own password: at first because it was given out, later because one wants to. */
export function NewPassword() {
  const client = useQueryClient();
  const me = useMe();
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const changed = () => {
    notify.success(say('office.passwordChanged'));
    setTyped(EMPTY);
    void reloadSession(client);
  };
  const change = useCommand('officePassword', changed, refused =>
    setFaults({ [placeOf(refused)]: ownPasswordWords(refused) }),
  );
  const submit = () => {
    const found = faultsOf(typed);
    setFaults(found);
    if (Object.keys(found).length === 0) change.run({ current: typed.current, password: typed.password });
  };
  const field = (name: keyof Typed) => ({
    name,
    type: 'password',
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    required: true,
    error: faults[name],
  });
  return (
    <Form onSubmit={submit}>
      {me.mustChangePassword && <p>{say('office.passwordSeen')}</p>}
      <input type="hidden" name="username" autoComplete="username" value={me.email} />
      <TextField label={say('office.currentPassword')} {...field('current')} />
      <TextField label={say('office.newPassword')} hint={say('office.passwordHint')} {...field('password')} />
      <TextField label={say('office.passwordAgain')} {...field('again')} />
      <Refusal words={faults.form ?? ''} />
      <Button kind="primary" type="submit" busy={change.busy}>
        {say('office.changePassword')}
      </Button>
    </Form>
  );
}

const REQUIRED = say('office.fillIn');

const faultsOf = ({ current, password, again }: Typed): Faults => ({
  ...(!current && { current: REQUIRED }),
  ...(!password && { password: REQUIRED }),
  ...(password !== again && { again: say('office.passwordsDiffer') }),
});

/** Which field a refusal is about; the form as a whole where it is about none. */
function placeOf({ code }: Refused): keyof Faults {
  if (code === 'wrong-credentials') return 'current';
  return code.startsWith('password-') ? 'password' : 'form';
}
