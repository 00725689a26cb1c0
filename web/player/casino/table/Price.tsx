import type { Side } from '@maidan/core/odds';
import type { Block } from '@maidan/games/kit/game';
import { OddsCell } from './OddsCell.tsx';
import { cellOf, isChosen, nameOf, offerFor, type Offers, selectionOf, sideName } from './offers.ts';
import { priceText } from './priceText.ts';
import { hasWon } from './won.ts';

interface Props {
  readonly offers: Offers;
  readonly selection: string;
  readonly side: Side;
  readonly drawn?: string | undefined;
  readonly as?: Block['as'] | undefined;
}

/** The cell of one side of a selection: takes from the table what it needs, and nothing else. */
export function Price({ offers, selection, side, drawn, as }: Props) {
  const { game, isStale, onTap } = offers;
  const declared = selectionOf(game, selection);
  const offer = offerFor(offers, selection, side);
  const text = offer && priceText(game, declared, offer);
  const isWon = hasWon(offers, selection, side);
  const last = isWon ? offers.seen[selection]?.[side] : undefined;
  return (
    <OddsCell
      selection={selection}
      side={side}
      name={`${sideName(game, declared, side)} ${nameOf(offers, selection)}`}
      price={text?.price}
      small={text?.small ?? ''}
      // A line that moves is a price that moves, whatever its rate does.
      odds={offer ? (offer.line ?? 0) * 1_000_000 + offer.odds : 0}
      isChosen={isChosen(offers, selection, side)}
      isStale={isStale}
      isWon={isWon}
      wonAt={last && priceText(game, declared, last).price}
      drawn={drawn}
      as={as}
      chip={offers.chips.get(cellOf(selection, side))}
      onPick={onTap}
    />
  );
}
