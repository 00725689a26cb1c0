import { say } from '@maidan/words/say';
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazily, whenReady } from '../../ui/lazily.tsx';
import { useDismiss } from '../parts/useDismiss.ts';

/** The field is there at once, so that nothing is lost that is typed; what it finds is fetched when it opens. */
const SearchAnswers = lazily(async () => (await import('./SearchAnswers.tsx')).SearchAnswers);

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
      {isOpen && <Field root={root} onClose={close} />}
      <button
        type="button"
        className="tool"
        aria-label={say('frame.search')}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <Icon name={isOpen ? 'close' : 'search'} />
      </button>
    </search>
  );
}

interface FieldProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The field and what it finds. */
function Field({ root, onClose }: FieldProps) {
  const [text, setText] = useState('');
  useEffect(() => whenReady(SearchAnswers), []);
  return (
    <>
      <input
        ref={focusOnArrival}
        type="search"
        aria-label={say('shell.searchAll')}
        autoComplete="off"
        placeholder={say('shell.searchHint')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <Boundary>
          <Suspense>
            <SearchAnswers root={root} text={text} onGo={onClose} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();

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
