import { Link } from '../../../ui/router.tsx';
import { Note } from '../../parts/Note.tsx';
import type { Market, SportEventDetail } from '../events/event.ts';
import { StopWords } from '../stops/StopWords.tsx';

interface Props {
  readonly event: SportEventDetail;
  readonly market: Market;
}

/** Why nobody can bet on a market, as far as somebody here decided so. */
export const MarketNotes = ({ event, market }: Props) => (
  <div className="office-notes sport-notes">
    {market.isStopped && (
      <Note tone="bad" icon="lock">
        <b>Suspended: nobody can bet on it.</b>
        {market.stop && (
          <p>
            Suspended <StopWords stop={market.stop} />
          </p>
        )}
        {market.stop?.proposal && market.proposal === null && (
          <p>That proposal waits no more. It stays suspended until somebody resumes it.</p>
        )}
      </Note>
    )}
    {market.fault !== '' && (
      <Note tone="bad" icon="lock">
        <b>Stopped by itself.</b> {market.fault} It is tried again when the match goes on.
      </Note>
    )}
    {market.proposal !== null && (
      <Note tone="warning" icon="eye">
        <b>{market.proposal} waits for a second person.</b> <Link to="/proposals">See the proposals</Link>
      </Note>
    )}
    {event.isStopped && (
      <Note tone="bad" icon="lock">
        The whole event is suspended. Until it is resumed nobody can bet, whatever is set here.
      </Note>
    )}
  </div>
);
