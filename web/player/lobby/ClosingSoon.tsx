import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Link } from '../../ui/router.tsx';
import { TileArt } from '../../ui/TileArt.tsx';
import { closingSoon, PLACES } from './closingSoon.ts';
import { Players } from './Players.tsx';
import { TileBadge } from './TileBadge.tsx';
import { tileState } from './tileState.ts';
import { type Lobby, useLobby } from './useLobby.ts';
import './closingSoon.css';

/** The tables whose bets are about to close, with the seconds that are left. Its room is there before they are known. */
export function ClosingSoon() {
  const lobby = useLobby();
  return (
    <section className="panel closing-soon" aria-label={say('lobby.closingSoon')}>
      <h2 className="bar lt">{say('lobby.closingSoon')}</h2>
      {lobby ? <Places {...lobby} /> : <Waiting />}
    </section>
  );
}

function Places({ tables, now }: Lobby) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<string>();
  const codes = closingSoon(before, { tables, now, held });
  if (codes.join() !== before.join()) setBefore(codes);
  if (codes.length === 0) return <p className="muted">{say('lobby.noneOpen')}</p>;
  return (
    <ul>
      {codes.map(code => (
        <li key={code} onPointerEnter={() => setHeld(code)} onPointerLeave={() => setHeld(undefined)}>
          <Link to={`/casino/${code}`} onFocus={() => setHeld(code)} onBlur={() => setHeld(undefined)}>
            <TileArt code={code} />
            <b>{sayGame(entryOf(code)?.name ?? code)}</b>
            <Players count={tables[code]?.players ?? 0} />
            <TileBadge {...tileState(tables[code], now)} windowMs={tables[code]?.windowMs ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Waiting = () => (
  <ul aria-hidden="true">
    {Array.from({ length: PLACES }, (_, nth) => (
      <li key={nth} className="sk" />
    ))}
  </ul>
);
