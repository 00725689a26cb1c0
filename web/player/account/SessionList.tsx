import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { call } from '../session.ts';
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
      await call('revokeSession', { id });
      notify.success('That session is signed out.');
    } catch (error) {
      notify.error('The session could not be ended.', error instanceof Error ? error.message : undefined);
    }
    await queries.invalidateQueries({ queryKey: ['security'] });
    setEnding(undefined);
  }

  return (
    <section className="panel">
      <h2 className="bar lt">Signed in at</h2>
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
