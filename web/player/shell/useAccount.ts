import { rupees } from '@maidan/core/money';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../live/useLive.ts';
import { call } from '../session.ts';

/** The name shown until the server has told the player's own. */
const DEFAULT_NAME = 'Demo';

/** Who is signed in and what they have: asked for once, then pushed. */
export function useAccount() {
  const live = useLive('wallet');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['balance', {}],
    queryFn: ({ signal }) => call('balance', {}, { signal }),
  });
  const asked = data && { balance: rupees(data.balance), exposure: rupees(data.exposure ?? 0) };
  return {
    username: data?.username ?? DEFAULT_NAME,
    isDemo: data?.demo ?? false,
    isKeptOut: data?.isKeptOut,
    wallet: live ?? asked,
    hasFailed: isError && !live,
    isFetching,
    retry: () => void refetch(),
  };
}
