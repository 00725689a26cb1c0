import { say } from '@maidan/words/say';
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
        {say('officeMoney.live')}
      </Badge>
    );
  }
  if (connection.state === 'polling') return <Badge tone="quiet">{say('officeMoney.everyTwo')}</Badge>;
  if (connection.state !== 'reconnecting') return <Badge tone="quiet">{say('officeMoney.connecting')}</Badge>;
  return (
    <>
      <Badge tone="warning" icon="retry">
        {say('officeMoney.reconnecting')}
      </Badge>
      <Button small onClick={connection.reconnectNow}>
        {say('officeMoney.reconnectNow')}
      </Button>
    </>
  );
}
