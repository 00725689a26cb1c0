import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useNavigate } from '../../ui/router.tsx';
import { eventPath } from '../home/paths.ts';
import { Found } from './Found.tsx';
import { searchGames } from './searchGames.ts';
import { searchPlaces } from './searchPlaces.ts';
import { useEventSearch } from './useEventSearch.ts';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The field and what it finds: arrows walk, Enter goes there. */
export function SearchBox({ root, onClose }: Props) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { first, ...found } = useFound(text);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      walk(root.current, step);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      onClose();
      navigate(first);
    }
  }

  return (
    <>
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
      {text.trim() !== '' && <Found text={text.trim()} {...found} onGo={onClose} onKeyDown={onKeyDown} />}
    </>
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
