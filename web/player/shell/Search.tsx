import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { useNavigate } from '../../ui/router.tsx';
import { eventPath } from '../home/paths.ts';
import { searchGames } from './searchGames.ts';
import { searchPlaces } from './searchPlaces.ts';
import { useEventSearch } from './useEventSearch.ts';
import { useDismiss } from './useDismiss.ts';

const Found = lazily(async () => (await import('./Found.tsx')).Found);

/** Games, events, sports and pages from anywhere: by the icon or the key `/`; arrows walk, Enter goes there, Escape closes. */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const root = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    setText('');
  }, []);
  useDismiss(root, isOpen, close);
  useSlash(open);
  const { first, ...found } = useFound(text);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      walk(root.current, step);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      close();
      navigate(first);
    }
  }

  return (
    <search className={isOpen ? 'find open' : 'find'} ref={root}>
      {isOpen && (
        <input
          ref={focusOnArrival}
          type="search"
          aria-label="Search games, events, sports and pages"
          autoComplete="off"
          placeholder="Games, events, sports, pages"
          value={text}
          onKeyDown={onKeyDown}
          onChange={event => setText(event.target.value)}
        />
      )}
      <button type="button" className="tool" aria-label="Search" aria-expanded={isOpen} onClick={isOpen ? close : open}>
        <Icon name={isOpen ? 'close' : 'search'} />
      </button>
      {isOpen && text.trim() !== '' && (
        <Suspense>
          <Found text={text.trim()} {...found} onGo={close} onKeyDown={onKeyDown} />
        </Suspense>
      )}
    </search>
  );
}

/** What there is by that name, and where Enter leads. */
function useFound(text: string) {
  const places = searchPlaces(text);
  const games = searchGames(text);
  const { events, hasFailed, retry } = useEventSearch(text);
  const first = places[0]?.to ?? (games[0] ? `/casino/${games[0].code}` : events?.[0] && eventPath(events[0]));
  return { places, games, events, hasFailed, onRetry: retry, first };
}

const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();

/** From the field to the first answer, from answer to answer, and back. */
function walk(root: HTMLElement | null, step: number): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('input, .found a') ?? [])];
  const here = stops.findIndex(stop => stop === document.activeElement);
  stops.at((here + step) % stops.length)?.focus();
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
