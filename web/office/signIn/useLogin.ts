import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refused } from '../../api.ts';
import { useCommand } from '../queries.ts';
import { beginSession } from '../session.ts';

const REQUIRED = say('office.required');

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/** The login form: what was typed, what is wrong with it, and whether a code is asked for as well. */
export function useLogin() {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>({ email: '', password: '', code: '' });
  const [asksCode, setAsksCode] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');

  const type = (change: Partial<Typed>) => setTyped(before => ({ ...before, ...change }));
  const refused = ({ code, message, fields }: Refused) => {
    if (code === 'two-step-needed') return setAsksCode(true);
    if (code === 'two-step-wrong') type({ code: '' });
    setFaults(fields);
    return setRefusal(message);
  };
  const login = useCommand('officeLogin', me => beginSession(client, me), refused);
  const submit = () => {
    const { email, password, code } = typed;
    const input = { email: email.trim(), password, ...(asksCode && { code }) };
    const missing = Object.entries(input).filter(([, text]) => !text);
    setFaults(Object.fromEntries(missing.map(([name]) => [name, REQUIRED])));
    setRefusal('');
    if (missing.length === 0) login.run(input);
  };
  return { typed, type, asksCode, faults, refusal, submit, busy: login.busy };
}
