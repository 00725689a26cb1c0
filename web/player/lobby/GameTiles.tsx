import type { Entry } from '@maidan/games/catalogue';
import { Link } from 'react-router';
import { TileArt } from '../../ui/TileArt.tsx';
import '../../styles/tiles.css';

interface Props {
  readonly games: readonly Entry[];
  readonly big?: boolean;
}

export const GameTiles = ({ games, big = false }: Props) => (
  <ul className={big ? 'tiles big' : 'tiles'}>
    {games.map(({ code, name, category }) => (
      <li key={code}>
        <Link className="tile" to={`/casino/${code}`}>
          <TileArt code={code} />
          <span className="nm">
            <b>{name}</b>
            <small>{category}</small>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
