import type { MyBet } from '@maidan/contract/table';
import { sum, ZERO } from '@maidan/core/money';
import { useEffect, useRef } from 'react';
import { playSound } from '../studio/sound/sounds.ts';
import { isToTaste } from './useTaste.ts';

/** A round that was won sounds like it: once, when the last bet on it is settled, and only if more came back than went in. */
export function useWinSound(bets: readonly MyBet[]): void {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const [first] = bets;
    if (!first) return;
    if (bets.some(({ state }) => state === 'open')) {
      awaited.current = first.round;
    } else if (awaited.current === first.round) {
      awaited.current = undefined;
      if (isWon(bets) && isToTaste('sound')) playSound('win');
    }
  }, [bets]);
}

export const isWon = (bets: readonly Pick<MyBet, 'profit'>[]): boolean =>
  sum(bets.map(({ profit }) => profit ?? ZERO)) > ZERO;
