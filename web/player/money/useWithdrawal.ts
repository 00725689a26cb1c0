import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey, Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { ask, storedToken } from '../session.ts';
import { intentOf } from '../parts/intent.ts';
import {
  EMPTY_WITHDRAWAL,
  faultOf,
  payloadOf,
  WIRE_FIELDS,
  WITHDRAW_FIELDS,
  type WithdrawFault,
  type WithdrawForm,
  type WithdrawKnown,
} from './withdrawForm.ts';

const FAILED = say('money.withdrawFailed');

export interface Withdrawal {
  readonly form: WithdrawForm;
  readonly fault: WithdrawFault | undefined;
  /** The server asked for a code of the authenticator app. */
  readonly needsCode: boolean;
  readonly isSending: boolean;
  /** How often there was something to correct. */
  readonly refusals: number;
  change(next: WithdrawForm): void;
  submit(known: Omit<WithdrawKnown, 'hasToken'>): Promise<void>;
}

/** A withdrawal being filled in and sent: idle, submitting, then closed, or idle again with what was wrong. */
export function useWithdrawal(onClose: () => void): Withdrawal {
  const queries = useQueryClient();
  const [form, setForm] = useState(EMPTY_WITHDRAWAL);
  const [fault, setFault] = useState<WithdrawFault>();
  const [refusals, setRefusals] = useState(0);
  const [needsCode, setNeedsCode] = useState(false);
  const [isSending, setSending] = useState(false);

  function change(next: WithdrawForm) {
    setForm(next);
    setFault(undefined);
  }

  function refuse(found: WithdrawFault) {
    setFault(found);
    setRefusals(count => count + 1);
    if (found.field === 'code') setNeedsCode(true);
  }

  async function submit(known: Omit<WithdrawKnown, 'hasToken'>): Promise<void> {
    const found = faultOf(form, { ...known, hasToken: storedToken() !== null });
    if (found) {
      notify.error(say('money.error', { why: found.sentence }));
      return refuse(found);
    }
    setFault(undefined);
    setSending(true);
    const refusal = await send(form);
    setSending(false);
    if (refusal) return refuse(refusal);
    for (const name of ['requests', 'balance', 'statement']) void queries.invalidateQueries({ queryKey: [name] });
    onClose();
  }

  return { form, fault, needsCode, isSending, refusals, change, submit };
}

/** Sends it once, says how that went, and answers with what the server found wrong. */
async function send(form: WithdrawForm): Promise<WithdrawFault | undefined> {
  const intent = intentOf('withdrawal', sessionStorage, newKey);
  const payload = payloadOf(form);
  try {
    const { success, message, data } = await intent.send(payload, key => ask('withdrawal', payload, { key }));
    if (success !== true) throw new Error(message ?? FAILED);
    notify.success(say('money.withdrawDone'), data && say('money.reference', { id: data.id }));
    return undefined;
  } catch (error) {
    const fault = faultFrom(error);
    notify.error(fault.sentence);
    return fault;
  }
}

function faultFrom(error: unknown): WithdrawFault {
  if (!(error instanceof Refused)) return { sentence: (error instanceof Error && error.message) || FAILED };
  const [named] = Object.entries(error.fields);
  const field = named && WIRE_FIELDS[named[0]];
  if (named && field) return { field, sentence: named[1] };
  return { field: WITHDRAW_FIELDS[error.code], sentence: error.message || FAILED };
}
