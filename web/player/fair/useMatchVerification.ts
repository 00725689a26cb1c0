import type { MatchRecord } from '@maidan/exchange/fair/matchRecord';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../parts/ask.ts';
import { call } from '../session.ts';
import type { MatchVerification } from './matchChecks.ts';

export interface MatchFindings extends MatchVerification {
  /** The record, to take away. */
  readonly text: string;
}

/** Fetches the record of a match, part by part, and plays it again in this browser. */
export const useMatchVerification = (event: string) =>
  useQuery({
    queryKey: ['match verification', event],
    queryFn: async ({ signal }): Promise<MatchFindings> => {
      const text = JSON.stringify(await recordOf(event, signal));
      return { ...(await ask<MatchVerification>(newWorker(), text, signal)), text };
    },
    enabled: event !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY, // what is over does not change
  });

async function recordOf(event: string, signal: AbortSignal): Promise<MatchRecord> {
  const first = await call('matchRecord', { event, from: 0 }, { signal });
  const record = first.record as MatchRecord; // read field by field before anything is believed
  const steps = [...record.steps];
  while (steps.length < first.steps) {
    const more = await call('matchRecord', { event, from: steps.length }, { signal });
    steps.push(...(more.record as MatchRecord).steps);
  }
  return { ...record, steps };
}

const newWorker = (): Worker => new Worker(new URL('match.worker.ts', import.meta.url), { type: 'module' });
