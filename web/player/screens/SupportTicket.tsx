import '../support/support.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Link, useParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { MessageForm } from '../support/MessageForm.tsx';
import { ThingCard } from '../support/ThingCard.tsx';
import { TicketState } from '../support/TicketState.tsx';
import { NOT_SENT, useTicket, useWriting } from '../support/useSupport.ts';

type Ticket = Reply<'ticket'>;

/** One question with all that was written. An answer that comes shows by itself. */
export function SupportTicket() {
  const { ticket = '' } = useParams();
  const { data, error, refetch } = useTicket(ticket);
  return (
    <section className="panel">
      <div className="bar">
        <h1>{say('support.question')}</h1>
        <Link className="sp" to="/support">
          {say('support.all')}
        </Link>
      </div>
      {error && !data && (
        <Failed title={say('support.ticketFailed')} text={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading rows={6} />}
      {data && <Conversation ticket={data} />}
    </section>
  );
}

const Conversation = ({ ticket }: { readonly ticket: Ticket }) => (
  <div className="support-body">
    <p>
      <TicketState state={ticket.state} isAnswered={ticket.messages.at(-1)?.by === 'staff'} />{' '}
      {ticket.answerBy !== null && (
        <span className="muted">{say('support.answerBy', { when: formatMinute(ticket.answerBy) })}</span>
      )}
    </p>
    {ticket.thing && <ThingCard thing={ticket.thing} />}
    <ol className="messages" aria-label={say('support.conversation')} aria-live="polite">
      {ticket.messages.map(message => (
        <li key={message.id} className={message.by === 'player' ? 'message own' : 'message'}>
          <p className="message-words">{message.words}</p>
          <p className="muted message-by">
            {message.by === 'player' ? say('support.you') : say('support.us')} ·{' '}
            <time dateTime={new Date(message.at).toISOString()}>{formatMinute(message.at)}</time>
          </p>
        </li>
      ))}
    </ol>
    {ticket.state === 'closed' && <p className="note">{say('support.closedIs')}</p>}
    <WriteOn ticket={ticket} />
  </div>
);

function WriteOn({ ticket: { id, state } }: { readonly ticket: Ticket }) {
  const writing = useWriting('writeTicket', NOT_SENT);
  const solving = useWriting('solveTicket', say('support.notSolved'));

  async function solve(): Promise<void> {
    if (await solving.send({ id })) notify.success(say('support.isSolved'));
  }

  return (
    <MessageForm
      label={say('support.writeOn')}
      isSending={writing.isSending}
      onSend={async words => (await writing.send({ id, words })) !== undefined}
    >
      {state === 'open' && (
        <Button busy={solving.isSending} onClick={() => void solve()}>
          {say('support.solved')}
        </Button>
      )}
    </MessageForm>
  );
}
