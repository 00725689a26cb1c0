import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { call } from '../session.ts';
import { intentOf } from '../parts/intent.ts';

/** Asks for play money once, and says how that went. */
export function useTopUp(): { readonly isAsking: boolean; ask(): Promise<void> } {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    const intent = intentOf('topUp', sessionStorage, newKey);
    setAsking(true);
    try {
      const { amount } = await intent.send('topUp', key => call('topUp', {}, { key }));
      notify.success(say('money.toppedUp'), say('money.toppedUpBy', { amount: formatMoney(amount) }));
      for (const name of ['balance', 'statement']) void queries.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      notify.error(say('money.noTopUp'), error instanceof Error ? error.message : undefined);
    } finally {
      setAsking(false);
    }
  }

  return { isAsking, ask };
}
