import '../cases/cases.css';
import '../parts/found.css';
import { say } from '@maidan/words/say';
import { Link, useParams } from '../../ui/router.tsx';
import { CaseActions } from '../cases/CaseActions.tsx';
import { CaseFacts } from '../cases/CaseFacts.tsx';
import { CaseNotes } from '../cases/CaseNotes.tsx';
import { CaseState } from '../cases/CaseTable.tsx';
import { FoundCard } from '../cases/FoundCard.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useAsk } from '../queries.ts';

/** One case: what was found with its evidence, whose it is, and what colleagues noted and decided. */
export function Case() {
  const { id = '' } = useParams();
  const asked = useAsk('officeCase', { id });
  return (
    <Listing query={asked} what={say('officeCases.theCase')} rows={10}>
      {found => (
        <>
          <ScreenHead title={found.player.username} note={<CaseState found={found} />}>
            <Link className="lk" to="/cases">
              {say('officeCases.back')}
            </Link>
            <CaseActions found={found} />
          </ScreenHead>
          <div className="found-page">
            <div>
              {found.found.map(each => (
                <FoundCard key={each.id} found={each} />
              ))}
            </div>
            <div>
              <Note tone="warning" icon="info">
                {say('officeCases.never')}
              </Note>
              <CaseFacts found={found} />
              <CaseNotes found={found} />
            </div>
          </div>
        </>
      )}
    </Listing>
  );
}
