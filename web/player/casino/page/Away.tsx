import type { MyBetsView } from '@maidan/contract/table';
import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { useLine, useLive } from '../../../live/useLive.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { awayWords, decidedOf, keepOpen } from './away.ts';

/**
 * Who was cut off while cards were dealt, or comes back to the table later, is told what became of the bets that were
 * open. Who was there has seen it. It stands by itself, so that a table is not drawn again because the line is there.
 */
export function Away({ table }: { readonly table: string }): null {
  const mine = useLive('mybets');
  const isConnected = useLine(({ state }) => state === 'connected');
  /** What was known when the line was lost; absent while it holds. */
  const away = useRef<{ readonly knew: MyBetsView | undefined } | undefined>({ knew: undefined });
  useEffect(() => {
    if (!isConnected) {
      away.current ??= { knew: mine };
      return;
    }
    if (!mine || mine === away.current?.knew) return; // not told anew yet
    const here = mine.bets.filter(({ game }) => game === table);
    const decided = away.current ? decidedOf(table, sessionStorage, here) : [];
    if (decided.length > 0) notify.info(say('casino.away'), awayWords(decided));
    away.current = undefined;
    keepOpen(table, sessionStorage, here);
  }, [mine, isConnected, table]);
  return null;
}
