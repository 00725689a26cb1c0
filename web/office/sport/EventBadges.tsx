import { Badge } from '../parts/Badge.tsx';
import type { EventRow } from './event.ts';

const STATES = {
  inPlay: (
    <Badge tone="good">
      <span className="dot" />
      In play
    </Badge>
  ),
  upcoming: <Badge tone="plain">Upcoming</Badge>,
  over: <Badge tone="quiet">Over</Badge>,
  void: <Badge tone="quiet">Void</Badge>,
} as const satisfies Record<EventRow['state'], unknown>;

/** Where it stands, and whether we stopped the betting on it. */
export const EventBadges = ({ event }: { readonly event: Pick<EventRow, 'state' | 'isStopped'> }) => (
  <span className="office-badges">
    {STATES[event.state]}
    {event.isStopped && (
      <Badge tone="bad" icon="lock">
        Suspended
      </Badge>
    )}
  </span>
);
