import { GAMES, entryOf } from '@maidan/games/index';
import { Link, useSearchParams } from 'react-router';
import { Hand } from '../../ui/Hand.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/States.tsx';
import { GameTiles } from '../lobby/GameTiles.tsx';
import { BOARD_SPORTS, slugOf, sportNamed } from '../shell/places.ts';
import { useLiveSite } from '../site.ts';
import '../../styles/screens.css';

/** The tables a newcomer should see first: one of each family. */
const FEATURED = ['teen20', 'ourroullete', 'dt20', 'card32eu', 'sicbo', 'superOver', 'baccarat', 'ab20'].flatMap(
  code => entryOf(code) ?? [],
);

export function Home() {
  const [query] = useSearchParams();
  const sport = sportNamed(query.get('sport')) ?? 'Cricket';
  const isInPlay = query.has('in-play');
  return (
    <>
      <Welcome />
      <LiveBoard sport={sport} isInPlay={isInPlay} />
      <div className="sec">
        <h2>Live casino</h2>
        <span className="muted">{GAMES.length} tables</span>
        <Link className="lk" to="/casino">
          All Casino
        </Link>
      </div>
      <GameTiles games={FEATURED} big />
    </>
  );
}

function Welcome() {
  const { data: site } = useLiveSite();
  return (
    <section className="hero">
      <div>
        <h1>Welcome to the maidan</h1>
        <p>
          {site?.mode === 'real'
            ? 'Your wallet is open. Markets and tables open one after the other.'
            : 'Everything here is play money. Your wallet is open; markets and tables open one after the other.'}
        </p>
        <div className="acts">
          <Link className="btn" to="/wallet">
            <Icon name="wallet" small />
            Wallet
          </Link>
          <Link className="btn" to="/casino">
            <Icon name="casino" small />
            See the tables
          </Link>
        </div>
      </div>
      <Hand />
    </section>
  );
}

interface BoardProps {
  readonly sport: string;
  readonly isInPlay: boolean;
}

/** Events of one sport with their best prices. None is open before the exchange is. */
const LiveBoard = ({ sport, isInPlay }: BoardProps) => (
  <section className="panel" aria-label={isInPlay ? 'In-Play' : sport}>
    <nav className="strip" aria-label="Sports on the board">
      {BOARD_SPORTS.map(({ label, icon, to }) => (
        <Link key={label} to={to} aria-current={to.endsWith(`=${slugOf(sport)}`) && !isInPlay ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
    <div className="board-h" aria-hidden="true">
      <span>Game</span>
      <span>1</span>
      <span>X</span>
      <span>2</span>
    </div>
    <Empty
      icon={isInPlay ? 'play' : (BOARD_SPORTS.find(({ to }) => to.endsWith(`=${slugOf(sport)}`))?.icon ?? 'flag')}
      title={isInPlay ? 'Nothing is in play yet' : 'No matches are open yet'}
      text={
        isInPlay
          ? 'Matches appear here the moment they start.'
          : `${sport} matches appear here with their prices as soon as they open.`
      }
    />
  </section>
);
