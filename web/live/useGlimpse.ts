import type { Topic, Topics } from '@maidan/contract/stream';
import { useContext, useEffect, useState } from 'react';
import { glimpse } from './glimpse.ts';
import { LiveContext } from './useLive.ts';

/** A topic as it was when last looked at, which is now and then; undefined until the first look. */
export function useGlimpse<T extends Topic>(topic: T, everyMs: number): Topics[T]['state'] | undefined {
  const store = useContext(LiveContext);
  const [state, setState] = useState<Topics[T]['state']>();
  useEffect(() => {
    if (!store) return undefined;
    const look = () => glimpse(store, topic, setState);
    let callOff = look();
    const timer = setInterval(() => {
      callOff();
      callOff = look();
    }, everyMs);
    return () => {
      clearInterval(timer);
      callOff();
    };
  }, [store, topic, everyMs]);
  return state;
}
