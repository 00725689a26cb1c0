import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';

interface Props {
  readonly player: {
    readonly status: 'active' | 'blocked';
    readonly demo: boolean;
    readonly stop?: Reply<'player'>['stop'];
    readonly inReview?: boolean;
  };
}

export const PlayerStatus = ({ player: { status, demo, stop, inReview } }: Props) => (
  <span className="office-badges">
    {status === 'blocked' ? (
      <Badge tone="bad" icon="lock">
        {say('officeMoney.blocked')}
      </Badge>
    ) : (
      <Badge tone="good">{say('officeMoney.active')}</Badge>
    )}
    {demo && <Badge tone="quiet">{say('officeMoney.demo')}</Badge>}
    {stop && (
      <Badge tone="bad" icon="clock">
        {stop.until === null
          ? say('officeMoney.stopped', { kind: stop.kind })
          : say('officeMoney.stoppedUntil', { kind: stop.kind, when: formatMinute(stop.until) })}
      </Badge>
    )}
    {inReview && <Badge tone="warning">{say('officeMoney.isReviewed')}</Badge>}
  </span>
);
