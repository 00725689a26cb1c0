import { formatMoney } from '@maidan/core/format';
import { Link } from '../../../ui/router.tsx';
import { formatMinute } from '../../../ui/when.ts';
import { type Column, Table } from '../../parts/Table.tsx';
import { spaced } from '../../words.ts';
import { Amount } from '../markets/Amount.tsx';
import type { EventRow } from './event.ts';
import { EventBadges } from './EventBadges.tsx';
import { StopButton } from '../stops/StopButton.tsx';
import { StopWords } from '../stops/StopWords.tsx';

interface Props {
  readonly rows: readonly EventRow[];
  /** Stopped with its sport or with all of it. */
  readonly isHeld: (event: EventRow) => boolean;
}

export const EventList = ({ rows, isHeld }: Props) => (
  <div className="sport-events">
    <Table caption="Events" columns={columnsWith(isHeld)} rows={rows} keyOf={({ id }) => id} />
  </div>
);

const columnsWith = (isHeld: Props['isHeld']): readonly Column<EventRow>[] => [
  {
    title: 'Event',
    draw: ({ id, name, sport, competition, stop }) => (
      <>
        <Link className="office-row-link sport-name" to={`/sport/${id}`}>
          {name}
        </Link>
        <span className="sport-under">
          {spaced(sport)} · {competition}
        </span>
        {stop && (
          <span className="sport-under stopped">
            Suspended <StopWords stop={stop} />
          </span>
        )}
      </>
    ),
  },
  { title: 'State', draw: event => <EventBadges event={event} isHeld={isHeld(event)} /> },
  { title: 'Starts', wide: true, draw: ({ startsAt }) => formatMinute(startsAt) },
  {
    title: 'Markets open',
    numeric: true,
    wide: true,
    draw: ({ open, markets }) => (
      <>
        {open} <span className="muted">of {markets}</span>
      </>
    ),
  },
  { title: 'Matched', numeric: true, wide: true, draw: ({ matched }) => formatMoney(matched) },
  { title: 'With the house', numeric: true, wide: true, draw: ({ staked }) => formatMoney(staked) },
  { title: 'Worst case', numeric: true, draw: ({ worst }) => <Amount amount={worst} /> },
  { title: 'Suspend', untitled: true, numeric: true, wide: true, draw: event => <Stop event={event} /> },
];

const Stop = ({ event: { id, name, state, isStopped, stop } }: { readonly event: EventRow }) =>
  state === 'over' || state === 'void' ? null : (
    <StopButton on={{ type: 'event', id }} name={name} isStopped={isStopped} stop={stop} small />
  );
