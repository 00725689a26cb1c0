import './identity.css';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/router.tsx';
import { Note } from '../parts/Note.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { Pictures } from './Pictures.tsx';
import type { Sent } from './sent.ts';

/** One identity with its pictures, and what is decided upon it. */
export function LookAt({ sent }: { readonly sent: Sent }) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<'verify' | 'refuse'>();
  const close = (): void => {
    setAsked(undefined);
    setOpen(false);
  };
  const verify = useCommand('verifyIdentity', close);
  const refuse = useCommand('refuseIdentity', close);
  const { id, player, state } = sent;
  return (
    <>
      <Button
        small
        aria-label={`${say('officeMail.lookAtIdentity')}: ${player.username}`}
        onClick={() => setOpen(true)}
      >
        {say('officeMail.lookAtIdentity')}
      </Button>
      {isOpen && !asked && (
        <Dialog title={player.username} onClose={close}>
          <Facts sent={sent} />
          {sent.hasPictures ? <Pictures id={id} name={sent.fullName} /> : <p>{say('officeMail.identityErased')}</p>}
          {state === 'submitted' && (
            <div className="office-actions">
              <Button kind="danger" onClick={() => setAsked('refuse')}>
                {say('officeMail.refuseIdentity')}
              </Button>
              <Button kind="primary" onClick={() => setAsked('verify')}>
                {say('officeMail.verifyIdentity')}
              </Button>
            </div>
          )}
        </Dialog>
      )}
      {asked && (
        <ReasonDialog
          title={player.username}
          action={asked === 'verify' ? say('officeMail.verifyIdentity') : say('officeMail.refuseIdentity')}
          danger={asked === 'refuse'}
          common={asked === 'refuse' ? REFUSALS : []}
          busy={verify.busy || refuse.busy}
          onGive={reason => (asked === 'verify' ? verify : refuse).run({ id, reason })}
          onClose={() => setAsked(undefined)}
        >
          <p>{meansOf(asked, sent)}</p>
        </ReasonDialog>
      )}
    </>
  );
}

const REFUSALS = [
  say('officeMail.unreadable'),
  say('officeMail.notTheName'),
  say('officeMail.notTheFace'),
  say('officeMail.documentOver'),
];

function meansOf(asked: 'verify' | 'refuse', { needsTwo }: Sent): string {
  if (asked === 'refuse') return say('officeMail.refuseMeans');
  return needsTwo ? say('officeMail.verifyTwoMeans') : say('officeMail.verifyMeans');
}

const Facts = ({ sent: { fullName, born, age, document, numberEnd, shared, first } }: { readonly sent: Sent }) => (
  <div className="identity-facts">
    <p>
      <b>{fullName}</b>, {say('officeMail.identityBorn', { born, age })}
    </p>
    <p>
      {say('officeMail.identityKind', { kind: document })}, {say('officeMail.identityEnding', { end: numberEnd })}
    </p>
    {shared.length > 0 && (
      <Note tone="warning" icon="info">
        <p>
          {say('officeMail.identityShared')}:{' '}
          {shared.map(({ id, username }) => (
            <Link key={id} className="lk" to={`/players/${id}`}>
              {username}{' '}
            </Link>
          ))}
        </p>
      </Note>
    )}
    {first !== null && <p>{say('officeMail.identityFirst', { name: first })}</p>}
  </div>
);
