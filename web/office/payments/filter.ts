import type { Sent } from '@maidan/contract/api';
import { useListAddress } from '../parts/useListAddress.ts';

export const TYPE_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'deposit', label: 'Deposits' },
  { value: 'withdrawal', label: 'Withdrawals' },
  { value: 'mine', label: 'Mine' },
] as const;

export const STATE_CHOICES = [
  { value: 'waiting', label: 'Waiting for us' },
  { value: 'open', label: 'Requested' },
  { value: 'approved', label: 'To be sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'done', label: 'Finished' },
  { value: 'all', label: 'Every state' },
] as const;

const SIZE = 20;

/** The filter of the queue lives in the address: it can be sent to a colleague and survives a reload. */
export function useQueueFilter() {
  const { page, search, value, change, turnTo } = useListAddress();
  const type = chosen(TYPE_CHOICES, value('type'), 'all');
  const state = chosen(STATE_CHOICES, value('state'), 'waiting');
  const input: Sent<'payments'> = {
    type: type === 'mine' ? 'all' : type,
    mine: type === 'mine' ? 'yes' : 'no',
    state,
    search,
    page,
    size: SIZE,
  };
  return { type, state, search, input, change, turnTo };
}

export type QueueFilter = ReturnType<typeof useQueueFilter>;

const chosen = <V extends string>(choices: readonly { readonly value: V }[], value: string, usual: V): V =>
  choices.find(choice => choice.value === value)?.value ?? usual;
