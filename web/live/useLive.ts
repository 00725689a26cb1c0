import type { Topic, Topics } from '@maidan/contract/stream';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Connection } from './socket.ts';
import type { LiveStore } from './store.ts';

/** Each front end gives its own store: `<LiveContext value={store}>`. */
export const LiveContext = createContext<LiveStore | undefined>(undefined);

/** The newest state of a topic, pushed; undefined until the first snapshot. */
export function useLive<T extends Topic>(topic: T): Topics[T]['state'] | undefined {
  const store = useStore();
  const subscribe = useCallback((changed: () => void) => store.subscribe(topic, changed), [store, topic]);
  const read = () => store.state(topic);
  return useSyncExternalStore(subscribe, read, unheard);
}

export function useConnection(): Connection & { reconnectNow(): void } {
  const connection = useLine(line => line);
  return { ...connection, reconnectNow: useReconnect() };
}

/** What somebody needs to know of the connection, and no more: for anything else of it they are not drawn again. */
export function useLine<T>(read: (connection: Connection) => T): T {
  const store = useStore();
  const watch = useCallback((changed: () => void) => store.watchConnection(changed), [store]);
  return useSyncExternalStore(
    watch,
    () => read(store.connection),
    () => read(NOT_ASKED),
  );
}

export function useReconnect(): () => void {
  const store = useStore();
  return useCallback(() => store.reconnectNow(), [store]);
}

/* As the build draws it: nothing has been heard, and nobody has asked. */
const unheard = () => undefined;
const NOT_ASKED: Connection = { state: 'idle' };

export function useStore(): LiveStore {
  const store = useContext(LiveContext);
  if (!store) throw new Error('there is no LiveContext around this component');
  return store;
}
