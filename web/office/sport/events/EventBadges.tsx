import { eventTopic } from '@maidan/contract/stream';
import { say } from '@maidan/words/say';
import { AwayBadge } from '../../parts/AwayBadge.tsx';
import { Badge } from '../../parts/Badge.tsx';
import type { EventRow } from './event.ts';

const STATES = {
  inPlay: (
    <Badge tone="good">
      <span className="dot" />
      {say('officeSport.inPlay')}
    </Badge>
  ),
  upcoming: <Badge tone="plain">{say('officeSport.upcoming')}</Badge>,
  over: <Badge tone="quiet">{say('officeSport.over')}</Badge>,
  void: <Badge tone="quiet">{say('officeSport.void')}</Badge>,
} as const satisfies Record<EventRow['state'], unknown>;

interface Props {
  readonly event: Pick<EventRow, 'id' | 'state' | 'isStopped'>;
  /** Its sport is stopped, or all of it. */
  readonly isHeld?: boolean;
}

/** Where it stands, and whether we stopped the betting on it. */
export const EventBadges = ({ event, isHeld = false }: Props) => (
  <span className="office-badges">
    {STATES[event.state]}
    {(event.isStopped || (isHeld && isUnderWay(event))) && (
      <Badge tone="bad" icon="lock">
        {say('officeSport.suspended')}
      </Badge>
    )}
    {isUnderWay(event) && <AwayBadge topics={[eventTopic(event.id), 'board']} />}
  </span>
);

const isUnderWay = ({ state }: Pick<EventRow, 'state'>): boolean => state === 'inPlay' || state === 'upcoming';
