import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { Note } from '../../parts/Note.tsx';
import type { SportEventDetail } from './event.ts';
import { SuspendedWords } from '../stops/SuspendedWords.tsx';

/** What to know about a match before anything is done to it: who suspended it, and what waits for a second person. */
export const EventNotes = ({ event }: { readonly event: SportEventDetail }) => (
  <>
    {event.isStopped && (
      <Note tone="bad" icon="lock">
        <b>{say('officeSport.eventSuspended')}</b>
        {event.stop && (
          <p>
            <SuspendedWords stop={event.stop} />
          </p>
        )}
      </Note>
    )}
    {event.proposal !== null && (
      <Note tone="warning" icon="eye">
        <b>{say('officeSport.voidWaits', { proposal: event.proposal })}</b>{' '}
        <Link to="/proposals">{say('officeSport.seeProposals')}</Link>
      </Note>
    )}
  </>
);
