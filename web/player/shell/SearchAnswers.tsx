import { type KeyboardEvent, useEffect } from 'react';
import { eventPath } from '../home/paths.ts';
import { Found } from './Found.tsx';
import { searchGames } from './searchGames.ts';
import { searchPlaces } from './searchPlaces.ts';
import { useEventSearch } from './useEventSearch.ts';

interface Props {
  readonly text: string;
  /** Told where Enter leads. */
  readonly onBest: (to: string | undefined) => void;
  readonly onGo: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What there is by that name. */
export function SearchAnswers({ text, onBest, onGo, onKeyDown }: Props) {
  const places = searchPlaces(text);
  const games = searchGames(text);
  const { events, hasFailed, retry } = useEventSearch(text);
  const best = places[0]?.to ?? (games[0] ? `/casino/${games[0].code}` : events?.[0] && eventPath(events[0]));
  useEffect(() => onBest(best), [onBest, best]);
  return (
    <Found
      text={text.trim()}
      places={places}
      games={games}
      events={events}
      hasFailed={hasFailed}
      onRetry={retry}
      onGo={onGo}
      onKeyDown={onKeyDown}
    />
  );
}
