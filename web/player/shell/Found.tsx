import type { Entry } from '@maidan/games/index';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { TileArt } from '../../ui/TileArt.tsx';
import { FoundEvents } from './FoundEvents.tsx';
import type { FoundEvent } from './useEventSearch.ts';

interface Props {
  readonly text: string;
  readonly games: readonly Entry[];
  /** Nothing while they are asked for. */
  readonly events: readonly FoundEvent[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onGo: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What a search found: games, then events. */
export const Found = ({ text, games, events, hasFailed, onRetry, onGo, onKeyDown }: Props) => (
  <div className="found">
    <h2>Games</h2>
    {games.length === 0 && <p>No game is called “{text}”.</p>}
    <ul>
      {games.map(({ code, name, category }) => (
        <li key={code}>
          <Link to={`/casino/${code}`} onClick={onGo} onKeyDown={onKeyDown}>
            <TileArt code={code} />
            <span>
              <b>{name}</b>
              <small>{category}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <h2>Events</h2>
    <FoundEvents
      text={text}
      events={events}
      hasFailed={hasFailed}
      onRetry={onRetry}
      onGo={onGo}
      onKeyDown={onKeyDown}
    />
    <output className="vh">
      {`${counted(games.length, 'game')}${events ? ` and ${counted(events.length, 'event')}` : ''} found`}
    </output>
  </div>
);

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
