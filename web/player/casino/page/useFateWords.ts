import type { Game } from '@maidan/games/kit/game';
import { useEffect } from 'react';
import { notify } from '../../../ui/Toasts.tsx';
import type { Betting } from '../slip/useBetting.ts';
import { doneWords } from '../slip/words.ts';

/** Says what became of a command, once, when it is known. A bet that was taken leaves the slip. */
export function useFateWords(game: Game, { fate }: Pick<Betting, 'fate'>, clear: () => void): void {
  useEffect(() => {
    if (!fate) return;
    if (fate.is === 'refused') {
      notify.error(fate.sentence);
      return;
    }
    notify.success(...doneWords(game, fate));
    if (fate.command.do === 'place') clear();
  }, [fate, game, clear]);
}
