import { say } from '@maidan/words/say';
import { Badge } from '../parts/Badge.tsx';

interface Props {
  readonly player: { readonly status: 'active' | 'blocked'; readonly demo: boolean };
}

export const PlayerStatus = ({ player }: Props) => (
  <span className="office-badges">
    {player.status === 'blocked' ? (
      <Badge tone="bad" icon="lock">
        {say('officeMoney.blocked')}
      </Badge>
    ) : (
      <Badge tone="good">{say('officeMoney.active')}</Badge>
    )}
    {player.demo && <Badge tone="quiet">{say('officeMoney.demo')}</Badge>}
  </span>
);
