import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { formatMinute } from '../../../ui/when.ts';
import { type Column, Table } from '../../parts/Table.tsx';
import { Amount } from '../markets/Amount.tsx';
import type { EventRow } from './event.ts';
import { EventBadges } from './EventBadges.tsx';
import { StopButton } from '../stops/StopButton.tsx';
import { SuspendedWords } from '../stops/SuspendedWords.tsx';
import { muted } from '../said.tsx';
import { sportName } from './sportName.ts';

interface Props {
  readonly rows: readonly EventRow[];
  /** Stopped with its sport or with all of it. */
  readonly isHeld: (event: EventRow) => boolean;
}

export const EventList = ({ rows, isHeld }: Props) => (
  <div className="sport-events">
    <Table caption={say('officeSport.events')} columns={columnsWith(isHeld)} rows={rows} keyOf={({ id }) => id} />
  </div>
);

const columnsWith = (isHeld: Props['isHeld']): readonly Column<EventRow>[] => [
  {
    title: say('officeSport.event'),
    draw: ({ id, name, sport, competition, stop }) => (
      <>
        <Link className="office-row-link sport-name" to={`/sport/${id}`}>
          {name}
        </Link>
        <span className="sport-under">
          {sportName(sport)} · {competition}
        </span>
        {stop && (
          <span className="sport-under stopped">
            <SuspendedWords stop={stop} />
          </span>
        )}
      </>
    ),
  },
  { title: say('officeSport.state'), draw: event => <EventBadges event={event} isHeld={isHeld(event)} /> },
  { title: say('officeSport.starts'), wide: true, draw: ({ startsAt }) => formatMinute(startsAt) },
  {
    title: say('officeSport.marketsOpen'),
    numeric: true,
    wide: true,
    draw: ({ open, markets }) =>
      say('officeSport.openOfAll', { open: String(open), markets: String(markets), of: muted }),
  },
  { title: say('officeSport.matched'), numeric: true, wide: true, draw: ({ matched }) => formatMoney(matched) },
  { title: say('officeSport.withHouse'), numeric: true, wide: true, draw: ({ staked }) => formatMoney(staked) },
  { title: say('officeSport.worstCase'), numeric: true, draw: ({ worst }) => <Amount amount={worst} /> },
  {
    title: say('officeSport.suspend'),
    untitled: true,
    numeric: true,
    wide: true,
    draw: event => <Stop event={event} />,
  },
];

const Stop = ({ event: { id, name, state, isStopped, stop } }: { readonly event: EventRow }) =>
  state === 'over' || state === 'void' ? null : (
    <StopButton on={{ type: 'event', id }} name={name} isStopped={isStopped} stop={stop} small />
  );
