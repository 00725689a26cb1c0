import { createContext, useContext, useEffect, useRef } from 'react';

/** Single-letter keys can be switched off, because speech input types letters (WCAG 2.1.4). */
export const KeysContext = createContext(true);

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Letters that act at once, except while someone types, a dialog is open, or Ctrl and friends are held. */
export function useKeys(keys: Keys): void {
  const on = useContext(KeysContext);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusyElsewhere(event.target))
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}

const isBusyElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
