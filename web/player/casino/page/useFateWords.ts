import type { Game } from '@maidan/games/kit/game';
import { useEffect } from 'react';
import { notify } from '../../../ui/Toasts.tsx';
import { slipParts } from '../slip/lazySlip.ts';
import type { Betting } from '../slip/useBetting.ts';

/**
 * Says what became of a command, once. What is done shows itself: the chip has a tick, the balance moves; only what nobody
 * knew of for a while is told aloud. A bet that was taken leaves the slip.
 */
export function useFateWords(game: Game, { fate }: Pick<Betting, 'fate'>, clear: () => void): void {
  useEffect(() => {
    if (!fate) return;
    if (fate.is === 'refused') {
      notify.error(fate.sentence);
      return;
    }
    if (fate.isLate) void slipParts().then(({ doneWords }) => notify.success(...doneWords(game, fate)));
    if (fate.command.do === 'place') clear();
  }, [fate, game, clear]);
}
