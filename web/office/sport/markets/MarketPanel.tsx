import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { Link, NavLink } from '../../../ui/router.tsx';
import { useMay } from '../../session.ts';
import { isOver, isRow, type Market, marketPath, type SportEventDetail } from '../events/event.ts';
import { MarginForm } from '../prices/MarginForm.tsx';
import { MarketBadge } from './MarketBadge.tsx';
import { MarketLimits } from '../prices/MarketLimits.tsx';
import { MarketNotes } from './MarketNotes.tsx';
import { MarketResult } from '../settle/MarketResult.tsx';
import { MarketRisk } from './MarketRisk.tsx';
import { OwnPrices } from '../prices/OwnPrices.tsx';
import { SettleButton } from '../settle/SettleButton.tsx';
import { StopButton } from '../stops/StopButton.tsx';

const TABS = [
  ['', say('officeSport.risk')],
  ['limits', say('officeSport.limits')],
  ['prices', say('officeSport.prices')],
  ['result', say('officeSport.result')],
] as const;

/** What is settled is neither limited nor priced any more. */
const SETTLED_TABS = TABS.filter(([path]) => path === '' || path === 'result');

interface Props {
  readonly event: SportEventDetail;
  readonly market: Market;
  readonly tab: string;
}

/** One market: its risk, its limits, its prices, its result. */
export const MarketPanel = ({ event, market, tab }: Props) => (
  <div className="office-stack">
    <Link className="office-back" to={`/sport/${event.id}`}>
      <Icon name="left" small />
      {say('officeSport.backToMarkets')}
    </Link>
    <section className="panel office-request" aria-label={market.name}>
      <div className="bar">
        <h2>{market.name}</h2>
        <span className="sp">
          <MarketBadge market={market} />
        </span>
      </div>
      <nav className="seg" aria-label={say('officeSport.aboutMarket')}>
        {(isOver(market) ? SETTLED_TABS : TABS).map(([path, title]) => (
          <NavLink key={path} end to={marketPath(event.id, market, path)}>
            {title}
          </NavLink>
        ))}
      </nav>
      <MarketNotes event={event} market={market} />
      <Tab market={market} tab={tab} />
      <Actions market={market} />
    </section>
  </div>
);

function Actions({ market }: Pick<Props, 'market'>) {
  if (!useMay('sport.write')) return null;
  return (
    <div className="office-decision sport-actions">
      <SettleButton market={market} />
      {!isOver(market) && (
        <StopButton
          on={{ type: 'market', id: market.id }}
          name={market.name}
          isStopped={market.isStopped}
          stop={market.stop}
          waiting={market.proposal}
        />
      )}
    </div>
  );
}

function Tab({ market, tab }: Omit<Props, 'event'>) {
  const { id, ownMargin } = market;
  if (tab === 'result') return <MarketResult market={market} />;
  if (tab === '' || isOver(market)) return <MarketRisk market={market} />;
  if (tab === 'limits') return <MarketLimits key={id} market={market} />;
  return (
    <>
      {isRow(market) && <OwnPrices key={`prices ${id}`} market={market} />}
      <MarginForm
        key={`margin ${id}`}
        on={{ type: 'market', id }}
        title={say('officeSport.marginOfMarket')}
        own={ownMargin}
        inForce={market.margin}
      />
    </>
  );
}
