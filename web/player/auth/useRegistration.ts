import { say } from '@maidan/words/say';
import { useRef, useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { ask, call, signIn } from '../session.ts';
import { type Faults, FILL_IN, missing } from './required.ts';
import type { Arrive } from './useArrival.ts';
import { fieldsOf, isAboutPassword, saidBy } from './sentences.ts';
import { newKey } from '../../api.ts';

const EMPTY = { username: '', email: '', phone_number: '', country: '', password: '' } as const;

export type RegistrationField = keyof typeof EMPTY;
type Form = Readonly<Record<RegistrationField, string>>;

/** Sent because the specification sends them; the server trusts neither. */
const UNSEEN = { coin_type: 'USD', role: 'User' } as const;

/** Registration as it goes: idle, asking, then either what went wrong or the arrival. */
export function useRegistration(arrive: Arrive) {
  const [form, setForm] = useState<Form>(EMPTY);
  const [faults, setFaults] = useState<Faults<RegistrationField>>({});
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const key = useRef(newKey());

  function change(field: RegistrationField, value: string) {
    setForm({ ...form, [field]: value });
    setFaults({ ...faults, [field]: undefined });
    key.current = newKey(); // other words, another intent
  }

  async function register(): Promise<void> {
    const empty = missing(form);
    setFaults(empty);
    setFailure(undefined);
    if (Object.keys(empty).length > 0) {
      notify.error(FILL_IN);
      return;
    }
    setAsking(true);
    try {
      await call('register', { ...form, ...UNSEEN }, { key: key.current });
      notify.success(say('door.registered'));
    } catch (error) {
      if (saidBy(error)) key.current = newKey();
      setFaults(fieldsOf(error));
      if (!isAboutPassword(error)) setFailure(saidBy(error) ?? say('door.registrationFailed'));
      notify.error(saidBy(error) ?? say('door.registrationFailed'));
      setAsking(false);
      return;
    }
    await enter(form);
    setAsking(false);
  }

  async function enter({ email, password }: Form): Promise<void> {
    try {
      const answer = await ask('login', { email, password });
      signIn(answer);
      arrive(answer);
    } catch (error) {
      const why = saidBy(error);
      setFailure(why === undefined ? say('door.openLoginErred') : say('door.openLoginFailed', { why }));
      notify.error(why ?? say('door.loginFailed'));
    }
  }

  return { form, faults, failure, isAsking, change, register };
}
