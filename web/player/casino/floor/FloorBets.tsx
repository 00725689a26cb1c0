import '../slip/myBet.css';
import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { Link } from '../../../ui/router.tsx';
import { Empty } from '../../../ui/States.tsx';
import { BetActions } from '../slip/BetActions.tsx';
import { actsAt, type Hands } from './hands.ts';

const TableBets = lazily(async () => (await import('./TableBets.tsx')).TableBets);

interface Props {
  /** In the order of their places. */
  readonly games: readonly Game[];
  /** The table in use. */
  readonly used: Game;
  readonly hands: Hands;
}

/** The bets of all tables, by table: on the round that is played there, and on the one before. */
export function FloorBets({ games, used, hands }: Props) {
  const codes = games.map(({ code }) => code);
  const hasOpen = useLive('mybets')?.bets.some(({ state, game }) => state === 'open' && codes.includes(game));
  return (
    <section className="panel my-bet" aria-label={say('casino.myBet')}>
      <h2 className="bar">{say('casino.myBet')}</h2>
      <div className="floor-acts">
        <BetActions {...actsAt(hands, used.code)} />
        <p className="chip-at">{say('casino.repeatAt', { game: sayGame(used.name) })}</p>
      </div>
      {!hasOpen && <Empty icon="bets" title={say('casino.noOpenBets')} text={say('casino.noBetsHint')} />}
      <Boundary>
        <Suspense>
          {games.map(game => (
            <TableBets key={game.code} game={game} hand={hands.get(game.code)} />
          ))}
        </Suspense>
      </Boundary>
      <p className="my-bet-all">
        <Link className="lk" to="/bets?show=casino">
          {say('casino.allPast')}
        </Link>
      </p>
    </section>
  );
}
