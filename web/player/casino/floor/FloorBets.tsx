import '../slip/myBet.css';
import type { MyBet } from '@maidan/contract/table';
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

const BetLines = lazily(async () => (await import('../slip/MyBetLists.tsx')).BetLines);

interface Props {
  /** In the order of their places. */
  readonly games: readonly Game[];
  /** The table in use. */
  readonly used: Game;
  readonly hands: Hands;
}

/** The open bets of all tables, by table. */
export function FloorBets({ games, used, hands }: Props) {
  const open = useLive('mybets')?.bets.filter(({ state }) => state === 'open') ?? [];
  const groups = games
    .map(game => ({ game, bets: open.filter(bet => bet.game === game.code).toSorted((a, b) => b.at - a.at) }))
    .filter(({ bets }) => bets.length > 0);
  return (
    <section className="panel my-bet" aria-label={say('casino.myBet')}>
      <h2 className="bar">{say('casino.myBet')}</h2>
      <div className="floor-acts">
        <BetActions {...actsAt(hands, used.code)} />
        <p className="chip-at">{say('casino.repeatAt', { game: sayGame(used.name) })}</p>
      </div>
      {groups.length === 0 && <Empty icon="bets" title={say('casino.noOpenBets')} text={say('casino.noBetsHint')} />}
      <Boundary>
        <Suspense>
          {groups.map(({ game, bets }) => (
            <TableBets key={game.code} game={game} bets={bets} hands={hands} />
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

interface Group extends Pick<Props, 'hands'> {
  readonly game: Game;
  readonly bets: readonly MyBet[];
}

function TableBets({ game, bets, hands }: Group) {
  const hand = hands.get(game.code);
  const from = hand?.undoFrom ?? Number.POSITIVE_INFINITY;
  const name = sayGame(game.name);
  return (
    <section aria-label={say('casino.atGame', { what: say('casino.myBet'), game: name })}>
      <h3 className="my-bet-before">{say('casino.pastRound', { game: name, round: bets[0]!.round })}</h3>
      <BetLines
        game={game}
        bets={bets}
        canUndo={({ at }) => at >= from}
        onUndo={taken => hand?.acts.current.takeBack(taken)}
      />
    </section>
  );
}
