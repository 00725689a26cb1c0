import { useState } from 'react';
import { Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { ask, signIn } from '../session.ts';
import { type Faults, FILL_IN, missing } from './required.ts';
import { fieldsOf, saidBy } from './sentences.ts';

export type LoginField = 'email' | 'password' | 'code';

const EMPTY: Readonly<Record<LoginField, string>> = { email: '', password: '', code: '' };

/** Login as it goes: idle, asking, then either what went wrong or the arrival. */
export function useLogin(arrive: () => void) {
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
      signIn(await ask('login', needsCode ? { ...both, code: code.trim() } : both));
      notify.success('Login successful!');
      arrive();
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
    setFailure(`Login failed: ${saidBy(error) ?? 'An error occurred'}`);
    notify.error(saidBy(error) ?? 'Login failed. Please try again.');
  }

  return { form, faults, failure, needsCode, isAsking, change, login };
}
