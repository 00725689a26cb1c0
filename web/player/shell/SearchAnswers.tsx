import { type RefObject, useEffect } from 'react';
import { useNavigate } from '../../ui/router.tsx';
import { eventPath } from '../parts/event/paths.ts';
import { Found } from './Found.tsx';
import { searchGames } from '../parts/searchGames.ts';
import { searchPlaces } from './searchPlaces.ts';
import { useEventSearch } from './useEventSearch.ts';

interface Props {
  /** Where the field and the answers are. */
  readonly root: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onGo: () => void;
}

/** What there is by that name: arrows walk through it, Enter goes to the first. */
export function SearchAnswers({ root, text, onGo }: Props) {
  const places = searchPlaces(text);
  const games = searchGames(text);
  const { events, hasFailed, retry } = useEventSearch(text);
  const best = places[0]?.to ?? (games[0] ? `/casino/${games[0].code}` : events?.[0] && eventPath(events[0]));
  useKeys(root, best, onGo);
  const found = { places, games, events, hasFailed };
  return <Found text={text.trim()} {...found} onRetry={retry} onGo={onGo} />;
}

function useKeys(root: RefObject<HTMLElement | null>, best: string | undefined, onGo: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const within = root.current;
    const onKey = (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        walk(within, step);
      } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && best !== undefined) {
        onGo();
        navigate(best);
      }
    };
    within?.addEventListener('keydown', onKey);
    return () => within?.removeEventListener('keydown', onKey);
  }, [root, best, onGo, navigate]);
}

/** From the field to the first answer, from answer to answer, and back. */
function walk(root: HTMLElement | null, step: number): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('input, .found a') ?? [])];
  const here = stops.findIndex(stop => stop === document.activeElement);
  stops.at((here + step) % stops.length)?.focus();
}
