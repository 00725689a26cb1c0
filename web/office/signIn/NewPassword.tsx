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
    notify.success('Your password was changed');
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
      {me.mustChangePassword && <p>The password you were given was seen by somebody else. Choose your own to go on.</p>}
      <input type="hidden" name="username" autoComplete="username" value={me.email} />
      <TextField label="Current password" {...field('current')} />
      <TextField
        label="New password"
        hint="At least 8 characters. A short sentence is a good password."
        {...field('password')}
      />
      <TextField label="New password again" {...field('again')} />
      <Refusal words={faults.form ?? ''} />
      <Button kind="primary" type="submit" busy={change.busy}>
        Change password
      </Button>
    </Form>
  );
}

const REQUIRED = 'Please fill in this field.';

const faultsOf = ({ current, password, again }: Typed): Faults => ({
  ...(!current && { current: REQUIRED }),
  ...(!password && { password: REQUIRED }),
  ...(password !== again && { again: 'The two new passwords differ.' }),
});

/** Which field a refusal is about; the form as a whole where it is about none. */
function placeOf({ code }: Refused): keyof Faults {
  if (code === 'wrong-credentials') return 'current';
  return code.startsWith('password-') ? 'password' : 'form';
}
