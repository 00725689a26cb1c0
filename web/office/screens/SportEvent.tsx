import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link, useParams } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { nameInEvent, type SportEventDetail } from '../sport/events/event.ts';
import { EventFacts } from '../sport/events/EventFacts.tsx';
import { EventMargins } from '../sport/prices/EventMargins.tsx';
import { EventNotes } from '../sport/events/EventNotes.tsx';
import { EventPicture } from '../sport/events/EventPicture.tsx';
import { MarketList } from '../sport/markets/MarketList.tsx';
import { MarketPanel } from '../sport/markets/MarketPanel.tsx';
import { Moment } from '../sport/events/Moment.tsx';
import { RecordPanel } from '../sport/settle/RecordPanel.tsx';
import { SettledMarkets } from '../sport/settle/SettledMarkets.tsx';
import { StopButton } from '../sport/stops/StopButton.tsx';
import { StoppedBanner } from '../sport/stops/StoppedBanner.tsx';
import { useIsStale, useSportEvent } from '../sport/useSport.ts';
import { VoidEvent } from '../sport/settle/VoidEvent.tsx';

/** One match or race: its score, its markets, and beside them the one somebody looks at. */
export function SportEvent() {
  const { id = '' } = useParams();
  const query = useSportEvent(id);
  const isStale = useIsStale(query);
  const event = query.data;
  return (
    <>
      <ScreenHead title={event?.name ?? say('office.sport')} note={<Moment query={query} />}>
        {event && <Actions event={event} />}
      </ScreenHead>
      <StoppedBanner on={event} />
      <Link className="sport-back" to="/sport">
        <Icon name="left" small />
        {say('office.allEvents')}
      </Link>
      <Listing query={query} what={say('office.theEvent')} rows={10}>
        {found => <Markets event={found} isStale={isStale} />}
      </Listing>
    </>
  );
}

function Actions({ event }: { readonly event: SportEventDetail }) {
  if (event.state === 'over' || event.state === 'void') return <VoidEvent event={event} />;
  return (
    <>
      <EventPicture event={event} />
      <EventMargins event={event} />
      <VoidEvent event={event} />
      <StopButton
        on={{ type: 'event', id: event.id }}
        name={event.name}
        isStopped={event.isStopped}
        stop={event.stop}
        waiting={event.proposal}
      />
    </>
  );
}

function Markets({ event, isStale }: { readonly event: SportEventDetail; readonly isStale: boolean }) {
  const { market: name, tab = '' } = useParams();
  const chosen = event.all.find(market => nameInEvent(market) === name);
  return (
    <div className={isStale ? 'sport-event sport-stale' : 'sport-event'}>
      <EventFacts event={event} />
      <EventNotes event={event} />
      <div className={chosen ? 'office-split open' : 'office-split'}>
        <div className="office-split-list office-stack">
          <MarketList event={event} chosen={chosen} />
          <SettledMarkets event={event} chosen={chosen} />
          <RecordPanel record={event.record} />
        </div>
        <div className="office-split-detail">
          {chosen ? <MarketPanel key={chosen.id} event={event} market={chosen} tab={tab} /> : <NoneChosen />}
        </div>
      </div>
    </div>
  );
}

const NoneChosen = () => (
  <section className="panel">
    <Empty icon="trophy" title={say('office.noMarketChosen')} text={say('office.chooseFromList')} />
  </section>
);
