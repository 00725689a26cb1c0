import type { Return } from '@maidan/games/kit/returns';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../ask.ts';

/** What every bet of a game gives back, counted from its rules in this browser, when somebody asks. */
export const useReturns = (code: string) =>
  useQuery({
    queryKey: ['returns', code],
    queryFn: () => ask<readonly Return[]>(newWorker(), code),
    staleTime: Number.POSITIVE_INFINITY, // rules do not change while the page is open
  });

const newWorker = (): Worker => new Worker(new URL('returns.worker.ts', import.meta.url), { type: 'module' });
