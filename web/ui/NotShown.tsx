import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** Its code could not be fetched; otherwise it broke. */
  readonly isLoading: boolean;
  readonly home?: string | undefined;
  readonly onAgain: () => void;
}

/** How long until a page that could not be loaded is tried again by itself. */
const AGAIN_MS = 5_000;

/** In the place of a screen that cannot be shown. */
export function NotShown({ isLoading, home, onAgain }: Props) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (!isLoading || !isOnline) return undefined;
    const timer = setTimeout(onAgain, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isOnline, onAgain]);
  const Title = home === undefined ? 'b' : 'h1'; // a part of a screen, or all of it
  return (
    <section className="panel">
      <title>Maidan</title>
      <div className="state" role="alert">
        <Icon name="warning" />
        <Title>{titleOf(isLoading, isOnline)}</Title>
        <p>
          {isLoading
            ? 'It comes back by itself. Bets that were accepted stand, and your money is safe.'
            : 'It is not your fault. Bets that were accepted stand, and your money is safe.'}
        </p>
        <Button kind="teal" small onClick={onAgain}>
          <Icon name="retry" small />
          Try again
        </Button>
        {home !== undefined && <a href={home}>Go to the start</a>}
      </div>
    </section>
  );
}

function titleOf(isLoading: boolean, isOnline: boolean): string {
  if (!isOnline) return 'You are offline';
  return isLoading ? 'This page could not be loaded' : 'Something went wrong on this page';
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
