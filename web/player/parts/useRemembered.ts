import { useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};
const notYet = (): boolean => false;

/**
 * Something said once that this browser remembers under a name, by a word of its own. Withheld while the app takes over a
 * page (useFirstSight.ts); where nothing was said, nothing is drawn again for it.
 */
export function useRemembered(name: string, word: string): readonly [isSaid: boolean, say: (isSaid: boolean) => void] {
  const [, setTurn] = useState(0);
  const isSaid = useSyncExternalStore(never, () => isRemembered(name, word), notYet);
  return [
    isSaid,
    next => {
      if (next) localStorage.setItem(name, word);
      else localStorage.removeItem(name);
      setTurn(turn => turn + 1);
    },
  ];
}

export const isRemembered = (name: string, word: string): boolean => localStorage.getItem(name) === word;
