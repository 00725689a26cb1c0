import type { Entry } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { TileArt } from '../../ui/TileArt.tsx';
import { FoundEvents } from './FoundEvents.tsx';
import type { IconPlace } from '../parts/places.ts';
import type { FoundEvent } from './useEventSearch.ts';

interface Props {
  readonly text: string;
  readonly places: readonly IconPlace[];
  readonly games: readonly Entry[];
  /** Nothing while they are asked for. */
  readonly events: readonly FoundEvent[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onGo: () => void;
}

/** What a search found: sports and pages, games, then events. */
export const Found = ({ text, places, games, events, hasFailed, onRetry, onGo }: Props) => (
  <div className="found">
    {places.length > 0 && (
      <>
        <h2>{say('shell.foundPlaces')}</h2>
        <ul>
          {places.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to} onClick={onGo}>
                <span className="found-sport">
                  <Icon name={icon} />
                </span>
                <b>{label}</b>
              </Link>
            </li>
          ))}
        </ul>
      </>
    )}
    <h2>{say('shell.foundGames')}</h2>
    {games.length === 0 && <p>{say('shell.noGame', { text })}</p>}
    <ul>
      {games.map(({ code, name, category }) => (
        <li key={code}>
          <Link to={`/casino/${code}`} onClick={onGo}>
            <TileArt code={code} />
            <span>
              <b>{sayGame(name)}</b>
              <small>{sayGame(category)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <h2>{say('shell.foundEvents')}</h2>
    <FoundEvents text={text} events={events} hasFailed={hasFailed} onRetry={onRetry} onGo={onGo} />
    <output className="vh">{countWords(places, games, events)}</output>
  </div>
);

function countWords(places: Props['places'], games: Props['games'], events: Props['events']): string {
  return events
    ? say('shell.foundAll', { places: places.length, games: games.length, events: events.length })
    : say('shell.foundSoFar', { places: places.length, games: games.length });
}
