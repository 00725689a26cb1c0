import './stop.css';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { useNavigate } from '../../ui/router.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { callLater } from '../laterCalls.ts';
import { useStepFocus } from './useStepFocus.ts';
import type { StopState } from './useStop.ts';

const PASSWORD = { name: 'password', type: 'password', autoComplete: 'current-password' } as const;

function wordsOf(error: unknown): string {
  if (error instanceof Refused && error.code === 'wrong-credentials') return say('safe.wrongPassword');
  return error instanceof Error ? error.message : '';
}

/** For good, with what stays on record in plain words. */
export function CloseAccount({ state }: { readonly state: StopState }) {
  const [isSure, setSure] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { second, opener } = useStepFocus<HTMLInputElement>(isSure);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function close(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    try {
      await callLater('closeAccount', { password, isSure: true });
      await queries.invalidateQueries();
      navigate('/stopped', { replace: true });
    } catch (error) {
      setFault(wordsOf(error));
    }
    setSending(false);
  }

  return (
    <section className="panel">
      <h2 className="bar lt">{say('safe.close')}</h2>
      <div className="stop">
        <p>{say('safe.closeIs')}</p>
        <p>{say('safe.closeStays')}</p>
        {!state.mayClose && <p className="note">{say('safe.closeNotYet')}</p>}
        {state.mayClose && !isSure && (
          <div className="stop-acts">
            <Button ref={opener} onClick={() => setSure(true)}>
              {say('safe.next')}
            </Button>
          </div>
        )}
        {state.mayClose && isSure && (
          <form className="limit-form" noValidate onSubmit={event => void close(event)}>
            <TextField
              {...PASSWORD}
              ref={second}
              label={say('safe.password')}
              value={password}
              onChange={setPassword}
              error={fault}
            />
            <div className="stop-acts">
              <Button type="submit" kind="danger" busy={isSending}>
                {say('safe.closeNow')}
              </Button>
              <Button disabled={isSending} onClick={() => setSure(false)}>
                {say('safe.back')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
