import type { Reply } from '@maidan/contract/api';
import { playerSentence } from '@maidan/contract/playerErrors';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey, Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { call, storedToken } from '../session.ts';
import {
  DEPOSIT_FIELDS,
  type DepositFaults,
  type DepositField,
  type DepositForm,
  EMPTY_DEPOSIT,
  faultsOf,
  payloadOf,
} from './depositForm.ts';
import { intentOf } from '../parts/intent.ts';
import { withFigure } from '../parts/limits/withFigure.ts';

const FAILED = say('money.depositFailed');

export interface Deposit {
  readonly form: DepositForm;
  readonly faults: DepositFaults;
  readonly isSending: boolean;
  change(next: DepositForm): void;
  /** Shows the address of the chosen network, or says that none is chosen. */
  proceed(addresses: Reply<'paymentOptions'>['usdt']['addresses'] | undefined): void;
  submit(payee: Reply<'bankDetails'> | undefined): Promise<void>;
  /** How often there was something to correct. */
  readonly refusals: number;
}

/** A deposit being filled in and sent. */
export function useDeposit(onClose: () => void): Deposit {
  const queries = useQueryClient();
  const [form, setForm] = useState(EMPTY_DEPOSIT);
  const [faults, setFaults] = useState<DepositFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);

  function change(next: DepositForm) {
    setForm(next);
    setFaults(faults => unchanged(faults, form, next));
  }

  function refuse(found: DepositFaults) {
    setFaults(found);
    setRefusals(count => count + 1);
  }

  function proceed(addresses: Reply<'paymentOptions'>['usdt']['addresses'] | undefined) {
    if (form.network === '') refuse({ network: playerSentence('network-missing') });
    else change({ ...form, chain: form.network, walletAddress: addresses?.[form.network] ?? '' });
  }

  async function submit(payee: Reply<'bankDetails'> | undefined): Promise<void> {
    const found = faultsOf(form);
    if (Object.keys(found).length > 0) return refuse(found);
    if (storedToken() === null) {
      return notify.info(say('money.mustLogIn'), say('money.amountKept'));
    }
    setSending(true);
    const refusal = await send(form, payee);
    setSending(false);
    if (refusal) return refuse(refusal);
    setForm(EMPTY_DEPOSIT);
    void queries.invalidateQueries({ queryKey: ['requests'] });
    onClose();
  }

  return { form, faults, isSending, refusals, change, proceed, submit };
}

/** Sends it once, says how that went, and answers with what the server found wrong. */
async function send(form: DepositForm, payee: Reply<'bankDetails'> | undefined): Promise<DepositFaults | undefined> {
  const intent = intentOf('deposit', sessionStorage, newKey);
  const payload = payloadOf(form, payee);
  const picture = form.paymentScreenshot;
  // The contract speaks of the bytes the server gets; a browser sends them as a file.
  const input = picture ? { ...payload, paymentScreenshot: picture as unknown as Uint8Array<ArrayBuffer> } : payload;
  const content = [payload, picture?.name, picture?.size, picture?.lastModified];
  try {
    const answer: Reply<'deposit'> | undefined = await intent.send(content, key => call('deposit', input, { key }));
    if (!answer) throw new Error('no data in the answer');
    notify.success(say('money.depositDone'), detailOf(answer));
    return undefined;
  } catch (error) {
    const refused = await withFigure(error);
    if (!(refused instanceof Refused)) {
      notify.error(FAILED);
      return {};
    }
    notify.error(FAILED, refused.message);
    return { ...refused.fields, [DEPOSIT_FIELDS[refused.code] ?? 'form']: refused.message };
  }
}

/** Any data counts as success; only an answer of ours says how much and under which number. */
const detailOf = ({ id, amount }: Partial<Reply<'deposit'>>): string | undefined =>
  id !== undefined && amount !== undefined
    ? say('money.depositReference', { amount: formatMoney(amount), id })
    : undefined;

/** What was wrong with a field is forgotten as soon as it changes, and all of it with another currency. */
function unchanged(faults: DepositFaults, before: DepositForm, next: DepositForm): DepositFaults {
  if (before.coinType !== next.coinType) return {};
  const isSame = (field: string) => before[field as DepositField] === next[field as DepositField]; // `form` is no field and stays
  return Object.fromEntries(Object.entries(faults).filter(([field]) => isSame(field)));
}
