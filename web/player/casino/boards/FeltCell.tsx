import { say } from '@maidan/words/say';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { cellOf, isChosen, nameOf, offerFor, type Offers, selectionOf } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';
import { hasWon } from '../table/won.ts';

interface Look {
  readonly selection: string;
  readonly className?: string;
  /** The same from render to render, like what is written on it. */
  readonly style?: CSSProperties;
  /** Shown to win with the bet that is pointed at. */
  readonly isCovered?: boolean;
  /** Said under the label; where a heading says it, it is not. */
  readonly showsPrice?: boolean;
  readonly children: ReactNode;
  /** Under it, small. */
  readonly note?: ReactNode;
  readonly onPoint?: (selection: string | undefined) => void;
}

interface Props extends Look {
  readonly offers: Offers;
}

/** A place on the felt, with the player's chips on it: takes from the table what it needs, and nothing else. */
export function FeltCell({ offers, ...look }: Props) {
  const { game, isStale, onTap } = offers;
  const { selection } = look;
  const offer = offerFor(offers, selection, 'back');
  const text = offer && priceText(game, selectionOf(game, selection), offer);
  return (
    <FeltPlace
      {...look}
      name={nameOf(offers, selection)}
      price={text && [text.price, text.small].filter(Boolean).join(' ')}
      isChosen={isChosen(offers, selection, 'back')}
      isStale={isStale}
      isWon={hasWon(offers, selection, 'back')}
      chip={offers.chips.get(cellOf(selection, 'back'))}
      onTap={onTap}
    />
  );
}

interface PlaceProps extends Look, Pick<Offers, 'isStale' | 'onTap'> {
  readonly name: string;
  /** Absent: locked. */
  readonly price: string | undefined;
  readonly isChosen: boolean;
  readonly isWon: boolean;
  readonly chip: ReactNode;
}

/** A hundred and fifty of them lie on one felt: each is drawn again only when something of its own changes. */
const FeltPlace = memo(function FeltPlace(props: PlaceProps) {
  const {
    selection,
    className,
    style,
    name,
    price,
    isChosen: chosen,
    isStale,
    isCovered,
    isWon,
    onTap,
    onPoint,
  } = props;
  const isLocked = price === undefined;
  const states = [
    ...[chosen && 'chosen', isCovered && 'covered', isWon && 'won'],
    ...[isLocked && 'locked', isStale && !isLocked && 'stale'],
  ];
  return (
    <button
      type="button"
      className={['felt-cell', className, ...states].filter(Boolean).join(' ')}
      style={style}
      disabled={isLocked || isStale}
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
        {props.children}
        {props.note}
        {props.showsPrice && !isLocked && <small>{price}</small>}
      </span>
      {props.chip}
    </button>
  );

  function spoken(): string {
    if (!isLocked) return `${name}, ${price}`;
    return isWon ? say('casino.wonCell', { name }) : say('casino.lockedCell', { name });
  }
});
