import type { Game } from '@maidan/games/kit/game';
import type { Desk } from '../page/desk.ts';
import type { Offers } from '../table/offers.ts';
import { ChipRail } from './ChipRail.tsx';
import { ChipWords } from './ChipWords.tsx';
import { leastOf, useOwnChips } from './useOwnChips.ts';
import { useTableChips } from './useTableChips.tsx';

interface Props {
  readonly game: Game;
  readonly desk: Desk;
  /** Taps on cells lay chips. What lies there is drawn in any case. */
  readonly isOn: boolean;
  readonly onChips: (chips: Offers['chips']) => void;
}

/** The chips of a table: those on its cells, and the rail they are taken from. */
export function ChipDesk({ game, desk, isOn, onChips }: Props) {
  const least = leastOf(game);
  const { stakes, setStakes, chip, choose } = useOwnChips(least);
  const { total, isAsked, undo, clear } = useTableChips(game, desk, { chip, isOn, onChips });

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
