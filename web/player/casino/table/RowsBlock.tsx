import type { Side } from '@maidan/core/odds';
import { findSelection } from '@maidan/games/kit/bet';
import { type Block, type Limits, selectionsIn } from '@maidan/games/kit/game';
import { cardIn } from './faces.ts';
import { isSuspended, nameOf, type Offers, selectionOf, sideName } from './offers.ts';
import { Position } from '../../parts/Position.tsx';
import { Price } from './Price.tsx';
import { limitsText } from './priceText.ts';
import { TableVeil } from './TableVeil.tsx';
import { cardArt } from '../../../ui/sheets.ts';

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'rows' }>;
  /** There is room for two columns. */
  readonly isWide: boolean;
  /** Said once for several blocks under one heading. */
  readonly isFirst: boolean;
}

/** A row per selection: its name and what it makes, then its prices. */
export function RowsBlock({ offers, block, isWide, isFirst }: Props) {
  const ids = selectionsIn(offers.game, block);
  const half = Math.ceil(ids.length / 2);
  const columns = isWide && ids.length > 1 ? [ids.slice(0, half), ids.slice(half)] : [ids];
  return (
    <div className={columns.length > 1 ? 'bet-rows two' : 'bet-rows'}>
      {columns.map((column, nth) => (
        <div className="bet-column" key={column[0]}>
          {(isFirst || nth > 0) && <Captions offers={offers} sides={block.sides} id={ids[0]!} isAgain={nth > 0} />}
          {column.map(id => (
            <BetRow key={id} offers={offers} id={id} sides={block.sides} isSuspended={isSuspended(offers, ids)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CaptionProps {
  readonly offers: Offers;
  readonly sides: readonly Side[];
  readonly id: string;
  readonly isAgain: boolean;
}

function Captions({ offers: { game }, sides, id, isAgain }: CaptionProps) {
  const found = findSelection(game, id);
  if (!found) return null;
  return (
    <div className={`bet-row captions sides-${sides.length}${isAgain ? ' again' : ''}`} aria-hidden="true">
      <span className="limits">{limitsText(found.market.limits)}</span>
      {sides.map(side => (
        <span key={side} className={`caption ${side}`}>
          {sideName(game, found.selection, side)}
        </span>
      ))}
    </div>
  );
}

interface RowProps {
  readonly offers: Offers;
  readonly id: string;
  readonly sides: readonly Side[];
  readonly isSuspended: boolean;
}

function BetRow({ offers, id, sides, isSuspended: isVeiled }: RowProps) {
  const position = offers.positions.get(id);
  const name = nameOf(offers, id);
  const card = cardIn(name);
  const own = selectionOf(offers.game, id).limits;
  return (
    <div className={`bet-row sides-${sides.length}`}>
      <span className="runner">
        {card !== undefined && <CardPicture card={card} />}
        <span className="runner-name">
          {name}
          {own && <OwnLimits limits={own} />}
        </span>
        <Position before={position?.before} after={position?.after} />
      </span>
      <span className="bet-cells">
        {sides.map(side => (
          <Price key={side} offers={offers} selection={id} side={side} />
        ))}
        {isVeiled && <TableVeil />}
      </span>
    </div>
  );
}

const CardPicture = ({ card }: { readonly card: string }) => (
  <svg className="runner-card" viewBox="0 0 60 84" aria-hidden="true">
    <use href={cardArt(card)} />
  </svg>
);

/** Where they differ from the market's. */
const OwnLimits = ({ limits }: { readonly limits: Limits }) => <small className="limits">{limitsText(limits)}</small>;
