import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many lines are drawn: what is seen first at once, then more with every frame. To lay out a long page as a
 * whole takes a phone a fifth of a second, and it answers to nobody meanwhile.
 */
export function useSlices(total: number, first: number, more: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + more)));
    return () => cancelAnimationFrame(frame);
  }, [shown, total, more]);
  return shown;
}
