import { formatOdds, type Odds, type Side } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { memo } from 'react';
import { Link } from '../../ui/router.tsx';
import { boardRunner } from '../parts/event/boardWords.ts';
import { useMove } from '../parts/useMove.ts';

interface Props {
  readonly side: Side;
  /** Who it is on; nobody where the market has no such runner. */
  readonly runner: string | undefined;
  readonly odds: Odds | null;
  /** Suspended, or not open to bets. */
  readonly isLocked: boolean;
  readonly isStale: boolean;
  /** The match with this price in its slip. */
  readonly to: string;
}

const nameOf = (side: Side, runner: string): string =>
  side === 'back' ? say('home.back', { runner }) : say('home.lay', { runner });

/** One price of the board. It is drawn again only when something of its own changes. */
export const BoardCell = memo(function BoardCell({ side, runner, odds, isLocked, isStale, to }: Props) {
  const moved = useMove(odds);
  const name = nameOf(side, boardRunner(runner ?? '')).trim();
  if (isLocked) {
    return (
      <span className={`bc ${side} locked`}>
        <span className="vh">{say('home.locked', { name })}</span>
      </span>
    );
  }
  if (odds === null || runner === undefined) {
    return (
      <span className={`bc ${side} none`}>
        <span className="vh">{runner === undefined ? say('home.noPrice') : say('home.noPriceOf', { name })}</span>
        <b aria-hidden="true">-</b>
      </span>
    );
  }
  const price = formatOdds(odds);
  if (isStale) {
    return (
      <span className={`bc ${side} stale`}>
        <span className="vh">{say('home.old', { name, price })}</span>
        <b aria-hidden="true">{price}</b>
      </span>
    );
  }
  return (
    <Link className={`bc ${side}`} to={to}>
      <span className="vh">{`${name}, ${price}`}</span>
      <b aria-hidden="true">{price}</b>
      {moved && <i key={odds} className={`bc-move ${moved}`} />}
    </Link>
  );
});
