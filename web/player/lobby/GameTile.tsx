import type { TileView } from '@maidan/contract/table';
import type { Entry } from '@maidan/games/index';
import { sayFirst } from '@maidan/words/games/firsts';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { memo } from 'react';
import { Link } from '../../ui/router.tsx';
import { unseen } from '../../ui/said.tsx';
import { TileArt } from '../../ui/TileArt.tsx';
import { ResultMark } from '../parts/result/ResultMark.tsx';
import { resultWords } from '../parts/result/resultText.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { Players } from './Players.tsx';
import { TileBadge } from './TileBadge.tsx';
import type { TileState } from './tileState.ts';

interface Props {
  readonly entry: Entry;
  readonly isFavourite: boolean;
  readonly isFirst: boolean;
  readonly tile: TileView | undefined;
  readonly word: TileState['word'] | undefined;
  readonly seconds: number | undefined;
}

/** A table of the lobby: its artwork, what it is doing now, and a heart. */
export const GameTile = memo(function GameTile(props: Props) {
  const { entry, isFavourite, isFirst, tile, word, seconds } = props;
  const { code } = entry;
  const name = sayGame(entry.name);
  return (
    <li>
      <Link className={word === 'Closed' ? 'tile closed' : 'tile'} to={`/casino/${code}`}>
        <TileArt code={code} first={isFirst} />
        <span className="nm">
          <b>{name}</b>
          <LastResults game={code} last={tile?.last ?? []} />
          {tile && tile.phase !== 'off' && <Players count={tile.players} />}
        </span>
        {word && <TileBadge word={word} seconds={seconds} windowMs={tile?.windowMs ?? 0} />}
      </Link>
      <FavouriteButton code={code} name={name} isFavourite={isFavourite} />
    </li>
  );
});

function LastResults({ game, last }: { readonly game: string; readonly last: TileView['last'] }) {
  const shown = last.map(({ code, fact, first }) => ({ code, first, words: sayFirst(fact) }));
  return (
    <span className="marks">
      {shown.length > 0 &&
        unseen(
          say('lobby.lastResults', { results: shown.map(({ code, words }) => resultWords(code, words)).join(', ') }),
        )}
      {[...shown.entries()].map(([place, result]) => (
        <ResultMark key={place} game={game} {...result} />
      ))}
    </span>
  );
}
