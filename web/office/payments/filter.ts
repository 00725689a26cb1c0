import type { Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useListAddress } from '../parts/useListAddress.ts';

export const TYPE_CHOICES = [
  { value: 'all', label: say('officeMoney.all') },
  { value: 'deposit', label: say('officeMoney.deposits') },
  { value: 'withdrawal', label: say('officeMoney.withdrawals') },
  { value: 'mine', label: say('officeMoney.mine') },
] as const;

export const STATE_CHOICES = [
  { value: 'waiting', label: say('officeMoney.waitingForUs') },
  { value: 'open', label: say('officeMoney.requested') },
  { value: 'approved', label: say('officeMoney.toBeSent') },
  { value: 'sent', label: say('officeMoney.sent') },
  { value: 'done', label: say('officeMoney.finished') },
  { value: 'all', label: say('officeMoney.everyState') },
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
