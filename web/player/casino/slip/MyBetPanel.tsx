import type { MyBet } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Empty } from '../../../ui/States.tsx';
import { rangeText } from '../table/priceText.ts';
import { BetActions } from './BetActions.tsx';
import { widestLimits } from './draft.ts';
import { MyBetRows } from './lazySlip.ts';

interface Props {
  readonly game: Game;
  readonly bets: readonly MyBet[];
  /** Bets placed since this moment can still be taken back. */
  readonly undoFrom: number | undefined;
  readonly onUndo: (bets: readonly MyBet[]) => void;
  /** Absent where it cannot be done now. */
  readonly onRepeat: (() => void) | undefined;
  readonly onDouble: (() => void) | undefined;
}

/** What the player has on this round. */
export function MyBetPanel({ game, bets, undoFrom, onUndo, onRepeat, onDouble }: Props) {
  const limits = widestLimits(game);
  const canUndo = ({ state, at }: MyBet) => state === 'open' && undoFrom !== undefined && at >= undoFrom;
  const newest = bets.find(canUndo);
  return (
    <section className="panel my-bet" aria-label={say('casino.myBet')}>
      <h2 className="bar">
        {say('casino.myBet')}
        <span className="my-bet-range">{limits && rangeText(limits)}</span>
      </h2>
      <BetActions onUndo={newest && (() => onUndo([newest]))} onRepeat={onRepeat} onDouble={onDouble} />
      <div className="my-bet-row my-bet-head" aria-hidden="true">
        <span>{say('casino.matched')}</span>
        <span>{say('casino.odds')}</span>
        <span>{say('casino.stake')}</span>
      </div>
      {bets.length === 0 ? (
        <Empty icon="bets" title={say('casino.noBets')} text={say('casino.noBetsHint')} />
      ) : (
        <Boundary>
          <Suspense>
            <MyBetRows game={game} bets={bets} canUndo={canUndo} onUndo={onUndo} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
