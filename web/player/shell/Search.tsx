import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { useDismiss } from './useDismiss.ts';

const SearchBox = lazily(async () => (await import('./SearchBox.tsx')).SearchBox);

/** Games, events, sports and pages from anywhere: by the icon or the key `/`; Escape closes. */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);
  useSlash(open);
  return (
    <search className={isOpen ? 'find open' : 'find'} ref={root}>
      {isOpen && (
        <Boundary>
          <Suspense>
            <SearchBox root={root} onClose={close} />
          </Suspense>
        </Boundary>
      )}
      <button type="button" className="tool" aria-label="Search" aria-expanded={isOpen} onClick={isOpen ? close : open}>
        <Icon name={isOpen ? 'close' : 'search'} />
      </button>
    </search>
  );
}

/** A slash typed anywhere but in a field. */
function useSlash(act: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [act]);
}
