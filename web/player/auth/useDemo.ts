import { useRef, useState } from 'react';
import { notify } from '../../ui/Toasts.tsx';
import { ask, signIn } from '../session.ts';
import { saidBy } from './sentences.ts';
import { newKey } from '../../api.ts';

/** Opens a play-money account of its own, without a name or a password. */
export function useDemo(arrive: () => void): { isOpening: boolean; open(): Promise<void> } {
  const [isOpening, setOpening] = useState(false);
  const key = useRef(newKey());

  async function open(): Promise<void> {
    setOpening(true);
    try {
      signIn(await ask('demo', {}, { key: key.current }));
      notify.success('Demo login successful!');
      arrive();
    } catch (error) {
      if (saidBy(error)) key.current = newKey(); // answered: the next try is a new one
      notify.error('Demo login failed. Please try again.', saidBy(error));
    } finally {
      setOpening(false);
    }
  }

  return { isOpening, open };
}
