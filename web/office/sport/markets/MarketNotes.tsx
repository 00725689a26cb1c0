import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { bold } from '../../../ui/said.tsx';
import { Note } from '../../parts/Note.tsx';
import type { Market, SportEventDetail } from '../events/event.ts';
import { SuspendedWords } from '../stops/SuspendedWords.tsx';

interface Props {
  readonly event: SportEventDetail;
  readonly market: Market;
}

/** Why nobody can bet on a market, as far as somebody here decided so. */
export const MarketNotes = ({ event, market }: Props) => (
  <div className="office-notes sport-notes">
    {market.isStopped && (
      <Note tone="bad" icon="lock">
        <b>{say('officeSport.marketSuspended')}</b>
        {market.stop && (
          <p>
            <SuspendedWords stop={market.stop} />
          </p>
        )}
        {market.stop?.proposal && market.proposal === null && <p>{say('officeSport.proposalOver')}</p>}
      </Note>
    )}
    {market.fault !== '' && (
      <Note tone="bad" icon="lock">
        {say('officeSport.stoppedByItself', { fault: market.fault, b: bold })}
      </Note>
    )}
    {market.proposal !== null && (
      <Note tone="warning" icon="eye">
        <b>{say('officeSport.proposalWaits', { proposal: market.proposal })}</b>{' '}
        <Link to="/proposals">{say('officeSport.seeProposals')}</Link>
      </Note>
    )}
    {event.isStopped && (
      <Note tone="bad" icon="lock">
        {say('officeSport.wholeEventSuspended')}
      </Note>
    )}
  </div>
);
