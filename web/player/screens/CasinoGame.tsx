import { entryOf } from '@maidan/games/catalogue';
import { Link, useParams } from 'react-router';
import { Empty } from '../../ui/States.tsx';
import { TileArt } from '../../ui/TileArt.tsx';
import { NotFound } from './NotFound.tsx';
import '../../styles/screens.css';

/** `/casino/teen20`, in any case. */
export function CasinoGame() {
  const { code = '' } = useParams();
  const game = entryOf(code);
  if (!game) return <NotFound title="There is no such table" text={`No game has the code “${code}”.`} />;
  return (
    <section className="panel">
      <title>{`${game.name} · Maidan`}</title>
      <div className="bar">
        <h1>{game.name}</h1>
        <Link className="sp" to="/rules">
          Rules
        </Link>
      </div>
      <div className="stage">
        <TileArt code={game.code} />
        <Empty
          icon="clock"
          title="This table is not open yet"
          text={`${game.name} is being laid. Rounds, prices and the slip appear here when it opens.`}
          action={
            <Link className="btn teal" to="/casino">
              All tables
            </Link>
          }
        />
      </div>
    </section>
  );
}
