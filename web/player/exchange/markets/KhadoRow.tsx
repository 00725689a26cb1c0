import { type HouseRow, LAST_START, offerOf } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Position } from '../../parts/Position.tsx';
import { rowStop } from '../choice.ts';
import { rowFigures } from '../standing.ts';
import type { Trade } from '../trade.ts';
import { rowWords } from '../words.ts';
import { RowBook } from './RowBook.tsx';
import { RowCell } from './RowCell.tsx';
import { StopWords } from './StopWords.tsx';
import { MarketVeil } from './MarketVeil.tsx';

interface Props {
  readonly trade: Trade;
  readonly row: HouseRow;
}

/** A window of runs: the player says where it begins. */
export function KhadoRow({ trade, row }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const start = chosen ?? offerOf(row, { runner: 'runs', side: 'back' })?.line ?? 0;
  const figures = rowFigures(row, trade.mine, trade.written)['runs'];
  const stop = rowStop(row, 'runs');
  const move = (by: number) => setChosen(Math.min(LAST_START, Math.max(0, start + by)));
  return (
    <div className="market-row cells-1">
      <div className="runner">
        <button type="button" className="runner-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rowWords(row)}
          <span className="vh">{say('sport.book')}</span>
        </button>
        <StopWords why={row.why} />
        <fieldset className="khado-start" aria-label={say('sport.startRunOf', { name: rowWords(row) })}>
          <button type="button" aria-label={say('sport.runLower')} onClick={() => move(-1)}>
            −
          </button>
          <output>
            {start} – {start + row.span - 1}
          </output>
          <button type="button" aria-label={say('sport.runHigher')} onClick={() => move(1)}>
            +
          </button>
        </fieldset>
        {figures && <Position before={figures.before} after={figures.after} />}
      </div>
      <div className="market-cells" data-cells="">
        <RowCell trade={trade} row={row} runner="runs" side="back" sideName={say('sport.back')} start={start} />
        {stop && <MarketVeil stop={stop} />}
      </div>
      {isOpen && <RowBook row={row} mine={trade.mine} onClose={() => setOpen(false)} />}
    </div>
  );
}
