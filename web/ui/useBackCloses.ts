import { useEffect, useEffectEvent } from 'react';

/*
 * The browser's Back closes what lies over the page instead of leaving it. Each open layer has an entry of the history,
 * a copy of the page's own with its depth, so the router sees the same page before and after.
 */

/** An entry whose layer closed in this very moment: the next one to open takes it over. */
let spare: number | undefined;

export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const depth = enter();
    const onPop = (): void => {
      if (depthNow() < depth) onBack();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      leave(depth);
    };
  }, []);
}

function enter(): number {
  if (spare !== undefined && spare === depthNow()) {
    const depth = spare;
    spare = undefined;
    return depth;
  }
  const depth = depthNow() + 1;
  history.pushState({ ...history.state, layer: depth }, '');
  return depth;
}

/** Closed by its own button: its entry goes with it, unless the player has gone on to another page from it. */
function leave(depth: number): void {
  if (depthNow() !== depth) return;
  spare = depth;
  queueMicrotask(() => {
    if (spare !== depth) return;
    spare = undefined;
    if (depthNow() === depth) history.back();
  });
}

const depthNow = (): number => (history.state as { readonly layer?: number } | null)?.layer ?? 0;
