import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';

export type Review = Reply<'reviews'>['rows'][number];

interface Props {
  readonly review: Review;
}

/**
 * Somebody else, which two people say; or the same person, for whom the stop counts. Whom a colleague holds looks like nobody,
 * and is only let go.
 */
export function DecideReview({ review: { id, player, found, matches } }: Props) {
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
        {say('officeMail.clearReview', { found })}
      </Button>{' '}
      {matches.length > 0 && (
        <Button small onClick={() => setAsked('confirm')}>
          {say('officeMail.confirmReview')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={player.username}
          action={isClear ? say('officeMail.clearReview', { found }) : say('officeMail.confirmReview')}
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
