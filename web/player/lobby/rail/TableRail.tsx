import '../tiles.css';
import './rail.css';
import type { TileView } from '@maidan/contract/table';
import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { Entry } from '@maidan/games/index';
import { sayFirst } from '@maidan/words/games/firsts';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { Link } from '../../../ui/router.tsx';
import { TileArt } from '../../../ui/TileArt.tsx';
import { useFavourites } from '../../parts/favourites.ts';
import { ResultMark } from '../../parts/result/ResultMark.tsx';
import { FloorLinks } from '../FloorLinks.tsx';
import { useRecent } from '../recent.ts';
import { TileBadge } from '../TileBadge.tsx';
import { tileState } from '../tileState.ts';
import { useLobby } from '../useLobby.ts';
import { railOf } from './railOf.ts';

/** Tables beside the one that is open, one tap away: what each is doing, how it ended last, and what one has on it. */
export function TableRail({ code: here }: { readonly code: string }) {
  const favourites = useFavourites();
  const recent = useRecent();
  const [before] = useState(recent); // the table that is open is the latest: the others keep their places
  const lobby = useLobby();
  const open = useLive('mybets')?.bets.filter(({ state }) => state === 'open') ?? [];
  return (
    <nav className="table-rail" aria-label={say('lobby.beside')}>
      <ul>
        {railOf({ here, favourites, recent: before }).map(entry => {
          const tile = lobby?.tables[entry.code];
          const staked = sum(open.filter(({ game }) => game === entry.code).map(({ stake }) => stake));
          return (
            <li key={entry.code}>
              <Link className="rail-table" to={`/casino/${entry.code}`}>
                <TileArt code={entry.code} />
                <span className="rail-words">
                  <b>{sayGame(entry.name)}</b>
                  <span className="rail-line">
                    {staked > 0 && (
                      <span className="rail-stake">{say('lobby.yours', { stake: formatMoney(staked) })}</span>
                    )}
                    <Marks entry={entry} last={tile?.last ?? []} />
                  </span>
                </span>
                {lobby && <Badge tile={tile} now={lobby.now} />}
              </Link>
            </li>
          );
        })}
      </ul>
      <FloorLinks here={here} />
    </nav>
  );
}

const Marks = ({ entry: { code: game }, last }: { readonly entry: Entry; readonly last: TileView['last'] }) => (
  <span className="marks" aria-hidden="true">
    {[...last.entries()].map(([place, { code, fact, first }]) => (
      <ResultMark key={place} game={game} code={code} first={first} words={sayFirst(fact)} />
    ))}
  </span>
);

function Badge({ tile, now }: { readonly tile: TileView | undefined; readonly now: number }) {
  const { word, seconds } = tileState(tile, now);
  return <TileBadge word={word} seconds={seconds} windowMs={tile?.windowMs ?? 0} />;
}
