import { say } from '@maidan/words/say';
import { useEffect, useState } from 'react';
import { Refused } from '../../api.ts';
import { callLater } from '../laterCalls.ts';
import { useLinkToken } from './linkToken.ts';
import { DoorNote } from './DoorNote.tsx';

/** Whoever opens the link has the address: nothing more is asked. */
export function ConfirmEmail() {
  const token = useLinkToken();
  const [answer, setAnswer] = useState<{ readonly fault?: string }>();
  useEffect(() => {
    callLater('confirmEmail', { token }).then(
      () => setAnswer({}),
      (error: unknown) =>
        setAnswer({ fault: error instanceof Refused ? say('door.linkOver') : say('door.loginErred') }),
    );
  }, [token]);
  if (!answer) return <output className="auth-small">{say('door.confirming')}</output>;
  return answer.fault === undefined ? (
    <DoorNote text={say('door.emailConfirmed')} />
  ) : (
    <DoorNote tone="er" text={answer.fault} />
  );
}
