import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Loads everything under a call's name again when a live topic moves on. Its first snapshot is no news. */
export function useReloadOn(state: object | string | undefined, name: string): void {
  const queries = useQueryClient();
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current && state && seen.current !== state) void queries.invalidateQueries({ queryKey: [name] });
    seen.current = state;
  }, [state, queries, name]);
}
