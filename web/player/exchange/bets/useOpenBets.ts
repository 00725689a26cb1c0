import type { MyOrdersView } from '@maidan/contract/event';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLive } from '../../../live/useLive.ts';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { markOf } from './mark.ts';
import { call } from '../../session.ts';
import type { SportBet } from './matched.ts';

/** As many as a glance needs; all of them are under Bets. */
const INPUT = { state: 'matched', page: 1, size: 10 } as const;

export interface Glance {
  /** What comes live. */
  readonly mine: MyOrdersView;
  /** Struck with players, newest first. */
  readonly record: readonly SportBet[];
  /** Struck, also those there is no room for. */
  readonly struck: number;
  readonly waiting: number;
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
  return (
    mine && {
      mine,
      record: data?.rows ?? [],
      struck: (data?.total ?? 0) + mine.bets.length,
      waiting: mine.orders.filter(({ left }) => left > 0).length,
    }
  );
}
