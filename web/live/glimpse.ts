import type { Topic, Topics } from '@maidan/contract/stream';
import type { LiveStore } from './store.ts';

/**
 * Looks at a topic once, as it is now, and away again. For figures that may be a little old and are not worth being told
 * every change of them. Answers how to call it off.
 */
export function glimpse<T extends Topic>(
  store: Pick<LiveStore, 'state' | 'subscribe'>,
  topic: T,
  seen: (state: Topics[T]['state']) => void,
): () => void {
  const known = store.state(topic);
  if (known !== undefined) {
    seen(known);
    return () => {};
  }
  const leave = store.subscribe(topic, () => {
    const state = store.state(topic);
    if (state === undefined) return;
    leave();
    seen(state);
  });
  return leave;
}
