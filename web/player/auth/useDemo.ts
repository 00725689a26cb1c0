import { say } from '@maidan/words/say';
import { useRef, useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { ask, signIn } from '../session.ts';
import { saidBy } from './sentences.ts';
import { newKey } from '../../api.ts';
import type { Arrive } from './useArrival.ts';

/** Opens a play-money account of its own, without a name or a password. */
export function useDemo(arrive: Arrive): { isOpening: boolean; open(): Promise<void> } {
  const [isOpening, setOpening] = useState(false);
  const key = useRef(newKey());

  async function open(): Promise<void> {
    setOpening(true);
    try {
      const answer = await ask('demo', {}, { key: key.current });
      signIn(answer);
      notify.success(say('door.demoLoggedIn'));
      arrive(answer);
    } catch (error) {
      if (saidBy(error)) key.current = newKey(); // answered: the next try is a new one
      notify.error(say('door.demoFailed'), saidBy(error));
    } finally {
      setOpening(false);
    }
  }

  return { isOpening, open };
}
