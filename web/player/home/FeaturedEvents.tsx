import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { placeOf } from '../parts/places.ts';
import { EventStatus } from './EventStatus.tsx';
import { eventName } from '../parts/event/eventName.ts';
import { FEATURED, featuredOf } from './featured.ts';
import { eventPath } from '../parts/event/paths.ts';
import { isSoon, startText } from '../parts/event/startText.ts';
import type { Board } from './useBoard.ts';
import './featured.css';

/** Five events that are worth a look, from several sports. */
export function FeaturedEvents({ board: { rows, now } }: { readonly board: Board }) {
  if (!rows)
    return (
      <div className="feat" aria-hidden="true">
        {PLACES}
      </div>
    );
  return (
    <nav className="feat" aria-label={say('home.featured')}>
      {featuredOf(rows).map(row => (
        <Link key={row.id} to={eventPath(row)}>
          <EventStatus row={row} start={startText(row.startsAt, now)} soonAt={isSoon(row, now) ? now : undefined} />
          <b>{eventName(row)}</b>
          <small className="feat-sport">{placeOf(row.sport).label}</small>
        </Link>
      ))}
    </nav>
  );
}

/** Their places, kept until they are known. */
const PLACES = Array.from({ length: FEATURED }, (_, place) => <span className="sk" key={place} />);
