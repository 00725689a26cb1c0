import type { Millis } from '@maidan/core/ids';
import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { useCallback, useLayoutEffect } from 'react';
import { notify } from '../../../ui/Toasts.tsx';
import type { Desk } from '../page/desk.ts';
import { againOf } from '../slip/again.ts';
import { leftWords } from '../slip/doneWords.ts';
import { type Change, doubled, doubling, nextOf, type Tray } from './tray.ts';

interface Lying {
  readonly tray: Tray;
  /** As the house has it, listed or not. */
  readonly standing: readonly Slip[];
  /** Not answered yet. */
  readonly pending: readonly Slip[];
  readonly onDouble: (at: number) => void;
}

/**
 * Double waits until everything that is on its way is answered, and lays once more what stands then: what was just tapped counts,
 * what was refused does not, and nothing counts twice that is listed before its answer comes. Absent where it cannot be done now.
 */
export function useDoubling(game: Game, desk: Desk, lying: Lying, change: Change): (() => void) | undefined {
  const { tray, standing, pending, onDouble } = lying;
  const { live, betting, closing, offers } = desk;
  const round = live.view?.round;
  const isNext = betting.sending.is === 'idle' && nextOf(tray) === 'double';
  // With the layout: as soon as the last answer is there, before anything else leaves.
  useLayoutEffect(() => {
    if (!isNext || !round) return;
    const { bets, left } = againOf(game, round, standing, standing, closing.now() as Millis); // the clock of the page
    if (left > 0) notify.info(leftWords(left));
    change(was => doubled(was, bets));
  }, [isNext, game, round, standing, closing, change]);

  const isOffered = [...standing, ...pending].some(({ selection, side }) => offers.quotes[selection]?.[side]);
  const canBe = isOffered && tray.doubleAfter === undefined && !live.isStale;
  const now = closing.now;
  const double = useCallback(() => {
    onDouble(now());
    change(doubling);
  }, [onDouble, now, change]);
  return canBe ? double : undefined;
}
