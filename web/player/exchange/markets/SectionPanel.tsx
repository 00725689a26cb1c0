import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { RulesButton } from '../../parts/marketRules/RulesButton.tsx';
import type { Section } from '../sections.ts';
import type { Trade } from '../trade.ts';
import { limitsText } from '../words.ts';
import { type Column, COLUMNS } from './columns.ts';
import { DigitsRow } from './DigitsRow.tsx';
import { FancyRow } from './FancyRow.tsx';
import { KhadoRow } from './KhadoRow.tsx';

interface Props {
  readonly trade: Trade;
  readonly section: Section;
}

/** Rows of one kind: No on the left, Yes on the right, or what else there is to take. */
export function SectionPanel({ trade, section: { kind, title, rows } }: Props) {
  return (
    <section className="panel book fancy" aria-label={title}>
      <div className="bar market-bar">
        <h2>{title}</h2>
        <RulesButton title={title} sport={trade.view.sport} markets={rows} />
      </div>
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
