import { memo } from 'react';
import { type Place, TALL } from '../places.ts';
import { vars } from '../../../../ui/vars.ts';

interface Props {
  readonly place: Place;
  readonly score: string | undefined;
  /** Only the number of the seat, where there are many. */
  readonly isShort: boolean;
  /** A card has just been dealt: the score waits until it is turned. */
  readonly isFresh: boolean;
  readonly standing: 'won' | 'lost' | undefined;
}

/** Names must not run into each other above hands that are closer than this. */
const NARROW = 200;

/** The name over a hand, and under it what the hand has come to. */
export const SeatSign = memo(function SeatSign({ place, score, isShort, isFresh, standing }: Props) {
  const { seat, label, x, y, width, card, isRow } = place;
  const names = [
    'st-sign',
    isRow && 'st-row',
    isShort && 'st-short',
    width < NARROW && 'st-narrow',
    standing && `st-${standing}`,
  ]
    .filter(Boolean)
    .join(' ');
  const left = isRow ? x - 20 : x + width / 2;
  return (
    <div aria-hidden="true">
      <span className={names} style={vars({ x: left, y: isRow ? y + (card * TALL) / 2 : y })}>
        {isShort && /^\d+$/.test(seat) ? seat : label}
        {isRow && score !== undefined && <small>{score}</small>}
      </span>
      {!isRow && score !== undefined && (
        <span
          key={score}
          className={`st-score${standing ? ` st-${standing}` : ''}${isFresh ? ' st-late' : ''}`}
          style={vars({ x: left, y: y + card * TALL })}
        >
          {score}
        </span>
      )}
    </div>
  );
});
