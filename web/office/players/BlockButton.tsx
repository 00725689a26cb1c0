import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import type { PlayerProps } from './player.ts';

/** Blocks an active player or lets a blocked one in again, with a reason. */
export function BlockButton({ player }: PlayerProps) {
  const mayBlock = useMay('players.block');
  const [isOpen, setOpen] = useState(false);
  const told = (words: string) => () => {
    setOpen(false);
    notify.success(words);
  };
  const block = useCommand('blockPlayer', told(say('officeMoney.nowBlocked', { name: player.username })));
  const unblock = useCommand('unblockPlayer', told(say('officeMoney.mayAgain', { name: player.username })));
  if (!mayBlock) return null;
  const isBlocked = player.status === 'blocked';
  const words = isBlocked ? say('officeMoney.unblock') : say('officeMoney.block');
  const command = isBlocked ? unblock : block;
  return (
    <>
      <Button kind={isBlocked ? 'plain' : 'danger'} onClick={() => setOpen(true)}>
        <Icon name="lock" small />
        {words}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={
            isBlocked
              ? say('officeMoney.unblockWho', { name: player.username })
              : say('officeMoney.blockWho', { name: player.username })
          }
          action={words}
          danger={!isBlocked}
          busy={command.busy}
          onGive={reason => command.run({ id: player.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{isBlocked ? say('officeMoney.unblockMeans') : say('officeMoney.blockMeans')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
