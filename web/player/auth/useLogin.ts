import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { ask, signIn } from '../session.ts';
import { type Faults, FILL_IN, missing } from './required.ts';
import { fieldsOf, saidBy } from './sentences.ts';
import type { Arrive } from './useArrival.ts';

export type LoginField = 'email' | 'password' | 'code';

const EMPTY: Readonly<Record<LoginField, string>> = { email: '', password: '', code: '' };

/** Login as it goes: idle, asking, then either what went wrong or the arrival. */
export function useLogin(arrive: Arrive) {
  const [form, setForm] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults<LoginField>>({});
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function change(field: LoginField, value: string) {
    setForm({ ...form, [field]: value });
    setFaults({ ...faults, [field]: undefined });
    if (field === 'email') setNeedsCode(false); // another account may have no second step
  }

  async function login(): Promise<void> {
    const { code, ...both } = form;
    const empty: Faults<LoginField> = needsCode ? missing(form) : missing(both);
    setFaults(empty);
    setFailure(undefined);
    if (Object.keys(empty).length > 0) return notify.error(FILL_IN);
    setAsking(true);
    try {
      const answer = await ask('login', needsCode ? { ...both, code: code.trim() } : both);
      signIn(answer);
      notify.success(say('door.loggedIn'));
      arrive(answer);
    } catch (error) {
      refuse(error);
    } finally {
      setAsking(false);
    }
    return undefined;
  }

  function refuse(error: unknown) {
    if (error instanceof Refused && error.code === 'two-step-needed') {
      setNeedsCode(true);
      notify.info(error.message);
      return;
    }
    setFaults(fieldsOf(error));
    const why = saidBy(error);
    setFailure(why === undefined ? say('door.loginErred') : say('door.loginFailedWhy', { why }));
    notify.error(why ?? say('door.loginFailed'));
  }

  return { form, faults, failure, needsCode, isAsking, change, login };
}
