import { useEffect, useState } from 'react';
import { type HouseView, WHY_NOT_OPEN } from '@maidan/contract/house';
import { say } from '@maidan/words/say';
import type { Connection } from '../live/socket.ts';
import { useConnection, useLive } from '../live/useLive.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export function ReconnectBanner() {
  const { reconnectNow, ...connection } = useConnection();
  const house = useLive('house');
  return <LineBanner connection={connection} condition={house?.condition ?? 'open'} reconnectNow={reconnectNow} />;
}

interface Props extends HouseView {
  readonly connection: Connection;
  reconnectNow(): void;
}

/**
 * Says that what is on screen may be old, when the next try is, and lets the player not wait for it; or why the house
 * takes no bets, and goes by itself when it does again.
 */
export function LineBanner({ connection, condition, reconnectNow }: Props) {
  if (connection.state === 'polling') {
    return (
      <output className="recon">
        <Icon name="retry" small />
        <span>{say('frame.noLiveLine')}</span>
        <Button small onClick={reconnectNow}>
          {say('frame.reconnect')}
        </Button>
      </output>
    );
  }
  if (connection.state !== 'reconnecting') return <HouseBanner condition={condition} />;
  return (
    <output className="recon">
      <Icon name="retry" small />
      <span>
        {say('frame.lineLost')} <Countdown key={connection.retryAt} until={connection.retryAt} />
      </span>
      <Button small onClick={reconnectNow}>
        {say('frame.reconnect')}
      </Button>
    </output>
  );
}

function HouseBanner({ condition }: HouseView) {
  if (condition === 'open') return <output />;
  return (
    <output className="recon">
      <Icon name="clock" small />
      <span>{WHY_NOT_OPEN[condition]}</span>
    </output>
  );
}

/** Hidden from screen readers: they have heard that the line is lost and need not hear every second of it. */
function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((until - now) / 1_000);
  return (
    <span aria-hidden="true">
      {seconds > 0 ? say('frame.tryingIn', { seconds: String(seconds) }) : say('frame.trying')}
    </span>
  );
}
