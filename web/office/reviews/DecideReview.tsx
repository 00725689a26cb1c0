import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';

interface Props {
  readonly id: string;
  readonly username: string;
}

/** Somebody else, which two people say; or the same person, for whom the stop counts. */
export function DecideReview({ id, username }: Props) {
  const mayDecide = useMay('players.block');
  const [asked, setAsked] = useState<'clear' | 'confirm'>();
  const close = (): void => setAsked(undefined);
  const clear = useCommand('clearReview', close);
  const confirm = useCommand('confirmReview', close);
  if (!mayDecide) return null;
  const isClear = asked === 'clear';
  return (
    <>
      <Button small onClick={() => setAsked('clear')}>
        {say('officeMail.clearReview')}
      </Button>{' '}
      <Button small onClick={() => setAsked('confirm')}>
        {say('officeMail.confirmReview')}
      </Button>
      {asked && (
        <ReasonDialog
          title={username}
          action={isClear ? say('officeMail.clearReview') : say('officeMail.confirmReview')}
          busy={clear.busy || confirm.busy}
          onGive={reason => (isClear ? clear : confirm).run({ id, reason })}
          onClose={close}
        >
          <p>{isClear ? say('officeMail.clearMeans') : say('officeMail.confirmMeans')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
