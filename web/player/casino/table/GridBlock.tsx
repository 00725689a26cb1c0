import type { Block, GridRow } from '@maidan/games/kit/game';
import { BetBox } from './BetBox.tsx';
import { canBeDrawn, Drawn } from './Drawn.tsx';
import type { Offers } from './offers.ts';

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'grid' }>;
  readonly heading: string;
}

/** Columns by rows. Where the columns are signs, they are drawn in the cells instead of above them. */
export function GridBlock({ offers, block, heading }: Props) {
  const { columns, rows, as } = block;
  const areDrawn = columns.some(column => canBeDrawn(as, column));
  if (areDrawn || rows.length === 1) return <Strips offers={offers} block={block} heading={heading} />;
  return (
    <div className={`bet-grid columns-${columns.length}`}>
      <div className="grid-row grid-head" aria-hidden="true">
        <span />
        {columns.map(column => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map(row => (
        <div className="grid-row" key={row.label}>
          <RowLabel text={row.label} />
          {row.cells.map(id => (
            <BetBox key={id} offers={offers} selection={id} label="" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A row by itself, with its columns as the labels of its cells. */
function Strips({ offers, block: { columns, rows, as }, heading }: Props) {
  const strip = ({ label, cells }: GridRow) => (
    <div key={label}>
      {label !== heading && label !== '' && <div className="strip-label">{label}</div>}
      <div className={`bet-boxes per-${columns.length}`}>
        {columns.map((column, nth) => (
          // Two columns may stand for one selection: spades and clubs are both black.
          <BetBox key={column} offers={offers} selection={cells[nth]!} label={column} as={as} />
        ))}
      </div>
    </div>
  );
  return <>{rows.map(strip)}</>;
}

function RowLabel({ text }: { readonly text: string }) {
  const isSuit = canBeDrawn('suits', text);
  const isRank = !isSuit && canBeDrawn('cards', text) && text.length <= 2;
  return (
    <span className="grid-label">
      {isSuit && <Drawn as="suits" label={text} />}
      {isRank ? <Drawn as="cards" label={text} /> : text}
      {isRank && <span className="vh">{text}</span>}
    </span>
  );
}
