import { formatOdds, type Odds, type Side } from '@maidan/core/odds';
import { memo } from 'react';
import { Link } from '../../ui/router.tsx';
import { useMove } from './useMove.ts';

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

/** One price of the board. It is drawn again only when something of its own changes. */
export const BoardCell = memo(function BoardCell({ side, runner, odds, isLocked, isStale, to }: Props) {
  const moved = useMove(odds);
  const name = `${side === 'back' ? 'Back' : 'Lay'} ${runner ?? ''}`.trim();
  if (isLocked) {
    return (
      <span className={`bc ${side} locked`}>
        <span className="vh">{`${name}, locked`}</span>
      </span>
    );
  }
  if (odds === null || runner === undefined) {
    return (
      <span className={`bc ${side} none`}>
        <span className="vh">{runner !== undefined && `${name}, `}no price</span>
        <b aria-hidden="true">-</b>
      </span>
    );
  }
  const price = formatOdds(odds);
  if (isStale) {
    return (
      <span className={`bc ${side} stale`}>
        <span className="vh">{`${name}, ${price} may be old, `}locked</span>
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
