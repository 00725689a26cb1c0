import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player asked their system for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isAsked, () => false);

const isAsked = (): boolean => query.matches;

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
