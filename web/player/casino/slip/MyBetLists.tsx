import './myBet.css';
import type { MyBet, RoundMade } from '@maidan/contract/table';
import { tableTopic } from '@maidan/contract/stream';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { Link } from '../../../ui/router.tsx';
import { Empty } from '../../../ui/States.tsx';
import { Net } from '../../parts/Net.tsx';
import { RoundSum, SessionBest } from '../moment/lazyMoment.ts';
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
  const made = useOver();
  return (
    <>
      <SumOf round={round} />
      <div className="my-bet-row my-bet-head" aria-hidden="true">
        <span>{say('casino.matched')}</span>
        <span>{say('casino.odds')}</span>
        <span>{say('casino.stake')}</span>
      </div>
      {bets.length === 0 ? (
        <Empty icon="bets" title={say('casino.noBets')} text={say('casino.noBetsHint')} />
      ) : (
        <BetLines game={game} bets={bets} canUndo={canUndo} onUndo={onUndo} />
      )}
      {round !== undefined && before.length > 0 && <RoundBefore game={game} bets={before} />}
      <Suspense>{made.length > 0 && <SessionBest />}</Suspense>
      <p className="my-bet-all">
        <Link className="lk" to={`/bets?show=casino&game=${game.code}`}>
          {say('casino.allPastBets')}
        </Link>
      </p>
    </>
  );
}

const useOver = (): readonly RoundMade[] => useLive('mybets')?.rounds?.filter(({ isOver }) => isOver) ?? [];

/** What a round came to, once it is over. */
export function SumOf({ round }: { readonly round: string | undefined }) {
  const sum = useOver().find(each => each.round === round);
  return <Suspense>{sum && <RoundSum made={sum} />}</Suspense>;
}

/** Bets at one table, of one round. */
export const BetLines = ({ game, bets, canUndo, onUndo }: Props) => (
  <ul>
    {betGroups(game, bets).map(group => (
      <BetLine key={group.bets.at(-1)!.id} game={game} group={group} canUndo={canUndo} onUndo={onUndo} />
    ))}
  </ul>
);

/** The last round in which there were bets: what they were, and what they came to. */
export function RoundBefore({ game, bets }: Pick<Props, 'game' | 'bets'>) {
  const { round } = bets[0]!; // there are some
  const sum = useOver().find(each => each.round === round);
  const title = say('casino.roundBefore', { round });
  return (
    <section aria-label={title}>
      <h3 className="my-bet-before">
        {title}
        {sum && <Net amount={sum.net} />}
      </h3>
      <BetLines game={game} bets={bets} canUndo={() => false} onUndo={() => {}} />
    </section>
  );
}
