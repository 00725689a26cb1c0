import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';
import { type Session, SessionLine } from './SessionLine.tsx';

interface Props {
  readonly sessions: readonly Session[];
}

/** Every place this account is signed in, each of which can be ended from here. */
export function SessionList({ sessions }: Props) {
  const queries = useQueryClient();
  const [ending, setEnding] = useState<string>();

  async function end(id: string) {
    setEnding(id);
    try {
      await callLater('revokeSession', { id });
      notify.success(say('account.sessionEnded'));
    } catch (error) {
      notify.error(say('account.sessionNotEnded'), error instanceof Error ? error.message : undefined);
    }
    await queries.invalidateQueries({ queryKey: ['security'] });
    setEnding(undefined);
  }

  return (
    <section className="panel">
      <h2 className="bar lt">{say('account.signedInAt')}</h2>
      <ul className="sessions">
        {sessions.map(session => (
          <SessionLine
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    </section>
  );
}
