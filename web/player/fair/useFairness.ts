import type { Reply } from '@maidan/contract/api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session.ts';

export type Fairness = Reply<'fairness'>;

const MINUTE_MS = 60_000;

/** What was promised and what came of it, table by table. */
export const useFairness = () =>
  useQuery({
    queryKey: ['fairness'],
    queryFn: ({ signal }) => call('fairness', {}, { signal }),
    staleTime: MINUTE_MS,
  });
