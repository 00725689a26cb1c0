import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';

const ScorecardDialog = lazily(async () => (await import('./ScorecardDialog.tsx')).ScorecardDialog);

interface Props {
  readonly event: string;
}

/** Opens the card over the page of the match. */
export function ScorecardButton({ event }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="score-open" onClick={() => setOpen(true)}>
        {say('sport.scorecard')}
      </button>
      <Boundary>
        <Suspense>{isOpen && <ScorecardDialog event={event} onClose={() => setOpen(false)} />}</Suspense>
      </Boundary>
    </>
  );
}
