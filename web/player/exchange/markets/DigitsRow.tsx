import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Position } from '../../parts/Position.tsx';
import { rowStop } from '../choice.ts';
import { rowFigures } from '../standing.ts';
import type { Trade } from '../trade.ts';
import { limitsText, rowWords } from '../words.ts';
import { RowBook } from './RowBook.tsx';
import { RowCell } from './RowCell.tsx';
import { StopWords } from './StopWords.tsx';
import { MarketVeil } from './MarketVeil.tsx';

interface Props {
  readonly trade: Trade;
  readonly row: HouseRow;
}

/** Ten digits to back, each in a box of its own. */
export function DigitsRow({ trade, row }: Props) {
  const [isOpen, setOpen] = useState(false);
  const figures = rowFigures(row, trade.mine, trade.written);
  const stop = rowStop(row, row.runners[0] ?? '');
  return (
    <div className="digits">
      <div className="digits-head">
        <button type="button" className="runner-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rowWords(row)}
          <span className="vh">{say('sport.book')}</span>
        </button>
        <span className="limits">{limitsText(row.limits)}</span>
        <StopWords why={row.why} />
      </div>
      <div className="digit-cells" data-cells="">
        {row.runners.map(digit => (
          <div key={digit} className="digit">
            <b aria-hidden="true">{digit}</b>
            <RowCell trade={trade} row={row} runner={digit} side="back" sideName={say('sport.digitCell', { digit })} />
            <Position before={figures[digit]?.before} after={figures[digit]?.after} />
          </div>
        ))}
        {stop && <MarketVeil stop={stop} />}
      </div>
      {isOpen && <RowBook row={row} mine={trade.mine} onClose={() => setOpen(false)} />}
    </div>
  );
}
