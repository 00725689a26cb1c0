import { inRupees, ZERO } from '@maidan/core/money';
import type { Game } from '@maidan/games/kit/game';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { Desk } from '../page/desk.ts';
import { widestLimits } from '../slip/draft.ts';
import type { Offers } from '../table/offers.ts';
import { readQuickStakes } from '../../parts/stake/quickStakes.ts';
import { Chip } from './Chip.tsx';
import { ChipRail } from './ChipRail.tsx';
import { ChipWords } from './ChipWords.tsx';
import { keepChip, readChip } from './keptChip.ts';
import { useTray } from './useTray.ts';

interface Props {
  readonly game: Game;
  readonly desk: Desk;
  /** Taps on cells lay chips. What lies there is drawn in any case. */
  readonly isOn: boolean;
  readonly onChips: (chips: Offers['chips']) => void;
}

/** The chips of a table: those on its cells, and the rail they are taken from. */
export function ChipDesk({ game, desk, isOn, onChips }: Props) {
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
  const least = inRupees(widestLimits(game)?.min ?? ZERO);
  const [chip, setChip] = useState(() => readChip(localStorage, stakes, least));
  const { piles, total, isAsked, lay, undo, clear } = useTray(game, desk, chip);

  const { layBy } = desk;
  useLayoutEffect(() => {
    layBy(isOn ? lay : null);
    return () => layBy(null);
  }, [layBy, isOn, lay]);

  const drawn = useMemo(
    () => new Map([...piles].map(([cell, pile]) => [cell, <Chip key={cell} pile={pile} />])),
    [piles],
  );
  useLayoutEffect(() => onChips(drawn), [onChips, drawn]);

  function choose(next: number) {
    keepChip(localStorage, next);
    setChip(next);
  }

  return (
    <>
      <ChipWords game={game} fate={desk.betting.fate} />
      {isOn && (
        <ChipRail
          stakes={stakes}
          least={least}
          chip={chip}
          total={total}
          isAsked={isAsked}
          closing={desk.closing}
          onChip={choose}
          onStakes={setStakes}
          onUndo={undo}
          onClear={clear}
          onRepeat={desk.repeat}
          onDouble={desk.double}
        />
      )}
    </>
  );
}
