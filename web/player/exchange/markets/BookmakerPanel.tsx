import { formatShort } from '@maidan/core/format';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { RulesButton } from '../../parts/marketRules/RulesButton.tsx';
import { Position } from '../../parts/Position.tsx';
import { BookmakerCashOut } from '../cashOut/BookmakerCashOut.tsx';
import { rowStop } from '../choice.ts';
import { rowFigures } from '../standing.ts';
import type { Trade } from '../trade.ts';
import { limitsText, rowWords } from '../words.ts';
import { RowCell } from './RowCell.tsx';
import { StopWords } from './StopWords.tsx';
import { MarketVeil } from './MarketVeil.tsx';
import { eventName } from '../../parts/event/eventName.ts';

interface Props {
  readonly trade: Trade;
  readonly row: HouseRow;
}

/** The house's own prices on who wins, as profit per hundred. */
export function BookmakerPanel({ trade, row }: Props) {
  const figures = rowFigures(row, trade.mine, trade.written);
  const size = formatShort(row.limits.max);
  return (
    <section className="panel book bookmaker" aria-label={rowWords(row)}>
      <div className="bar market-bar">
        <h2>{rowWords(row)}</h2>
        <RulesButton title={rowWords(row)} sport={trade.view.sport} markets={[row]} />
        <span className="sp" />
        <BookmakerCashOut
          row={row}
          mine={trade.mine}
          where={eventName(trade.view)}
          isInPlay={trade.view.state === 'inPlay'}
        />
      </div>
      <StopWords why={row.why} />
      <div className="market-row captions" aria-hidden="true">
        <span className="limits">{limitsText(row.limits)}</span>
        <span className="market-cells">
          <span className="caption back">{say('sport.back')}</span>
          <span className="caption lay">{say('sport.lay')}</span>
        </span>
      </div>
      {row.runners.map(runner => {
        const stop = rowStop(row, runner);
        return (
          <div className="market-row" key={runner}>
            <div className="runner">
              <b className="runner-name">{runnerWords(runner)}</b>
              <Position before={figures[runner]?.before} after={figures[runner]?.after} />
            </div>
            <div className="market-cells" data-cells="">
              <RowCell trade={trade} row={row} runner={runner} side="back" sideName={say('sport.back')} small={size} />
              <RowCell trade={trade} row={row} runner={runner} side="lay" sideName={say('sport.lay')} small={size} />
              {stop && <MarketVeil stop={stop} />}
            </div>
          </div>
        );
      })}
    </section>
  );
}
