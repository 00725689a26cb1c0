import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { reloadSession, useMe } from '../session.ts';
import { Refusal } from './Refusal.tsx';

const EMPTY = { current: '', password: '', again: '' };
type Typed = typeof EMPTY;

/** Choosing one's own password: at first because it was given out, later because one wants to. */
export function NewPassword() {
  const client = useQueryClient();
  const me = useMe();
  const [typed, setTyped] = useState(EMPTY);
  const [refusal, setRefusal] = useState('');
  const changed = () => {
    notify.success('Your password was changed');
    setTyped(EMPTY);
    void reloadSession(client);
  };
  const change = useCommand('officePassword', changed, ({ message }) => setRefusal(message));
  const submit = () => {
    const fault = faultOf(typed);
    setRefusal(fault);
    if (!fault) change.run({ current: typed.current, password: typed.password });
  };
  const field = (name: keyof Typed) => ({
    name,
    type: 'password',
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    required: true,
  });
  return (
    <Form onSubmit={submit}>
      {me.mustChangePassword && <p>The password you were given was seen by somebody else. Choose your own to go on.</p>}
      <input type="hidden" name="username" autoComplete="username" value={me.email} />
      <TextField label="Current password" {...field('current')} />
      <TextField
        label="New password"
        hint="At least 8 characters. A short sentence is a good password."
        {...field('password')}
      />
      <TextField label="New password again" {...field('again')} />
      <Refusal words={refusal} />
      <Button kind="primary" type="submit" busy={change.busy}>
        Change password
      </Button>
    </Form>
  );
}

function faultOf({ current, password, again }: Typed): string {
  if (!current || !password) return 'Please fill in all required fields.';
  return password === again ? '' : 'The two new passwords differ.';
}
