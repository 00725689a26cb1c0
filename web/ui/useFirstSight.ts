import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * True while the app takes over a page that the build has drawn (hydration), for one drawing. What only this browser or
 * this minute knows is withheld until then: React does not look whether an attribute is as it was drawn.
 */
export const useFirstSight = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
