import { formatMoney, formatShort } from '@maidan/core/format';
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
      <Fact name="Worst case" value={<Amount amount={market.worst} />}>
        the most the house can lose
      </Fact>
      <Fact name={isRow(market) ? 'Staked' : 'Matched'} value={formatMoney(market.matched)}>
        {market.bets} {market.bets === 1 ? 'bet' : 'bets'}, {market.players}{' '}
        {market.players === 1 ? 'player' : 'players'}
      </Fact>
      <Fact name="Held" value={formatMoney(market.held)}>
        of everybody, the house’s maker too
      </Fact>
      <Fact name="Limits" value={`${formatShort(market.limits.min)} to ${formatShort(market.limits.max)}`}>
        {market.limits.max < market.limits.min && 'closed by its limits'}
      </Fact>
      {market.ladder.length > 0 && !isOver(market) && <Offers market={market} />}
      <Terms market={market} />
    </dl>
    <h3 className="sport-heading">Result by result</h3>
    <RiskTable market={market} />
    <h3 className="sport-heading">Biggest positions</h3>
    <Positions market={market} />
  </>
);

/** Where runs decide there is one pair of prices. */
const Offers = ({ market }: { readonly market: Market }) => {
  const runner = market.runners[0];
  const words = sidesOf(market).map(side => `${sideName(market.kind, side)} ${priceText(market, runner?.[side])}`);
  return <Fact name="On offer" value={words.join(', ')} />;
};

function Terms({ market }: { readonly market: Market }) {
  if (isRow(market)) {
    return (
      <Fact name="Priced by" value={market.pricedBy === 'operator' ? 'An operator' : 'The model'}>
        {market.margin !== null && `margin ${percentText(market.margin)} %`}
      </Fact>
    );
  }
  return (
    <>
      <Fact name="Commission" value={`${percentText(market.commission)} %`}>
        of net winnings
      </Fact>
      <Fact name="Bet delay" value={`${market.betDelayMs / 1_000} s`} />
      {market.margin !== null && (
        <Fact name="Margin" value={`${percentText(market.margin)} %`}>
          of the house’s own maker
        </Fact>
      )}
    </>
  );
}
