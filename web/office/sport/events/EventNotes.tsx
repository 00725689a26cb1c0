import { Link } from '../../../ui/router.tsx';
import { Note } from '../../parts/Note.tsx';
import type { SportEventDetail } from './event.ts';
import { StopWords } from '../stops/StopWords.tsx';

/** What to know about a match before anything is done to it: who suspended it, and what waits for a second person. */
export const EventNotes = ({ event }: { readonly event: SportEventDetail }) => (
  <>
    {event.isStopped && (
      <Note tone="bad" icon="lock">
        <b>The event is suspended: nobody can bet on it.</b>
        {event.stop && (
          <p>
            Suspended <StopWords stop={event.stop} />
          </p>
        )}
      </Note>
    )}
    {event.proposal !== null && (
      <Note tone="warning" icon="eye">
        <b>{event.proposal}: to make all of it void waits for a second person.</b>{' '}
        <Link to="/proposals">See the proposals</Link>
      </Note>
    )}
  </>
);
