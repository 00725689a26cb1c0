import type { Sent } from '@maidan/contract/api';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';
import type { SportEventDetail, SportEvents } from './events/event.ts';

/** Bets come in all the time, and nobody is told of each: what is looked at is asked for again and again. */
const EVERY_MS = 2_000;

export const useSportEvents = (input: Sent<'officeSportEvents'>): UseQueryResult<SportEvents> =>
  useQuery({
    queryKey: ['officeSportEvents', input],
    queryFn: ({ signal }) => call('officeSportEvents', input, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

export const useSportEvent = (id: string): UseQueryResult<SportEventDetail> =>
  useQuery({
    queryKey: ['officeSportEvent', { id }],
    queryFn: ({ signal }) => call('officeSportEvent', { id }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** Three answers missed. */
const STALE_MS = 3 * EVERY_MS;

/** Whether what is shown is older than it should be. */
export function useIsStale({ dataUpdatedAt }: Pick<UseQueryResult, 'dataUpdatedAt'>): boolean {
  const [stale, setStale] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setStale(dataUpdatedAt), STALE_MS);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt]);
  return dataUpdatedAt > 0 && stale === dataUpdatedAt;
}
