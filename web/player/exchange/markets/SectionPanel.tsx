import type { HouseRow, RowKind } from '@maidan/exchange/houseRow';
import type { Side } from '@maidan/core/odds';
import type { Section } from '../sections.ts';
import type { Trade } from '../trade.ts';
import { limitsText } from '../words.ts';
import { DigitsRow } from './DigitsRow.tsx';
import { FancyRow } from './FancyRow.tsx';
import { KhadoRow } from './KhadoRow.tsx';

interface Props {
  readonly trade: Trade;
  readonly section: Section;
}

/** What can be tapped in a row of each kind, from the left. */
export interface Column {
  readonly runner: string;
  readonly side: Side;
  readonly name: string;
}

const NO_YES: readonly Column[] = [
  { runner: 'runs', side: 'lay', name: 'No' },
  { runner: 'runs', side: 'back', name: 'Yes' },
];

const COLUMNS: Readonly<Record<Exclude<RowKind, 'bookmaker' | 'lastDigit'>, readonly Column[]>> = {
  session: NO_YES,
  overByOver: NO_YES,
  ballByBall: NO_YES,
  line: NO_YES,
  meter: NO_YES,
  fancy1: [
    { runner: 'yes', side: 'back', name: 'Back' },
    { runner: 'yes', side: 'lay', name: 'Lay' },
  ],
  oddEven: [
    { runner: 'odd', side: 'back', name: 'Odd' },
    { runner: 'even', side: 'back', name: 'Even' },
  ],
  khado: [{ runner: 'runs', side: 'back', name: 'Back' }],
};

/** Rows of one kind: No on the left, Yes on the right, or what else there is to take. */
export function SectionPanel({ trade, section: { kind, title, rows } }: Props) {
  return (
    <section className="panel book fancy" aria-label={title}>
      <h2 className="bar market-bar">{title}</h2>
      {kind === 'lastDigit' || kind === 'bookmaker' ? (
        rows.map(row => <DigitsRow key={row.id} trade={trade} row={row} />)
      ) : (
        <>
          <Captions rows={rows} columns={COLUMNS[kind]} />
          {rows.map(row =>
            kind === 'khado' ? (
              <KhadoRow key={row.id} trade={trade} row={row} />
            ) : (
              <FancyRow key={row.id} trade={trade} row={row} columns={COLUMNS[kind]} />
            ),
          )}
        </>
      )}
    </section>
  );
}

interface CaptionsProps {
  readonly rows: readonly HouseRow[];
  readonly columns: readonly Column[];
}

/** The limits of the first row: rows with others print their own. */
const Captions = ({ rows: [first], columns }: CaptionsProps) => (
  <div className={`market-row captions cells-${columns.length}`} aria-hidden="true">
    <span className="limits">{first && limitsText(first.limits)}</span>
    <span className="market-cells">
      {columns.map(({ runner, side, name }) => (
        <span key={runner + side} className={`caption ${side}`}>
          {name}
        </span>
      ))}
    </span>
  </div>
);
