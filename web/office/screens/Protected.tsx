import '../parts/found.css';
import '../protection/protection.css';
import { say } from '@maidan/words/say';
import { Link, useParams } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Looks } from '../protection/Looks.tsx';
import { MarkerCard } from '../protection/MarkerCard.tsx';
import { useAsk } from '../queries.ts';

/** One player: what was found in how they play, with its rows, and who of the staff looked. */
export function Protected() {
  const { id = '' } = useParams();
  const asked = useAsk('harmPlayer', { id });
  return (
    <Listing query={asked} what={say('officeProtection.thePlayer')} rows={10}>
      {found => (
        <>
          <ScreenHead
            title={found.player.username}
            note={
              found.stop && <Badge tone="plain">{say('officeProtection.stopped', { kind: found.stop.kind })}</Badge>
            }
          >
            <Link className="lk" to="/protection/markers">
              {say('officeProtection.back')}
            </Link>
            <Link className="btn" to={`/players/${found.player.id}`}>
              {say('officeProtection.toPlayer')}
            </Link>
          </ScreenHead>
          <div className="found-page">
            <div>
              {found.markers.length === 0 && (
                <div className="panel">
                  <Empty
                    icon="check"
                    title={say('officeProtection.noMarkers')}
                    text={say('officeProtection.noMarkersHint')}
                  />
                </div>
              )}
              {found.markers.map(marker => (
                <MarkerCard key={marker.id} marker={marker} />
              ))}
            </div>
            <div>
              <Note tone="info" icon="info">
                {say('officeProtection.never')}
              </Note>
              <Looks found={found} />
            </div>
          </div>
        </>
      )}
    </Listing>
  );
}
