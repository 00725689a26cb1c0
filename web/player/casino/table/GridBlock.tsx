import type { Block, GridRow } from '@maidan/games/kit/game';
import { BetBox } from './BetBox.tsx';
import { canBeDrawn, Drawn } from './Drawn.tsx';
import { limitsOver } from './limitsOver.ts';
import { isSuspended, type Offers } from './offers.ts';
import { Veil } from './Veil.tsx';

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
        <span className="limits">{heading === '' && inTwo(limitsOver(offers.game, [block]))}</span>
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
          {isVeiled && <Veil />}
        </div>
      ))}
    </div>
  );
}

/** The least above the most, where they have no place beside each other. */
const inTwo = (limits: string): string => limits.replaceAll(' ', '\u00A0').replace('\u00A0Max', ' Max');

/** A row by itself, with its columns as the labels of its cells. */
function Strips({ offers, block, heading }: Props) {
  const { columns, rows, as } = block;
  const limits = heading === '' ? limitsOver(offers.game, [block]) : '';
  const strip = ({ label, cells }: GridRow) => (
    <div key={label}>
      <StripLabel label={label === heading ? '' : label} limits={limits} />
      <div className={`bet-boxes per-${columns.length}`}>
        {columns.map((column, nth) => (
          // Two columns may stand for one selection: spades and clubs are both black.
          <BetBox key={column} offers={offers} selection={cells[nth]!} label={column} as={as} />
        ))}
        {isSuspended(offers, cells) && <Veil />}
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
