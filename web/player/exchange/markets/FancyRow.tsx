import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Position } from '../../parts/Position.tsx';
import { rowStop } from '../choice.ts';
import { NO_FIGURES, rowFigures } from '../standing.ts';
import type { Trade } from '../trade.ts';
import { limitsText, rowWords } from '../words.ts';
import type { Column } from './columns.ts';
import { RowBook } from './RowBook.tsx';
import { RowCell } from './RowCell.tsx';
import { StopWords } from './StopWords.tsx';
import { MarketVeil } from './MarketVeil.tsx';

interface Props {
  readonly trade: Trade;
  readonly row: HouseRow;
  readonly columns: readonly Column[];
}

const REMARKS: Partial<Record<HouseRow['kind'], string>> = {
  oddEven: say('sport.zeroEven'),
  meter: say('sport.perRun'),
};

/** One question with its prices. Its name opens the book of the player's own bets on it. */
export function FancyRow({ trade, row, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const figures = rowFigures(row, trade.mine, trade.written);
  const stop = columns.map(({ runner }) => rowStop(row, runner)).find(Boolean);
  const hasOwn = Object.keys(figures).length > 0;
  return (
    <div className={`market-row cells-${columns.length}`}>
      <div className="runner">
        <button type="button" className="runner-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rowWords(row)}
          <span className="vh">{say('sport.book')}</span>
        </button>
        <StopWords why={row.why} />
        {hasOwn ? (
          <OwnFigures row={row} figures={figures} />
        ) : (
          <span className="row-limits">
            {limitsText(row.limits)}
            {REMARKS[row.kind] && ` · ${REMARKS[row.kind]}`}
          </span>
        )}
      </div>
      <div className="market-cells" data-cells="">
        {columns.map(({ runner, side, name }) => (
          <RowCell key={runner + side} trade={trade} row={row} runner={runner} side={side} sideName={name} />
        ))}
        {stop && <MarketVeil stop={stop} />}
      </div>
      {isOpen && <RowBook row={row} mine={trade.mine} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface FiguresProps {
  readonly row: HouseRow;
  readonly figures: ReturnType<typeof rowFigures>;
}

/** One figure, or one for each of the two that can be backed. */
const OwnFigures = ({ row, figures }: FiguresProps) =>
  row.runners.map(runner => {
    const { before, after } = figures[runner] ?? NO_FIGURES;
    return <Position key={runner} before={before} after={after} />;
  });
