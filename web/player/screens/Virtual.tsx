import { VIRTUALS } from '@maidan/games/index';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { useLobby } from '../lobby/useLobby.ts';
import { EventTile } from '../virtual/EventTile.tsx';
import '../virtual/virtual.css';

/** The virtual games: when each begins, and what came of it last. */
export function Virtual() {
  const lobby = useLobby();
  return (
    <section className="virtual-lobby">
      <header>
        <h1>{say('virtual.title')}</h1>
        <p>{say('virtual.lead')}</p>
      </header>
      <ul className="virtual-tiles">
        {VIRTUALS.map(entry => (
          <EventTile key={entry.code} entry={entry} tile={lobby?.tables[entry.code]} now={lobby?.now} />
        ))}
      </ul>
      <section className="panel virtual-how" aria-labelledby="virtual-how">
        <h2 id="virtual-how">{say('virtual.howTitle')}</h2>
        <ol>
          <li>{say('virtual.howDrawn')}</li>
          <li>{say('virtual.howBet')}</li>
          <li>{say('virtual.howPlayed')}</li>
          <li>{say('virtual.howProof')}</li>
        </ol>
        <Link className="lk" to="/casino/fair">
          {say('virtual.fair')}
        </Link>
      </section>
    </section>
  );
}
