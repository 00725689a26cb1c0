import { useEffect, useState } from 'react';
import { useConnection } from './useLive.ts';

/** How long prices may stand without a line to the server. */
const STALE_MS = 2_000;

/** The line has been down for a while: what is shown may be old. */
export function useStale(): boolean {
  const { state } = useConnection();
  const [isStale, setStale] = useState(false);
  const isDown = state !== 'connected' && state !== 'polling';
  useEffect(() => {
    if (!isDown) return undefined;
    const timer = setTimeout(() => setStale(true), STALE_MS);
    return () => {
      clearTimeout(timer);
      setStale(false);
    };
  }, [isDown]);
  return isStale && isDown;
}
