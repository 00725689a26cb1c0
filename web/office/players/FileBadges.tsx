import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { formatDay } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';

const TONES = { none: 'quiet', submitted: 'warning', verified: 'good', refused: 'bad', expired: 'warning' } as const;

/** How well the player is known, and an open case: which only who may see cases is told of. */
export const FileBadges = ({ file: { identity, openCase } }: { readonly file: Reply<'playerFile'> }) => (
  <span className="office-badges">
    <span
      title={
        identity.until === null ? undefined : say('officePlayer.verifiedUntil', { when: formatDay(identity.until) })
      }
    >
      <Badge tone={TONES[identity.state]}>{say('officePlayer.identity', { state: identity.state })}</Badge>
    </span>
    {openCase !== null && (
      <Link to={`/cases/${openCase}`} aria-label={say('officePlayer.seeCase')}>
        <Badge tone="warning" icon="info">
          {say('officePlayer.caseOpen')}
        </Badge>
      </Link>
    )}
  </span>
);
