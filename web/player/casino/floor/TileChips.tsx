import type { Game } from '@maidan/games/kit/game';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { ChipWords } from '../chips/ChipWords.tsx';
import { chipAt } from '../chips/useOwnChips.ts';
import { useTableChips } from '../chips/useTableChips.tsx';
import type { Desk } from '../page/desk.ts';
import type { Offers } from '../table/offers.ts';
import type { Hand, HandActs } from './hands.ts';

interface Props {
  readonly game: Game;
  readonly desk: Desk;
  readonly chip: number | undefined;
  readonly isOn: boolean;
  readonly onChips: (chips: Offers['chips']) => void;
  readonly onHand: (table: string, hand: Hand | undefined) => void;
}

/** The chips of one of several tables. Their rail is shared: it is told what can be done here. */
export function TileChips({ game, desk, chip, isOn, onChips, onHand }: Props) {
  const { total, isAsked, undo, undoAt, clear } = useTableChips(game, desk, {
    chip: chipAt(game, chip),
    isOn,
    onChips,
  });
  const { undoFrom } = desk;
  const { at: closingAt, now } = desk.closing;
  const doable = { undo, clear, repeat: desk.repeat, double: desk.double, takeBack: desk.undo };
  const acts = useRef<HandActs>(doable);
  useLayoutEffect(() => {
    acts.current = doable;
  });
  const [canUndo, canClear, canRepeat, canDouble] = [undo, clear, desk.repeat, desk.double].map(Boolean);
  const hand = useMemo<Hand>(
    () => ({
      total,
      isAsked,
      undoAt: canUndo ? undoAt : undefined,
      canClear: canClear === true,
      canRepeat: canRepeat === true,
      canDouble: canDouble === true,
      closingAt,
      undoFrom,
      now,
      acts,
    }),
    [total, isAsked, canUndo, undoAt, canClear, canRepeat, canDouble, closingAt, now, undoFrom],
  );
  const { code } = game;
  useLayoutEffect(() => onHand(code, hand), [onHand, code, hand]);
  useLayoutEffect(() => () => onHand(code, undefined), [onHand, code]);
  return <ChipWords game={game} fate={desk.betting.fate} />;
}
