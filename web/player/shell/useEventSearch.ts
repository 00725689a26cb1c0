import type { Reply } from '@maidan/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../session.ts';

export type FoundEvent = Reply<'sportEvents'>['rows'][number];

/** Who types is let finish a word before the server is asked. */
const PAUSE_MS = 200;
const MOST = 10;
const SHOWN = 8;

/** Events whose name holds what was typed: what is open first, and then what is over, newest first. */
export function useEventSearch(text: string) {
  const search = usePaused(text.trim());
  const input = { search, sport: '', page: 1, size: MOST } as const;
  const { data, isError, refetch } = useQuery({
    queryKey: ['sportEvents', input],
    queryFn: ({ signal }) => call('sportEvents', input, { signal }),
    enabled: search !== '',
    staleTime: 10_000,
  });
  return {
    events: search === text.trim() ? data?.rows.slice(0, SHOWN) : undefined,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
