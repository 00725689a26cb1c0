import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { isHeldWith } from '../sport/events/event.ts';
import { EventList } from '../sport/events/EventList.tsx';
import { SPORT_CHOICES, STATE_CHOICES, useSportFilter } from '../sport/events/filter.ts';
import { Moment } from '../sport/events/Moment.tsx';
import { SportTiles } from '../sport/events/SportTiles.tsx';
import { StopButton } from '../sport/stops/StopButton.tsx';
import { StoppedBanner } from '../sport/stops/StoppedBanner.tsx';
import { useIsStale, useSportEvents } from '../sport/useSport.ts';

/** Every match and race with what is at stake on it, and the button that stops it all. */
export function Sport() {
  const filter = useSportFilter();
  const events = useSportEvents(filter.input);
  const look = useIsStale(events) ? 'panel office-alone sport-stale' : 'panel office-alone';
  const isAllStopped = events.data?.isAllStopped;
  return (
    <>
      <ScreenHead title={say('office.sport')} note={<Moment query={events} />}>
        {filter.sport !== '' && events.data && (
          <StopButton
            on={{ type: 'sport', code: filter.sport }}
            name={SPORT_CHOICES.find(({ value }) => value === filter.sport)?.label ?? ''}
            isStopped={events.data.stoppedSports.some(({ sport }) => sport === filter.sport)}
            isOnlyStop
          />
        )}
        {isAllStopped !== undefined && (
          <StopButton on={{ type: 'all' }} name={say('office.allSport')} isStopped={isAllStopped} isOnlyStop />
        )}
      </ScreenHead>
      <StoppedBanner on={events.data} />
      <SportTiles totals={events.data?.totals} />
      <section className={look} aria-label={say('office.allEvents')}>
        <div className="office-filters">
          <Choices
            label={say('office.whichEvents')}
            value={filter.state}
            choices={STATE_CHOICES}
            onChoose={state => filter.change({ state })}
          />
          <SelectField
            label={say('office.sport')}
            name="sport"
            value={filter.sport}
            options={SPORT_CHOICES}
            onChange={sport => filter.change({ sport })}
          />
          <SearchField value={filter.search} onChange={search => filter.change({ search })} />
        </div>
        <Listing
          query={events}
          what={say('office.theEvents')}
          rows={10}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="trophy" title={say('office.noEvent')} text={say('office.noEventFits')} />}
        >
          {({ rows, page, pages, total, ...on }) => (
            <>
              <EventList rows={rows} isHeld={({ sport }) => isHeldWith(on, sport)} />
              {pages > 1 && <Pager page={page} pages={pages} total={total} onPage={filter.turnTo} />}
            </>
          )}
        </Listing>
      </section>
    </>
  );
}
