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
    if (state && seen.current !== state) void loadAgain(queries, name);
    seen.current = state;
  }, [state, queries, name]);
}

/** A first answer that is on its way is shown, any other is dropped; behind either it is asked for once more. */
export async function loadAgain(queries: QueryClient, name: string): Promise<void> {
  const concerned = { queryKey: [name] };
  if (queries.isFetching(concerned)) await queries.invalidateQueries(concerned);
  await queries.invalidateQueries(concerned);
}
