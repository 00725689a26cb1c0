import type { MyBetsView } from '@maidan/contract/table';
import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { useConnection, useLive } from '../../../live/useLive.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { awayWords, decidedOf, keepOpen } from './away.ts';

/**
 * Who was cut off while cards were dealt, or comes back to the table later, is told what became of the bets that were
 * open. Who was there has seen it.
 */
export function useAway(table: string): void {
  const mine = useLive('mybets');
  const { state } = useConnection();
  /** What was known when the line was lost; absent while it holds. */
  const away = useRef<{ readonly knew: MyBetsView | undefined } | undefined>({ knew: undefined });
  useEffect(() => {
    if (state !== 'connected') {
      away.current ??= { knew: mine };
      return;
    }
    if (!mine || mine === away.current?.knew) return; // not told anew yet
    const here = mine.bets.filter(({ game }) => game === table);
    const decided = away.current ? decidedOf(table, sessionStorage, here) : [];
    if (decided.length > 0) notify.info(say('casino.away'), awayWords(decided));
    away.current = undefined;
    keepOpen(table, sessionStorage, here);
  }, [mine, state, table]);
}
