import type { TableView } from '@maidan/contract/table';
import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { useConnection } from '../../../live/useLive.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazily } from '../../../ui/lazily.tsx';

const WhyNoBets = lazily(async () => (await import('./asides.tsx')).WhyNoBets);

interface Props {
  readonly view: TableView | undefined;
}

/** Why nothing can be bet on, when it is not just the pause between two windows. */
export function TableNotice({ view }: Props) {
  const { state, reconnectNow } = useConnection();
  if (!view && state === 'reconnecting') {
    return (
      <div className="note er" role="alert">
        <Icon name="warning" small />
        {say('casino.unreachable')}
        <Button small onClick={reconnectNow}>
          {say('casino.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!view) return <output className="vh">{say('casino.opening')}</output>;
  if (view.status === 'on' && view.round.phase !== 'void') return null;
  return (
    <Boundary>
      <Suspense>
        <WhyNoBets view={view} />
      </Suspense>
    </Boundary>
  );
}
