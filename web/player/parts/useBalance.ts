import type { Reply } from '@maidan/contract/api';
import { type Money, rupees } from '@maidan/core/money';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../live/useLive.ts';
import { call } from '../session.ts';

export interface Purse {
  /** Free to bet or withdraw. */
  readonly balance: Money;
  readonly exposure: Money;
  /** On its way out. */
  readonly held: Money;
  readonly demo: boolean;
}

/** The player's money, asked for when a dialog or page opens and kept up to date by the live wallet from then on. */
export function useBalance() {
  const live = useLive('wallet');
  const { data, isError, refetch } = useQuery({
    queryKey: ['balance', {}],
    queryFn: () => call('balance', {}),
    refetchOnMount: 'always',
    retry: false,
  });
  return { purse: isError || !data ? undefined : { ...purseOf(data), ...live }, isError, refetch };
}

const purseOf = (answer: Reply<'balance'>): Purse => ({
  balance: rupees(answer.balance),
  exposure: rupees(answer.exposure ?? 0),
  held: rupees(answer.held ?? 0),
  demo: answer.demo ?? false,
});
