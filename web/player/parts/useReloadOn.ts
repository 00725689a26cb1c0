import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Loads everything under a call's name again when a live topic moves on. So it is when the topic is heard for the first time
 * only after that was asked for: the answer may be from before what the topic already knows.
 */
export function useReloadOn(state: object | string | undefined, name: string): void {
  const queries = useQueryClient();
  const seen = useRef(state);
  useEffect(() => {
    if (state !== undefined && seen.current !== state) void loadAgain(queries, name);
    seen.current = state;
  }, [state, queries, name]);
}

/** A first answer that is on its way is shown, and asked for once more behind it; a later one is dropped for a newer. */
export async function loadAgain(queries: QueryClient, name: string): Promise<void> {
  const concerned = { queryKey: [name] };
  const firstOnes = queries.isFetching({ ...concerned, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries(concerned);
  if (firstOnes > 0) await queries.invalidateQueries(concerned);
}
