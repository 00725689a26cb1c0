import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLive } from '../../../live/useLive.ts';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { markOf } from './mark.ts';
import { call } from '../../session.ts';
import { type OpenBets, openBets } from './openBets.ts';

/** As many as a glance needs; all of them are under Bets. */
const INPUT = { state: 'matched', page: 1, size: 10 } as const;

interface Glance extends OpenBets {
  /** Struck, also those there is no room for. */
  readonly count: number;
}

/** What the player has open on sport. Whoever was never in a market has nothing there that could be asked for. */
export function useOpenBets(): Glance | undefined {
  const mine = useLive('orders');
  const { data } = useQuery({
    queryKey: ['mySportBets', INPUT],
    queryFn: ({ signal }) => call('mySportBets', INPUT, { signal }),
    enabled: mine !== undefined && Object.keys(mine.positions).length > 0,
    placeholderData: keepPreviousData,
  });
  useReloadOn(markOf(mine), 'mySportBets');
  return mine && { ...openBets(mine, data?.rows ?? []), count: (data?.total ?? 0) + mine.bets.length };
}
