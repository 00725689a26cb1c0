import './myBet.css';
import type { MyBet } from '@maidan/contract/table';
import { tableTopic } from '@maidan/contract/stream';
import { formatSigned } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import { Link } from '../../../ui/router.tsx';
import { Empty } from '../../../ui/States.tsx';
import { useMyBets } from '../useTable.ts';
import { betGroups } from './betGroups.ts';
import { BetLine } from './BetLine.tsx';

interface Props {
  readonly game: Game;
  readonly bets: readonly MyBet[];
  readonly canUndo: (bet: MyBet) => boolean;
  readonly onUndo: (bets: readonly MyBet[]) => void;
}

/** Every bet on this round, then the round before, and the way to all others. */
export function MyBetLists({ game, bets, canUndo, onUndo }: Props) {
  const round = useLive(tableTopic(game.code))?.round.id;
  const { before } = useMyBets(game.code, round);
  return (
    <>
      <div className="my-bet-row my-bet-head" aria-hidden="true">
        <span>{say('casino.matched')}</span>
        <span>{say('casino.odds')}</span>
        <span>{say('casino.stake')}</span>
      </div>
      {bets.length === 0 ? (
        <Empty icon="bets" title={say('casino.noBets')} text={say('casino.noBetsHint')} />
      ) : (
        <ul>
          {betGroups(game, bets).map(group => (
            <BetLine key={group.bets.at(-1)!.id} game={game} group={group} canUndo={canUndo} onUndo={onUndo} />
          ))}
        </ul>
      )}
      {round !== undefined && before.length > 0 && <Before game={game} bets={before} />}
      <p className="my-bet-all">
        <Link className="lk" to={`/bets?show=casino&game=${game.code}`}>
          {say('casino.allPastBets')}
        </Link>
      </p>
    </>
  );
}

/** The last round in which there were bets: what they were, and what they came to. */
function Before({ game, bets }: Pick<Props, 'game' | 'bets'>) {
  const isOver = bets.every(({ state }) => state !== 'open');
  const net = sum(bets.flatMap(({ profit }) => profit ?? []));
  const title = say('casino.roundBefore', { round: bets[0]!.round });
  return (
    <section aria-label={title}>
      <h3 className="my-bet-before">
        {title}
        {isOver && <b className={net < 0 ? 'neg' : 'pos'}>{formatSigned(net)}</b>}
      </h3>
      <ul>
        {betGroups(game, bets).map(group => (
          <BetLine key={group.bets.at(-1)!.id} game={game} group={group} canUndo={() => false} onUndo={() => {}} />
        ))}
      </ul>
    </section>
  );
}
