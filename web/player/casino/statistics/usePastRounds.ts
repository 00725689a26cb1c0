import type { LastResult } from '@maidan/contract/table';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../session.ts';
import { FEW, joined, MOST } from './pastRounds.ts';
import type { Past } from './tallies.ts';

export interface PastRounds {
  /** Newest first; nothing while the first answer is on its way. */
  readonly pasts: readonly Past[] | undefined;
  readonly fault: string | undefined;
  readonly retry: () => void;
}

/** The last rounds of a table, whatever day they were; asked for whenever one has ended, and then only the newest. */
export function usePastRounds(game: string, last: readonly LastResult[]): PastRounds {
  const newest = last[0]?.round;
  const queries = useQueryClient();
  const key = ['pastRounds', game];
  const { data, error, refetch } = useQuery({
    queryKey: [...key, newest],
    queryFn: async ({ signal }): Promise<readonly Past[]> => {
      const ask = async (size: number) =>
        (await call('pastRounds', { game, size, ...(newest && { seen: newest }) }, { signal })).rounds;
      const known = queries.getQueriesData<readonly Past[]>({ queryKey: key }).findLast(([, pasts]) => pasts)?.[1];
      return (known && joined(await ask(FEW), known)) ?? ask(MOST);
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { pasts: data, fault: error?.message, retry: () => void refetch() };
}
