import { startTransition, useEffect, useState } from 'react';

/**
 * What came, once the page is ready for it: drawing it for the first time is much work, and is done in slices, so that a
 * phone answers to its thumb meanwhile. From then on it is there at once, whatever it becomes.
 */
export function useArrived<T>(value: T | undefined): T | undefined {
  const hasCome = value !== undefined;
  const [isExpected, setExpected] = useState(hasCome);
  useEffect(() => {
    if (hasCome) startTransition(() => setExpected(true));
  }, [hasCome]);
  return isExpected ? value : undefined;
}
