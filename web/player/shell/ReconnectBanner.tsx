import { useEffect, useState } from 'react';
import { useConnection } from '../../live/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Says that what is on screen may be old, when the next try is, and lets the player not wait for it. */
export function ReconnectBanner() {
  const connection = useConnection();
  if (connection.state === 'polling') {
    return (
      <output className="recon">
        <Icon name="retry" small />
        <span>
          There is no room for one more live line from here just now. Prices are fetched every 2 seconds meanwhile.
        </span>
        <Button small onClick={connection.reconnectNow}>
          Reconnect now
        </Button>
      </output>
    );
  }
  if (connection.state !== 'reconnecting') return <output />;
  return (
    <output className="recon">
      <Icon name="retry" small />
      <span>
        Connection lost. Figures may be old. <Countdown key={connection.retryAt} until={connection.retryAt} />
      </span>
      <Button small onClick={connection.reconnectNow}>
        Reconnect now
      </Button>
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
  return <span aria-hidden="true">{seconds > 0 ? `Trying again in ${seconds} s` : 'Trying again'}</span>;
}
