import { formatMoney, formatShort } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { sideName } from '../../../ui/sportWords.ts';
import { Fact } from '../../Fact.tsx';
import { Amount } from './Amount.tsx';
import { isOver, isRow, type Market } from '../events/event.ts';
import { percentText, sidesOf } from './figures.ts';
import { Positions } from './Positions.tsx';
import { priceText, RiskTable } from './RiskTable.tsx';

/** What a market could cost, result by result, and who stands behind it. */
export const MarketRisk = ({ market }: { readonly market: Market }) => (
  <>
    <dl className="office-facts">
      <Fact name={say('officeSport.worstCase')} value={<Amount amount={market.worst} />}>
        {say('officeSport.mostHouseLoses')}
      </Fact>
      <Fact
        name={isRow(market) ? say('officeSport.staked') : say('officeSport.matched')}
        value={formatMoney(market.matched)}
      >
        {say('officeSport.betsOfPlayers', { bets: market.bets, players: market.players })}
      </Fact>
      <Fact name={say('officeSport.held')} value={formatMoney(market.held)}>
        {say('officeSport.heldOf')}
      </Fact>
      <Fact name={say('officeSport.limits')} value={limitsOf(market)}>
        {market.limits.max < market.limits.min && say('officeSport.closedByItsLimits')}
      </Fact>
      {market.ladder.length > 0 && !isOver(market) && <Offers market={market} />}
      <Terms market={market} />
    </dl>
    <h3 className="sport-heading">{say('officeSport.resultByResult')}</h3>
    <RiskTable market={market} />
    <h3 className="sport-heading">{say('officeSport.biggestPositions')}</h3>
    <Positions market={market} />
  </>
);

const limitsOf = ({ limits: { min, max } }: Market): string =>
  say('officeSport.fromTo', { min: formatShort(min), max: formatShort(max) });

/** Where runs decide there is one pair of prices. */
const Offers = ({ market }: { readonly market: Market }) => {
  const runner = market.runners[0];
  const words = sidesOf(market).map(side => `${sideName(market.kind, side)} ${priceText(market, runner?.[side])}`);
  return <Fact name={say('officeSport.onOffer')} value={words.join(', ')} />;
};

const PRICED_BY = { operator: say('officeSport.anOperator'), model: say('officeSport.theModel') } as const;

function Terms({ market }: { readonly market: Market }) {
  if (isRow(market)) {
    return (
      <Fact name={say('officeSport.pricedBy')} value={PRICED_BY[market.pricedBy]}>
        {market.margin !== null && say('officeSport.withMargin', { percent: percentText(market.margin) })}
      </Fact>
    );
  }
  return (
    <>
      <Fact name={say('officeSport.commission')} value={`${percentText(market.commission)} %`}>
        {say('officeSport.ofNetWinnings')}
      </Fact>
      <Fact
        name={say('officeSport.betDelay')}
        value={say('officeSport.seconds', { seconds: String(market.betDelayMs / 1_000) })}
      />
      {market.margin !== null && (
        <Fact name={say('officeSport.margin')} value={`${percentText(market.margin)} %`}>
          {say('officeSport.ofOwnMaker')}
        </Fact>
      )}
    </>
  );
}
