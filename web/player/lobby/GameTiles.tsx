import type { Entry } from '@maidan/games/index';
import { useDeferredValue } from 'react';
import { useFavourites } from '../parts/favourites.ts';
import { GameTile } from './GameTile.tsx';
import { tileState } from './tileState.ts';
import { useLobby } from './useLobby.ts';
import './tiles.css';

interface Props {
  readonly games: readonly Entry[];
  readonly big?: boolean;
  /** The first of them is the largest thing of the page that opens: its picture comes before all others. */
  readonly isLeading?: boolean;
}

/** Tables as tiles, with what each is doing at this moment. */
export function GameTiles({ games, big = false, isLeading = false }: Props) {
  const lobby = useDeferredValue(useLobby()); // many tiles at once: in slices, so that a tap is not held up
  const favourites = useFavourites();
  return (
    <ul className={big ? 'tiles big' : 'tiles'}>
      {games.map((entry, nth) => {
        const tile = lobby?.tables[entry.code];
        const state = lobby && tileState(tile, lobby.now);
        return (
          <GameTile
            key={entry.code}
            entry={entry}
            isFavourite={favourites.includes(entry.code)}
            isFirst={isLeading && nth === 0}
            tile={tile}
            word={state?.word}
            seconds={state?.seconds}
          />
        );
      })}
    </ul>
  );
}
