import { say } from '@maidan/words/say';
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
  // A browser may keep in mind that a file was not there: a page that is loaded anew asks for it again.
  const again = isLoading && isOnline && home !== undefined ? () => location.reload() : onAgain;
  const Title = home === undefined ? 'b' : 'h1'; // a part of a screen, or all of it
  return (
    <section className="panel">
      <title>Maidan</title>
      <div className="state" role="alert">
        <Icon name="warning" />
        <Title>{titleOf(isLoading, isOnline)}</Title>
        <p>{isLoading ? say('frame.comesBack') : say('frame.notYourFault')}</p>
        <Button kind="teal" small onClick={again}>
          <Icon name="retry" small />
          {say('frame.tryAgain')}
        </Button>
        {home !== undefined && <a href={home}>{say('frame.toStart')}</a>}
      </div>
    </section>
  );
}

function titleOf(isLoading: boolean, isOnline: boolean): string {
  if (!isOnline) return say('frame.offline');
  return isLoading ? say('frame.pageNotLoaded') : say('frame.pageBroke');
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
