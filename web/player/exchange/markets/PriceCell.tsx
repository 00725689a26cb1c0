import type { Side } from '@maidan/core/odds';
import { memo } from 'react';
import { useMove } from '../../parts/useMove.ts';
import type { Choice } from '../choice.ts';
import { cellName } from '../words.ts';

interface Props {
  readonly market: string;
  readonly runner: string;
  readonly side: Side;
  readonly level: number;
  /** 'Back Kaveri Kings'. */
  readonly sideName: string;
  readonly name: string;
  /** Absent: nobody offers one. */
  readonly price: string | undefined;
  readonly small: string;
  /** What rises and falls: the price, and before it the line. */
  readonly worth: number;
  readonly isChosen: boolean;
  /** Nothing can be struck here now. */
  readonly isShut: boolean;
  readonly isStale: boolean;
  /** A missing price is a lock on a row of the house; in a book it is where one may ask for a price. */
  readonly isLock: boolean;
  readonly start?: number | undefined;
  readonly onPick: (choice: Choice, byKeyboard: boolean) => void;
}

/** A price that can be tapped. It is drawn again only when something of its own changes. */
export const PriceCell = memo(function PriceCell(props: Props) {
  const { market, runner, side, level, sideName, name, price, small, worth, isChosen, isStale, isLock, start, onPick } =
    props;
  const moved = useMove(price === undefined ? null : worth);
  const isMissing = price === undefined;
  // One may ask for a price at the best place of a book; deeper there is nothing to ask for.
  const isShut = props.isShut || isStale || (isMissing && (isLock || level > 0));
  const classes = [
    'odds',
    side,
    `level-${level}`,
    isChosen && 'chosen',
    isMissing && isLock && 'locked',
    isStale && 'stale',
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={isShut}
      aria-pressed={isChosen}
      tabIndex={level === 0 ? 0 : -1}
      data-cell=""
      data-market={market}
      data-runner={runner}
      data-side={side}
      data-level={level}
      onClick={event => {
        if (!isShut) onPick({ market, runner, side, level, ...(start !== undefined && { start }) }, event.detail === 0);
      }}
    >
      <span className="vh">{cellName(sideName, name, price, small)}</span>
      <span className="odds-price" aria-hidden="true">
        <b>{price ?? (isLock ? '' : '-')}</b>
        {small && <small>{small}</small>}
      </span>
      {moved && !isMissing && <i key={worth} className={`moved ${moved}`} />}
    </button>
  );
});
