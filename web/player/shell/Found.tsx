import type { Entry } from '@maidan/games/index';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { TileArt } from '../../ui/TileArt.tsx';

interface Props {
  readonly text: string;
  readonly games: readonly Entry[];
  readonly onGo: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What a search found: games, then events. */
export const Found = ({ text, games, onGo, onKeyDown }: Props) => (
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
    <p>No matches are open yet.</p>
    <output className="vh">
      {games.length} {games.length === 1 ? 'game' : 'games'} found
    </output>
  </div>
);
