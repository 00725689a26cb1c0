import type { Block, GridRow } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { BetBox } from './BetBox.tsx';
import { canBeDrawn, Drawn } from './Drawn.tsx';
import { limitsOver } from './limitsOver.ts';
import { isSuspended, type Offers } from './offers.ts';
import { limitsInTwo, limitsText } from './priceText.ts';
import { TableVeil } from './TableVeil.tsx';

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'grid' }>;
  /** What stands over the panel; empty where nothing does, and the limits are said here. */
  readonly heading: string;
}

/** Columns by rows. Where the columns are signs, they are drawn in the cells instead of above them. */
export function GridBlock({ offers, block, heading }: Props) {
  const { columns, rows, as } = block;
  const areDrawn = columns.some(column => canBeDrawn(as, column));
  if (areDrawn || rows.length === 1) return <Strips offers={offers} block={block} heading={heading} />;
  const isVeiled = isSuspended(
    offers,
    rows.flatMap(row => row.cells),
  );
  return (
    <div className={`bet-grid columns-${columns.length}`}>
      <div className="grid-row grid-head" aria-hidden="true">
        <span className="limits">{heading === '' && limitsInTwo(...limitsOver(offers.game, [block]))}</span>
        {columns.map(column => (
          <span key={column}>{sayLabel(column)}</span>
        ))}
      </div>
      {rows.map(row => (
        <div className="grid-row" key={row.label}>
          <RowLabel declared={row.label} />
          {row.cells.map(id => (
            <BetBox key={id} offers={offers} selection={id} label="" />
          ))}
          {isVeiled && <TableVeil />}
        </div>
      ))}
    </div>
  );
}

/** A row by itself, with its columns as the labels of its cells. */
function Strips({ offers, block, heading }: Props) {
  const { columns, rows, as } = block;
  const limits = heading === '' ? limitsText(...limitsOver(offers.game, [block])) : '';
  const strip = ({ label, cells }: GridRow) => (
    <div key={label}>
      <StripLabel label={sayLabel(label) === heading ? '' : sayLabel(label)} limits={limits} />
      <div className={`bet-boxes per-${columns.length}`}>
        {columns.map((column, nth) => (
          // Two columns may stand for one selection: spades and clubs are both black.
          <BetBox
            key={column}
            offers={offers}
            selection={cells[nth]!}
            label={sayLabel(column)}
            declared={column}
            as={as}
          />
        ))}
        {isSuspended(offers, cells) && <TableVeil />}
      </div>
    </div>
  );
  return <>{rows.map(strip)}</>;
}

function StripLabel({ label, limits }: { readonly label: string; readonly limits: string }) {
  if (label === '' && limits === '') return null;
  return (
    <div className="strip-label">
      {label} <span className="limits">{limits}</span>
    </div>
  );
}

function RowLabel({ declared }: { readonly declared: string }) {
  const isSuit = canBeDrawn('suits', declared);
  const isRank = !isSuit && canBeDrawn('cards', declared) && declared.length <= 2;
  const text = sayLabel(declared);
  return (
    <span className="grid-label">
      {isSuit && <Drawn as="suits" label={declared} />}
      {isRank ? <Drawn as="cards" label={declared} /> : text}
      {isRank && <span className="vh">{text}</span>}
    </span>
  );
}
