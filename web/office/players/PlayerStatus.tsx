import { Badge } from '../parts/Badge.tsx';

interface Props {
  readonly player: { readonly status: 'active' | 'blocked'; readonly demo: boolean };
}

export const PlayerStatus = ({ player }: Props) => (
  <span className="office-badges">
    {player.status === 'blocked' ? (
      <Badge tone="bad" icon="lock">
        Blocked
      </Badge>
    ) : (
      <Badge tone="good">Active</Badge>
    )}
    {player.demo && <Badge tone="quiet">Demo</Badge>}
  </span>
);
