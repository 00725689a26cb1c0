import { useConnection, useLive } from '../../live/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../parts/Badge.tsx';

/** Whether the queue moves by itself at the moment. */
export function LiveBadge() {
  const connection = useConnection();
  const isJoined = useLive('payments') !== undefined;
  if (connection.state === 'connected' && isJoined) {
    return (
      <Badge tone="good">
        <span className="dot" />
        Live
      </Badge>
    );
  }
  if (connection.state === 'polling') return <Badge tone="quiet">Every 2 s</Badge>;
  if (connection.state !== 'reconnecting') return <Badge tone="quiet">Connecting</Badge>;
  return (
    <>
      <Badge tone="warning" icon="retry">
        Reconnecting
      </Badge>
      <Button small onClick={connection.reconnectNow}>
        Reconnect now
      </Button>
    </>
  );
}
