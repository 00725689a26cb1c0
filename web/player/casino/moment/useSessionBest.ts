import { useEffect, useMemo } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { useOwner } from '../../parts/useOwner.ts';
import { type Best, bestAfter, keepBest, readBest } from './sessionBest.ts';

/** Nothing before the first win. */
export function useSessionBest(): Best | undefined {
  const owner = useOwner();
  const rounds = useLive('mybets')?.rounds;
  const kept = useMemo(
    () => (owner !== undefined && rounds ? bestAfter(readBest(sessionStorage, owner), owner, rounds) : undefined),
    [owner, rounds],
  );
  useEffect(() => {
    if (kept) keepBest(sessionStorage, kept);
  }, [kept]);
  return kept?.best ?? undefined;
}
