import type { TileView } from '@maidan/contract/table';
import type { Entry } from '@maidan/games/index';
import { memo } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { TileArt } from '../../ui/TileArt.tsx';
import { ResultMark } from '../casino/statistics/ResultMark.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { TileBadge } from './TileBadge.tsx';
import type { TileState } from './tileState.ts';

interface Props {
  readonly entry: Entry;
  readonly isFavourite: boolean;
  readonly tile: TileView | undefined;
  readonly word: TileState['word'] | undefined;
  readonly seconds: number | undefined;
}

/** How many results fit on a tile. */
const SHOWN = 3;

/** A table of the lobby: its artwork, what it is doing now, and a heart. */
export const GameTile = memo(function GameTile({ entry: { code, name }, isFavourite, tile, word, seconds }: Props) {
  return (
    <li>
      <Link className={word === 'Closed' ? 'tile closed' : 'tile'} to={`/casino/${code}`}>
        <TileArt code={code} />
        <span className="nm">
          <b>{name}</b>
          <LastResults game={code} last={tile?.last ?? []} />
          {tile && tile.phase !== 'off' && <Players count={tile.players} />}
        </span>
        {word && <TileBadge word={word} {...(seconds !== undefined && { seconds })} />}
      </Link>
      <FavouriteButton code={code} name={name} isFavourite={isFavourite} />
    </li>
  );
});

function LastResults({ game, last }: { readonly game: string; readonly last: readonly string[] }) {
  const shown = last.slice(0, SHOWN).map((code, place) => ({ code, place }));
  return (
    <span className="marks">
      {shown.length > 0 && <span className="vh">Last results {shown.map(({ code }) => code).join(', ')}</span>}
      {shown.map(({ code, place }) => (
        <ResultMark key={place} game={game} code={code} />
      ))}
    </span>
  );
}

const Players = ({ count }: { readonly count: number }) => (
  <span className="players">
    <Icon name="user" small />
    {count}
    <span className="vh"> {count === 1 ? 'player' : 'players'}</span>
  </span>
);
