import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import type { PlayerProps } from './player.ts';
import './startReset.css';

/** Mails the player a link. What password is chosen with it nobody here sees or says. */
export function StartReset({ player }: PlayerProps) {
  const mayReset = useMay('players.reset');
  const [isOpen, setOpen] = useState(false);
  const [twoStep, setTwoStep] = useState(false);
  const start = useCommand('startReset', () => {
    setOpen(false);
    notify.success(say('officeMail.resetStarted'), say('officeMail.resetStartedUnder'));
  });
  if (!mayReset || player.demo) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('officeMail.startReset')}</Button>
      {isOpen && (
        <ReasonDialog
          title={say('officeMail.resetWho', { name: player.username })}
          action={say('officeMail.startReset')}
          busy={start.busy}
          onGive={reason => start.run({ id: player.id, twoStep, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{say('officeMail.resetMeans')}</p>
          {player.twoStep && (
            <label className="office-tick">
              <input type="checkbox" checked={twoStep} onChange={event => setTwoStep(event.target.checked)} />
              {say('officeMail.resetTwoStep')}
            </label>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
