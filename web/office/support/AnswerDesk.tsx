import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { Note } from '../parts/Note.tsx';
import { useCommand } from '../queries.ts';
import { useMe } from '../session.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { HandOver } from './HandOver.tsx';
import type { TicketDetail } from './ticket.ts';

type Question = 'close' | 'reopen' | 'hand';

/** What can be done with a question: taken, answered, handed over, closed, reopened. */
export function AnswerDesk({ ticket }: { readonly ticket: TicketDetail }) {
  const me = useMe();
  const [asked, setAsked] = useState<Question>();
  const { id, staff, state } = ticket;
  const take = useCommand('takeTicket', () => notify.success(say('officeSupport.isTaken')));
  const isMine = staff?.id === me.id;
  const isOfAnother = staff !== null && !isMine;
  if (state === 'closed')
    return (
      <div className="ticket-acts">
        <Button onClick={() => setAsked('reopen')}>{say('officeSupport.reopen')}</Button>
        {asked === 'reopen' && <Closing ticket={ticket} asked="reopen" onClose={() => setAsked(undefined)} />}
      </div>
    );
  return (
    <>
      {isOfAnother ? (
        <div className="office-notes">
          <Note tone="info" icon="user">
            <p>{say('officeSupport.ofAnother', { name: staff.name })}</p>
          </Note>
        </div>
      ) : (
        <AnswerForm ticket={ticket} />
      )}
      <div className="ticket-acts">
        {!isMine && (
          <Button busy={take.busy} onClick={() => take.run({ id, from: staff?.id ?? null })}>
            {staff ? say('officeSupport.takeOver', { name: staff.name }) : say('officeSupport.take')}
          </Button>
        )}
        {!isOfAnother && (
          <>
            <Button onClick={() => setAsked('hand')}>{say('officeSupport.handOver')}</Button>
            <Button onClick={() => setAsked('close')}>{say('officeSupport.close')}</Button>
          </>
        )}
      </div>
      {asked === 'hand' && <HandOver ticket={ticket} onClose={() => setAsked(undefined)} />}
      {asked === 'close' && <Closing ticket={ticket} asked="close" onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface Props {
  readonly ticket: TicketDetail;
  readonly asked: 'close' | 'reopen';
  readonly onClose: () => void;
}

function Closing({ ticket: { id, player }, asked, onClose }: Props) {
  const done = (words: string) => () => {
    notify.success(words);
    onClose();
  };
  const close = useCommand('closeTicket', done(say('officeSupport.hasClosed')));
  const reopen = useCommand('reopenTicket', done(say('officeSupport.hasReopened')));
  const isClosing = asked === 'close';
  return (
    <ReasonDialog
      title={say('officeSupport.ofPlayer', { name: player.username })}
      action={isClosing ? say('officeSupport.close') : say('officeSupport.reopen')}
      busy={close.busy || reopen.busy}
      onGive={reason => (isClosing ? close : reopen).run({ id, reason })}
      onClose={onClose}
    >
      <p>{isClosing ? say('officeSupport.closeMeans') : say('officeSupport.reopenMeans')}</p>
    </ReasonDialog>
  );
}
