import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { call } from '../../session.ts';
import { markOf } from './mark.ts';
import { type MatchedBet, matchedOf } from './matched.ts';

type Known = Pick<EventView, 'id'> & Partial<Pick<EventView, 'rows'>>;

export interface Matched {
  /** Newest first: with the house all of them, with players as many as were asked for. */
  readonly bets: readonly MatchedBet[];
  /** How many older ones there are besides. */
  readonly more: number;
  readonly isLoading: boolean;
  showMore(): void;
}

/** Bets of a match that are struck: with players from the record, page by page, with the house from the live topic. */
export function useMatched(event: Known, mine: MyOrdersView): Matched {
  const input = { event: event.id, state: 'matched', size: 50 } as const;
  const { data, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['mySportBets', input],
    queryFn: ({ signal, pageParam }) => call('mySportBets', { ...input, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  useReloadOn(markOf(mine), 'mySportBets');
  const record = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return {
    bets: matchedOf(event, mine, record),
    more: Math.max(0, (data?.pages.at(-1)?.total ?? 0) - record.length),
    isLoading: isFetchingNextPage,
    showMore: () => void fetchNextPage(),
  };
}
