import type { Reply } from '@maidan/contract/api';
import { playerSentence } from '@maidan/contract/playerErrors';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { ask, call, storedToken } from '../session.ts';

/** The operator may change where to pay at any time, so nothing of it is kept from one opening to the next. */
const ALWAYS_ASKED = { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false } as const;

/** Where to pay INR, asked for each time a dialog opens. A failure is said in a toast as well as in its place. */
export function useBankDetails() {
  const query = useQuery({ queryKey: ['bankDetails', {}], queryFn: bankDetails, ...ALWAYS_ASKED });
  const { error } = query;
  useEffect(() => {
    if (error) notify.error(error.message);
  }, [error]);
  return query;
}

async function bankDetails(): Promise<Reply<'bankDetails'>> {
  if (storedToken() === null) throw new Error(playerSentence('not-signed-in'));
  const { success, data } = await ask('bankDetails', {});
  if (success !== true || !data) throw new Error(playerSentence('bank-details-missing'));
  return data;
}

/** Limits, the USDT rate and addresses, and the name behind the UPI ID. */
export const usePaymentOptions = () =>
  useQuery({ queryKey: ['paymentOptions', {}], queryFn: () => call('paymentOptions', {}), ...ALWAYS_ASKED });
