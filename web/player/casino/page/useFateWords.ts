import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { slipParts } from '../slip/lazySlip.ts';
import type { Fate } from '../slip/sender.ts';
import type { Betting } from '../slip/useBetting.ts';

/**
 * Says what became of a command, once. What is done shows itself: the chip has a tick, the balance moves; only what nobody
 * knew of for a while is told aloud. A refusal names the figure it missed. A bet that was taken leaves the slip.
 */
export function useFateWords(
  game: Game,
  { fate }: Pick<Betting, 'fate'>,
  mine: readonly Slip[],
  clear: () => void,
): void {
  const balance = useLive('wallet')?.balance;
  const onRefused = useEffectEvent(async ({ code, sentence, command }: Extract<Fate, { is: 'refused' }>) => {
    const bets = command.do === 'place' ? command.bets : [];
    const { figureOfBets, refusedWords } = await slipParts();
    const figure = figureOfBets(code, bets, { game, mine, balance });
    notify.error(sentence, [figure, refusedWords(game, bets)].filter(Boolean).join(' '));
  });
  useEffect(() => {
    if (!fate) return;
    if (fate.is === 'refused') {
      void onRefused(fate);
      return;
    }
    if (fate.isLate) void slipParts().then(({ doneWords }) => notify.success(...doneWords(game, fate)));
    if (fate.command.do === 'place') clear();
  }, [fate, game, clear]);
}
