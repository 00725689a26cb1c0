import type { MyBet } from '@maidan/contract/table';
import { add, type Money, subtract, sum } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { heldFor, NOTHING_DEALT } from '@maidan/games/kit/held';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { atPresentPrices, placing, undoing } from '../slip/command.ts';
import { type Betting, useBetting } from '../slip/useBetting.ts';
import { type SlipState, useSlip } from '../slip/useSlip.ts';
import type { Choice, Offers } from '../table/offers.ts';
import { positionsOf } from '../table/positions.ts';
import { type LiveTable, type MyBets, useMyBets, useTable } from '../useTable.ts';
import { useFateWords } from './useFateWords.ts';
import { useQuotes } from './useQuotes.ts';
import { useWinSound } from './useWinSound.ts';

export interface Desk {
  readonly live: LiveTable;
  readonly bets: MyBets;
  readonly offers: Offers;
  readonly seen: Offers['quotes'];
  readonly slip: SlipState;
  readonly betting: Betting;
  readonly exposure: { readonly before: Money; readonly after: Money } | undefined;
  readonly stakeField: RefObject<HTMLInputElement | null>;
  readonly isSlipHidden: boolean;
  readonly tableTap: { readonly onClick?: (event: MouseEvent) => void };
  submit(): void;
  /** Bets placed since this moment, when the window opened, can still be taken back. Absent while none can. */
  readonly undoFrom: number | undefined;
  undo(bets: readonly MyBet[]): void;
  readonly repeat: (() => void) | undefined;
  readonly double: (() => void) | undefined;
}

/** Everything a player has before them at a table, put together from the live topics. */
export function useDesk(game: Game): Desk {
  const live = useTable(game.code);
  const round = live.view?.round;
  const { quotes, seen } = useQuotes(round, live.now);
  const bets = useMyBets(game.code, round?.id);
  const open = useMemo(() => bets.now.filter(({ state }) => state === 'open'), [bets]);
  const slip = useSlip({ game, round, quotes, seen, mine: open, now: live.now });
  const betting = useBetting(game.code);
  useFateWords(game, betting, slip.clear);
  useWinSound(bets.now);
  const dealt = useMemo(() => tableOf(game, round ?? NOTHING_DEALT), [game, round]);
  const positions = useMemo(() => positionsOf(game, open, slip.slips), [game, open, slip.slips]);
  const stakes = useMemo(() => stakesOf(open), [open]);
  const { stakeField, onPick, onTap } = useChoosing(slip.choose, betting.forgetFate);
  const { isSlipHidden, tableTap } = usePanelToggle(game, slip.draft.choices.length > 0);

  const place = (wanted: readonly Slip[] | undefined) =>
    wanted && round ? () => betting.send(placing(game.code, round.id, wanted)) : undefined;
  const isFree = betting.sending.is === 'idle' && !live.isStale;

  return {
    live,
    bets,
    offers: {
      game,
      dealt,
      quotes,
      isStale: live.isStale,
      chosen: slip.draft.choices,
      positions,
      stakes,
      onPick,
      onTap,
    },
    seen,
    slip,
    betting,
    exposure: useExposure(game, round ?? NOTHING_DEALT, open, slip.slips),
    stakeField,
    isSlipHidden,
    tableTap,
    submit: () => place(slip.checked())?.(),
    undoFrom: round?.phase === 'open' && betting.sending.is === 'idle' ? (live.view?.openedAt ?? 0) : undefined,
    undo: taken => betting.send(undoing(game.code, taken)),
    repeat: isFree ? place(atPresentPrices(bets.before, quotes)) : undefined,
    double: isFree ? place(atPresentPrices(open, quotes)) : undefined,
  };
}

const stakesOf = (bets: readonly Slip[]): ReadonlyMap<string, Money> =>
  new Map(
    [...Map.groupBy(bets, ({ selection }) => selection)].map(([id, on]) => [id, sum(on.map(({ stake }) => stake))]),
  );

/** What is held for open bets everywhere, and what it would be with those being written here. */
function useExposure(game: Game, dealing: Dealing, open: readonly Slip[], written: readonly Slip[]): Desk['exposure'] {
  const before = useLive('wallet')?.exposure;
  return useMemo(() => {
    if (before === undefined) return undefined;
    const more = subtract(heldFor(game, [...open, ...written], dealing), heldFor(game, open, dealing));
    return { before, after: add(before, more) };
  }, [game, dealing, open, written, before]);
}

/** Taps are handed to the newest slip, by functions that never change: cells need not be drawn again for them. */
function useChoosing(choose: (choices: readonly Choice[]) => void, forgetFate: () => void) {
  const stakeField = useRef<HTMLInputElement>(null);
  const newest = useRef(choose);
  useLayoutEffect(() => {
    newest.current = choose;
  }, [choose]);
  const onPick = useCallback(
    (choices: readonly Choice[], byKeyboard: boolean) => {
      forgetFate();
      newest.current(choices);
      // A keyboard goes on at the stake; a thumb would only call up the keys over the chips.
      if (byKeyboard) queueMicrotask(() => stakeField.current?.focus());
    },
    [forgetFate],
  );
  const onTap = useCallback(
    (selection: string, side: Side, byKeyboard: boolean) => onPick([{ selection, side }], byKeyboard),
    [onPick],
  );
  return { stakeField, onPick, onTap };
}

function usePanelToggle(game: Game, isWriting: boolean): Pick<Desk, 'isSlipHidden' | 'tableTap'> {
  const [isHidden, setHidden] = useState(false);
  if (!game.foldsSlip) return { isSlipHidden: false, tableTap: {} };
  const onClick = ({ target }: MouseEvent) => {
    const isCell = target instanceof Element && target.closest('button') !== null;
    setHidden(!isCell && !isHidden);
  };
  return { isSlipHidden: isHidden && !isWriting, tableTap: { onClick } };
}
