import { rupees } from '@maidan/core/money';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../session.ts';
import { figureOf } from './figureOf.ts';

/** How play goes by now. It is asked for by the clock in the header, wherever one bets. */
export const PLAY_SESSION = { queryKey: ['playSession', {}], queryFn: () => call('playSession', {}) };

/** Why an amount, in rupees, is beyond what a limit of one's own leaves for a bet; nothing while it is not. */
export function useStakeLeft(): (amount: number) => string | undefined {
  const { data } = useQuery({ ...PLAY_SESSION, enabled: false });
  const left = data?.left;
  return amount => {
    if (!left || rupees(amount) <= left.left) return undefined;
    return figureOf(left.limit, left.value, left.limit === 'largestStake' ? null : left.value - left.left);
  };
}
