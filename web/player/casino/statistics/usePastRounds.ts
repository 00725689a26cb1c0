import type { LastResult } from '@maidan/contract/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayOf } from '../../../ui/when.ts';
import { call } from '../../session.ts';
import type { Past } from './tallies.ts';

export interface PastRounds {
  /** Newest first; nothing while the first answer is on its way. */
  readonly pasts: readonly Past[] | undefined;
  readonly fault: string | undefined;
  readonly retry: () => void;
}

/** As many as one page of results has at most. */
const SIZE = 50;

/** Today's last rounds of a table, asked for again whenever one has ended. */
export function usePastRounds(game: string, last: readonly LastResult[]): PastRounds {
  const newest = last[0]?.round ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['results', 'statistics', game, newest],
    queryFn: ({ signal }) => call('results', { date: dayOf(Date.now()), game, size: SIZE }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const pasts = data?.rows
    .filter(({ isVoid }) => !isVoid)
    .map(({ roundId, winner, facts }) => ({ round: roundId, code: winner, facts }));
  return { pasts, fault: error?.message, retry: () => void refetch() };
}
