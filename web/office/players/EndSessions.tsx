import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import type { PlayerProps } from './player.ts';

/** Signs the player out everywhere. */
export function EndSessions({ player }: PlayerProps) {
  const mayEnd = useMay('players.block');
  const [isOpen, setOpen] = useState(false);
  const end = useCommand('endPlayerSessions', ({ sessions }) => {
    setOpen(false);
    notify.success(say('officePlayer.ended', { count: sessions.length }));
  });
  if (!mayEnd || !player.sessions.some(({ endedAt }) => endedAt === null)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('officePlayer.endAll')}</Button>
      {isOpen && (
        <ReasonDialog
          title={say('officePlayer.endAllOf', { name: player.username })}
          action={say('officePlayer.endAll')}
          danger
          busy={end.busy}
          onGive={reason => end.run({ id: player.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{say('officePlayer.endAllMeans')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
