import { say } from '@maidan/words/say';
import type { CSSProperties, ReactNode } from 'react';
import { cellOf, isChosen, nameOf, offerFor, type Offers, selectionOf } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';
import { hasWon } from '../table/won.ts';

interface Props {
  readonly offers: Offers;
  readonly selection: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Shown to win with the bet that is pointed at. */
  readonly isCovered?: boolean;
  /** Said under the label; where a heading says it, it is not. */
  readonly showsPrice?: boolean;
  readonly children: ReactNode;
  readonly onPoint?: (selection: string | undefined) => void;
}

/** A place on the felt, with the player's chips on it. */
export function FeltCell({ offers, selection, className, style, isCovered, showsPrice, children, onPoint }: Props) {
  const { game, isStale, onTap } = offers;
  const offer = offerFor(offers, selection, 'back');
  const text = offer && priceText(game, selectionOf(game, selection), offer);
  const chosen = isChosen(offers, selection, 'back');
  const price = text && [text.price, text.small].filter(Boolean).join(' ');
  const name = nameOf(offers, selection);
  const isWon = hasWon(offers, selection, 'back');
  const states = [
    ...[chosen && 'chosen', isCovered && 'covered', isWon && 'won'],
    ...[!offer && 'locked', isStale && offer && 'stale'],
  ];
  return (
    <button
      type="button"
      className={['felt-cell', className, ...states].filter(Boolean).join(' ')}
      style={style}
      disabled={!offer || isStale}
      aria-pressed={chosen}
      data-selection={selection}
      data-side="back"
      onClick={event => onTap(selection, 'back', event.detail === 0)}
      onPointerEnter={() => onPoint?.(selection)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(selection)}
      onBlur={() => onPoint?.(undefined)}
    >
      <span className="vh">{spoken()}</span>
      <span className="felt-words" aria-hidden="true">
        {children}
        {showsPrice && price !== undefined && <small>{price}</small>}
      </span>
      {offers.chips.get(cellOf(selection, 'back'))}
    </button>
  );

  function spoken(): string {
    if (price !== undefined) return `${name}, ${price}`;
    return isWon ? say('casino.wonCell', { name }) : say('casino.lockedCell', { name });
  }
}
