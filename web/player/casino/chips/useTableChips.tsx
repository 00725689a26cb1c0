import type { Game } from '@maidan/games/kit/game';
import { useLayoutEffect, useMemo } from 'react';
import type { Desk } from '../page/desk.ts';
import type { Offers } from '../table/offers.ts';
import { Chip } from './Chip.tsx';
import { useTray } from './useTray.ts';

interface Laying {
  readonly chip: number | undefined;
  /** Taps on cells lay chips. What lies there is drawn in any case. */
  readonly isOn: boolean;
  readonly onChips: (chips: Offers['chips']) => void;
}

/** The chips on the cells of one table, and what is done with them. */
export function useTableChips(game: Game, desk: Desk, { chip, isOn, onChips }: Laying) {
  const tray = useTray(game, desk, chip);
  const { piles, lay, double } = tray;
  const { layBy, doubleBy } = desk;
  useLayoutEffect(() => {
    layBy(isOn ? lay : null);
    return () => layBy(null);
  }, [layBy, isOn, lay]);

  useLayoutEffect(() => doubleBy(() => double), [doubleBy, double]);
  useLayoutEffect(() => () => doubleBy(() => undefined), [doubleBy]);

  const drawn = useMemo(
    () => new Map([...piles].map(([cell, pile]) => [cell, <Chip key={cell} pile={pile} />])),
    [piles],
  );
  useLayoutEffect(() => onChips(drawn), [onChips, drawn]);
  return tray;
}
