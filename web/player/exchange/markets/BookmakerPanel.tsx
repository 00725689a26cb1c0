import { formatShort } from '@maidan/core/format';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { Position } from '../../casino/table/Position.tsx';
import { BookmakerCashOut } from '../cashOut/BookmakerCashOut.tsx';
import { rowStop } from '../choice.ts';
import { rowFigures } from '../standing.ts';
import type { Trade } from '../trade.ts';
import { limitsText } from '../words.ts';
import { RowCell } from './RowCell.tsx';
import { StopWords } from './StopWords.tsx';
import { Veil } from './Veil.tsx';

interface Props {
  readonly trade: Trade;
  readonly row: HouseRow;
}

/** The house's own prices on who wins, as profit per hundred. */
export function BookmakerPanel({ trade, row }: Props) {
  const figures = rowFigures(row, trade.mine, trade.written);
  const size = formatShort(row.limits.max);
  return (
    <section className="panel book bookmaker" aria-label={row.name}>
      <div className="bar market-bar">
        <h2>{row.name}</h2>
        <span className="sp" />
        <BookmakerCashOut
          row={row}
          mine={trade.mine}
          where={trade.view.name}
          isInPlay={trade.view.state === 'inPlay'}
        />
      </div>
      <StopWords why={row.why} />
      <div className="market-row captions" aria-hidden="true">
        <span className="limits">{limitsText(row.limits)}</span>
        <span className="market-cells">
          <span className="caption back">Back</span>
          <span className="caption lay">Lay</span>
        </span>
      </div>
      {row.runners.map(runner => {
        const stop = rowStop(row, runner);
        return (
          <div className="market-row" key={runner}>
            <div className="runner">
              <b className="runner-name">{runner}</b>
              <Position before={figures[runner]?.before} after={figures[runner]?.after} />
            </div>
            <div className="market-cells" data-cells="">
              <RowCell trade={trade} row={row} runner={runner} side="back" sideName="Back" small={size} />
              <RowCell trade={trade} row={row} runner={runner} side="lay" sideName="Lay" small={size} />
              {stop && <Veil stop={stop} />}
            </div>
          </div>
        );
      })}
    </section>
  );
}
