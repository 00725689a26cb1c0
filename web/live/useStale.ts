import { useEffect, useState } from 'react';
import type { LiveStore } from './store.ts';
import { useStore } from './useLive.ts';

/** How long prices may stand without a line to the server. */
const STALE_MS = 2_000;

/** The line has been down for a while: what is shown may be old. Nobody is drawn again for a line that comes in time. */
export function useStale(): boolean {
  const store = useStore();
  const [isStale, setStale] = useState(false);
  useEffect(() => watchStale(store, setStale), [store]);
  return isStale;
}

/** Tells when it has been down for too long, and at once when it is back. */
export function watchStale(store: Pick<LiveStore, 'connection' | 'watchConnection'>, tell: (isStale: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const look = (): void => {
    const { state } = store.connection;
    if (state !== 'connected' && state !== 'polling') {
      timer ??= setTimeout(() => tell(true), STALE_MS);
      return;
    }
    rest();
    tell(false);
  };
  look();
  const leave = store.watchConnection(look);
  return () => {
    leave();
    rest();
  };
}
