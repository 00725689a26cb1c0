import { formatMoney, formatSigned } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
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
    <section className="panel" aria-label="Markets">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="office-table-frame" tabIndex={0} aria-label="Risk by market">
        <table className="office-table sport-markets">
          <thead>
            <tr>
              <th scope="col">Market</th>
              <th scope="col" className="wide">
                State
              </th>
              <th scope="col" className="num wide">
                Bets
              </th>
              <th scope="col" className="num wide">
                Matched
              </th>
              <th scope="col" className="num">
                Worst case
              </th>
              <th scope="col">
                <span className="vh">Suspend</span>
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
      <td className="num">
        {group.markets.length} {group.markets.length === 1 ? 'market' : 'markets'}
      </td>
    </tr>
    {group.markets.map(market => (
      <MarketRow key={market.id} event={event.id} market={market} isChosen={market.id === chosen?.id} />
    ))}
  </tbody>
);

function stoppedWords(markets: readonly Market[]): string {
  const stopped = markets.filter(({ isStopped }) => isStopped).length;
  return stopped === 0 ? '' : `${stopped} suspended by us`;
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
