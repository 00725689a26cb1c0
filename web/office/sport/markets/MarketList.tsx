import { formatMoney, formatSigned } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { Under } from '../../parts/Table.tsx';
import { Amount } from './Amount.tsx';
import { type Group, groupsOf, isOver, type Market, marketPath, type SportEventDetail } from '../events/event.ts';
import { MarketBadge } from './MarketBadge.tsx';
import { StopButton } from '../stops/StopButton.tsx';

interface Props {
  readonly event: SportEventDetail;
  readonly chosen: Market | undefined;
}

/** Every market that is not settled, grouped as on the match page; one set of columns, so that figures stand in line. */
export function MarketList({ event, chosen }: Props) {
  const groups = groupsOf(event.all.filter(market => !isOver(market)));
  if (groups.length === 0) return null;
  return (
    <section className="panel" aria-label={say('officeSport.markets')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="office-table-frame" tabIndex={0} aria-label={say('officeSport.riskByMarket')}>
        <table className="office-table sport-markets">
          <thead>
            <tr>
              <th scope="col">{say('officeSport.market')}</th>
              <th scope="col" className="wide">
                {say('officeSport.state')}
              </th>
              <th scope="col" className="num wide">
                {say('officeSport.bets')}
              </th>
              <th scope="col" className="num wide">
                {say('officeSport.matched')}
              </th>
              <th scope="col" className="num">
                {say('officeSport.worstCase')}
              </th>
              <th scope="col">
                <span className="vh">{say('officeSport.suspend')}</span>
              </th>
            </tr>
          </thead>
          {groups.map(group => (
            <GroupRows key={group.title} event={event} chosen={chosen} group={group} />
          ))}
        </table>
      </section>
    </section>
  );
}

const GroupRows = ({ event, chosen, group }: Props & { readonly group: Group }) => (
  <tbody>
    <tr className="sport-group">
      <th scope="rowgroup">{group.title}</th>
      <td className="wide">{stoppedWords(group.markets)}</td>
      <td className="num wide">{group.markets.reduce((count, { bets }) => count + bets, 0)}</td>
      <td className="num wide">{formatMoney(sum(group.markets.map(({ matched }) => matched)))}</td>
      <td className="num">{formatSigned(sum(group.markets.map(({ worst }) => worst)))}</td>
      <td className="num">{say('officeSport.marketCount', { count: group.markets.length })}</td>
    </tr>
    {group.markets.map(market => (
      <MarketRow key={market.id} event={event.id} market={market} isChosen={market.id === chosen?.id} />
    ))}
  </tbody>
);

function stoppedWords(markets: readonly Market[]): string {
  const count = markets.filter(({ isStopped }) => isStopped).length;
  return count === 0 ? '' : say('officeSport.countSuspended', { count });
}

interface RowProps {
  readonly event: string;
  readonly market: Market;
  readonly isChosen: boolean;
}

const MarketRow = ({ event, market, isChosen }: RowProps) => (
  <tr className={isChosen ? 'chosen' : undefined}>
    <th scope="row">
      <Link
        className="office-row-link sport-name"
        to={marketPath(event, market)}
        aria-current={isChosen ? 'true' : undefined}
      >
        {market.name}
      </Link>
      <Under>
        <MarketBadge market={market} />
      </Under>
    </th>
    <td className="wide">
      <MarketBadge market={market} />
    </td>
    <td className="num wide">{market.bets}</td>
    <td className="num wide">{formatMoney(market.matched)}</td>
    <td className="num">
      <Amount amount={market.worst} />
    </td>
    <td className="num">
      <StopButton
        on={{ type: 'market', id: market.id }}
        name={market.name}
        isStopped={market.isStopped}
        stop={market.stop}
        waiting={market.proposal}
        small
      />
    </td>
  </tr>
);
