import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { callLater } from '../laterCalls.ts';
import { useSite } from '../site.ts';
import { Failure } from './Failure.tsx';
import { type Faults, missing } from './required.ts';
import { fieldsOf, saidBy } from './sentences.ts';
import { DoorNote, ToLogin } from './DoorNote.tsx';

/** The answer is the same whether there is such an account or not, and so are the words. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Faults<'email'>>({});
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<{ readonly sendsMail: boolean }>();
  const element = useFaultFocus(faults);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const empty = missing({ email });
    setFaults(empty);
    setFailure(undefined);
    if (Object.keys(empty).length > 0) return;
    setAsking(true);
    try {
      setAnswer(await callLater('forgotPassword', { email: email.trim() }));
    } catch (error) {
      setFaults(fieldsOf(error));
      setFailure(saidBy(error) ?? say('door.loginErred'));
    }
    setAsking(false);
  }

  if (answer) return answer.sendsMail ? <DoorNote text={say('door.linkMailed')} /> : <AskSupport />;
  return (
    <form className="auth-form" ref={element} noValidate onSubmit={event => void submit(event)}>
      <Failure text={failure} />
      <p className="auth-small">{say('door.forgotIs')}</p>
      <TextField
        label={say('door.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={setEmail}
        error={faults.email}
      />
      <Button kind="teal" big type="submit" busy={isAsking}>
        {say('door.askForLink')}
      </Button>
      <ToLogin />
    </form>
  );
}

/** Where no mails are sent, people have the link. */
function AskSupport() {
  const { data: site } = useSite();
  return (
    <DoorNote text={say('door.linkAtSupport')}>
      {site && (
        <a className="btn teal big" href={site.support.url}>
          {site.support.label}
        </a>
      )}
    </DoorNote>
  );
}
