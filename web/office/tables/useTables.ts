import type { Reply } from '@maidan/contract/api';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../call.ts';

/** Stakes come in all the time, and nobody is told of each: the list is asked for again and again while it is looked at. */
const EVERY_MS = 2_000;

export const useTables = (): UseQueryResult<Reply<'officeTables'>> =>
  useQuery({
    queryKey: ['officeTables', {}],
    queryFn: ({ signal }) => call('officeTables', {}, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
