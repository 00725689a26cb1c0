import { formatShort } from '@maidan/core/format';
import type { MarketView, RunnerView } from '@maidan/contract/event';
import { formatOdds, type Side } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { RulesButton } from '../../parts/marketRules/RulesButton.tsx';
import { Position } from '../../parts/Position.tsx';
import { BookCashOut } from '../cashOut/BookCashOut.tsx';
import { bookStop, isSame } from '../choice.ts';
import { bookFigures, type Figures } from '../standing.ts';
import type { Trade } from '../trade.ts';
import { limitsText, marketWords, sideName } from '../words.ts';
import { Cloth } from './Cloth.tsx';
import { PriceCell } from './PriceCell.tsx';
import { StopWords } from './StopWords.tsx';
import { MarketVeil } from './MarketVeil.tsx';
import { eventName } from '../../parts/event/eventName.ts';

interface Props {
  readonly trade: Trade;
  readonly market: MarketView;
  /** Only the best price of each side. */
  readonly isSmall?: boolean;
}

/** A market between players: three prices to back and three to lay, the best ones in the middle. */
export function BookPanel({ trade, market, isSmall = false }: Props) {
  const figures = bookFigures(market, trade.mine, trade.written);
  return (
    <section className={isSmall ? 'panel book small' : 'panel book'} aria-label={marketWords(market)}>
      <div className="bar market-bar">
        <h2>{marketWords(market)}</h2>
        <RulesButton
          title={marketWords(market)}
          sport={trade.view.sport}
          markets={[{ kind: 'exchange', made: market.made }]}
          terms={market}
        />
        {market.inPlay && <span className="bdg in-play">{say('sport.inPlay')}</span>}
        <span className="sp" />
        <BookCashOut market={market} mine={trade.mine} where={eventName(trade.view)} />
      </div>
      <StopWords why={market.why} />
      <div className="market-row captions" aria-hidden="true">
        <span className="limits">{limitsText(market.limits)}</span>
        <span className="market-cells">
          <span className="deeper" />
          <span className="deeper" />
          <span className="caption back">{say('sport.back')}</span>
          <span className="caption lay">{say('sport.lay')}</span>
          <span className="deeper" />
          <span className="deeper" />
        </span>
      </div>
      {market.runners.map(runner => (
        <RunnerRow key={runner.id} trade={trade} market={market} runner={runner} figures={figures[runner.id]} />
      ))}
    </section>
  );
}

interface RowProps {
  readonly trade: Trade;
  readonly market: MarketView;
  readonly runner: RunnerView;
  readonly figures: Figures | undefined;
}

/** Left to right. */
const COLUMNS: readonly (readonly [Side, number])[] = [
  ['back', 2],
  ['back', 1],
  ['back', 0],
  ['lay', 0],
  ['lay', 1],
  ['lay', 2],
];

function RunnerRow({ trade, market, runner, figures }: RowProps) {
  const stop = runner.isRemoved ? 'CLOSED' : bookStop(market);
  return (
    <div className={runner.isRemoved ? 'market-row removed' : 'market-row'}>
      <div className="runner">
        <button type="button" className="runner-name" onClick={() => trade.onWatch(market.id, runner.id)}>
          <Cloth view={trade.view} runner={runner.name} />
          {runnerWords(runner.name, market.made)}
          <span className="vh">{say('sport.depthAndChart')}</span>
        </button>
        {runner.isRemoved ? (
          <span className="muted">{say('sport.removed')}</span>
        ) : (
          <Position before={figures?.before} after={figures?.after} />
        )}
      </div>
      <div className="market-cells" data-cells="">
        {COLUMNS.map(([side, level]) => {
          const offer = runner[side][level];
          return (
            <PriceCell
              key={side + level}
              market={market.id}
              runner={runner.id}
              side={side}
              level={level}
              sideName={sideName('exchange', side)}
              name={runnerWords(runner.name, market.made)}
              price={offer && formatOdds(offer.odds)}
              small={offer ? formatShort(offer.stake) : ''}
              worth={offer?.odds ?? 0}
              isChosen={isSame(trade.chosen, { market: market.id, runner: runner.id, side, level })}
              isShut={stop !== undefined}
              isStale={trade.isStale}
              isLock={false}
              onPick={trade.onPick}
            />
          );
        })}
        {stop && <MarketVeil stop={stop} />}
      </div>
    </div>
  );
}
