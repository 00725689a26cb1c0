import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import type { Mail } from './mail.ts';
import './mails.css';

/** What was not sent is read here, to be passed on; the log has who did, and why. */
export function ReadMail({ mail }: { readonly mail: Mail }) {
  const mayRead = useMay('players.reset');
  const [isOpen, setOpen] = useState(false);
  const [letter, setLetter] = useState<Reply<'readMail'>>();
  const read = useCommand('readMail', found => {
    setOpen(false);
    setLetter(found);
  });
  if (!mayRead || (mail.state !== 'waiting' && mail.state !== 'passedOn')) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {say('officeMail.readMail')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={say('officeMail.readMailTo', { to: mail.to })}
          action={say('officeMail.readMail')}
          busy={read.busy}
          onGive={reason => read.run({ id: mail.id, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{say('officeMail.readMailMeans')}</p>
        </ReasonDialog>
      )}
      {letter && (
        <Dialog title={letter.subject} onClose={() => setLetter(undefined)}>
          <CopyField label={say('officeMail.mailTo')} value={letter.to} />
          {linkIn(letter.text) && <CopyField label={say('officeMail.mailLink')} value={linkIn(letter.text)} />}
          <p className="office-letter">{letter.text}</p>
        </Dialog>
      )}
    </>
  );
}

/** A house that was not told where it is writes links without their beginning. */
function linkIn(text: string): string {
  const link = /\S*\/way-back\/\S+/.exec(text)?.[0] ?? '';
  return link.startsWith('/') ? `${location.origin}${link}` : link;
}
