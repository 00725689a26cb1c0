import { type Block, marketOf } from '@maidan/games/kit/game';
import { BetBox } from './BetBox.tsx';
import { shortLabel } from './faces.ts';
import { declaredName, isSuspended, nameOf, type Offers } from './offers.ts';
import { SEVEN } from './sections.ts';
import { TableVeil } from './TableVeil.tsx';

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'cells' }>;
  /** What stands over the panel need not be said in every cell. */
  readonly heading: string;
}

/** Cells side by side, so many in a row. */
export function CellsBlock({ offers, block, heading }: Props) {
  const { selections } = marketOf(offers.game, block.market);
  const boxes = selections.map(({ id }) => (
    <BetBox
      key={id}
      offers={offers}
      selection={id}
      label={shortLabel(nameOf(offers, id), heading)}
      declared={declaredName(offers, id)}
      as={block.as}
    />
  ));
  if (block.title === SEVEN && selections.length === 2) {
    return (
      <div className="bet-boxes around-seven">
        {boxes[0]}
        <span className="seven" aria-hidden="true">
          7
        </span>
        {boxes[1]}
      </div>
    );
  }
  const isVeiled = isSuspended(
    offers,
    selections.map(({ id }) => id),
  );
  return (
    <div className={`bet-boxes per-${block.perRow}`}>
      {boxes}
      {isVeiled && <TableVeil />}
    </div>
  );
}
