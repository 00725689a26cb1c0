import type { Input } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Link, useNavigate } from '../../ui/router.tsx';
import { Loading } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { MessageForm } from './MessageForm.tsx';
import { ThingCard } from './ThingCard.tsx';
import { NOT_SENT, useThing, useWriting } from './useSupport.ts';

/** A new question: about something of one's own, or about anything. */
export function AskForm({ about }: { readonly about: Input<'aboutThing'> | undefined }) {
  const { data: thing, error } = useThing(about);
  const { isSending, send } = useWriting('askSupport', NOT_SENT);
  const navigate = useNavigate();

  async function ask(words: string): Promise<boolean> {
    const sent = await send({ words, ...(about && { about }) });
    if (!sent?.id) return false;
    notify.success(say('support.sent'));
    navigate(`/support/${sent.id}`, { replace: true });
    return true;
  }

  return (
    <section className="panel">
      <h2 className="bar lt">{say('support.askTitle')}</h2>
      <div className="support-body">
        {about && (
          <>
            <p className="muted">{say('support.about')}</p>
            {thing && <ThingCard thing={thing} />}
            {!thing && !error && <Loading rows={2} />}
            {error && <p className="note er">{error.message || say('support.thingGone')}</p>}
          </>
        )}
        {!(about && error) && (
          <MessageForm label={say('support.words')} isSending={isSending} onSend={ask}>
            <Link className="btn" to="/support">
              {say('support.cancel')}
            </Link>
          </MessageForm>
        )}
      </div>
    </section>
  );
}
