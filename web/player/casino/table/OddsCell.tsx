import type { Side } from '@maidan/core/odds';
import type { Block } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { memo, type ReactNode, useState } from 'react';
import { Drawn } from './Drawn.tsx';

interface Props {
  readonly selection: string;
  readonly side: Side;
  /** 'Back Player A': said before the price. */
  readonly name: string;
  /** Absent: locked. */
  readonly price: string | undefined;
  readonly small: string;
  readonly odds: number;
  readonly isChosen: boolean;
  readonly isStale: boolean;
  /** It has won: lit until the next round. */
  readonly isWon: boolean;
  /** At this price. */
  readonly wonAt: string | undefined;
  /** A label that is drawn inside the cell, because it is a sign rather than words. */
  readonly drawn?: string | undefined;
  readonly as?: Block['as'] | undefined;
  /** What the player has on it. */
  readonly chip?: ReactNode;
  readonly onPick: (selection: string, side: Side, byKeyboard: boolean) => void;
}

/** A price that can be tapped. It is drawn again only when something of its own changes. */
export const OddsCell = memo(function OddsCell(props: Props) {
  const { selection, side, name, price, small, odds, isChosen, isStale, isWon, wonAt, drawn, as, chip, onPick } = props;
  const moved = useMove(price === undefined ? undefined : odds);
  const isLocked = price === undefined;
  const states = [isChosen && 'chosen', isLocked && 'locked', isStale && !isLocked && 'stale', isWon && 'won'];
  return (
    <button
      type="button"
      className={['odds', side, ...states].filter(Boolean).join(' ')}
      disabled={isLocked || isStale}
      aria-pressed={isChosen}
      data-selection={selection}
      data-side={side}
      onClick={event => onPick(selection, side, event.detail === 0)}
    >
      <span className="vh">{spoken()}</span>
      {drawn !== undefined && <Drawn as={as} label={drawn} />}
      {(!isLocked || (isWon && wonAt)) && (
        <span className="odds-price" aria-hidden="true">
          <b>{price ?? wonAt}</b>
          {small && <small>{small}</small>}
        </span>
      )}
      {chip}
      {moved && !isLocked && <i key={odds} className={`odds-move ${moved}`} />}
    </button>
  );

  function spoken(): string {
    if (isWon && isLocked) return say('casino.wonCell', { name });
    return isLocked ? say('casino.lockedCell', { name }) : `${name}, ${[price, small].filter(Boolean).join(' ')}`;
  }
});

/** Which way the price went since it was last seen, also over a time in which there was none. */
function useMove(odds: number | undefined): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{ odds: number | undefined; moved: 'up' | 'down' | undefined }>({
    odds,
    moved: undefined,
  });
  if (odds !== undefined && odds !== seen.odds) {
    const moved = seen.odds === undefined ? undefined : odds > seen.odds ? 'up' : 'down';
    setSeen({ odds, moved });
    return moved;
  }
  return seen.moved;
}
