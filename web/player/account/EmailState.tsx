import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';

/** Whether the address was confirmed by its link; another link for who has lost the first. */
export function EmailState({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (isConfirmed) return <span className="bdg g">{say('account.confirmedEmail')}</span>;

  async function ask() {
    setAsking(true);
    try {
      const { sendsMail } = await callLater('mailConfirmation', {});
      notify.success(sendsMail ? say('account.linkMailed') : say('account.linkAtSupport'));
    } catch (error) {
      if (error instanceof Error) notify.error(error.message);
    }
    setAsking(false);
  }

  return (
    <>
      <span className="bdg w">{say('account.unconfirmedEmail')}</span>{' '}
      <Button small onClick={() => void ask()} busy={isAsking}>
        {say('account.mailLink')}
      </Button>
    </>
  );
}
