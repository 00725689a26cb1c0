import type { Millis } from '@maidan/core/ids';
import { add, subtract } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { LAST_CALL_MS, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { heldFor, NOTHING_DEALT } from '@maidan/games/kit/held';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { notify } from '../../../ui/Toasts.tsx';
import type { againOf } from '../slip/again.ts';
import { placing, undoing } from '../slip/command.ts';
import { slipParts } from '../slip/lazySlip.ts';
import { useBetting } from '../slip/useBetting.ts';
import { useSlip, type Writing } from '../slip/useSlip.ts';
import type { Choice, Offers } from '../table/offers.ts';
import { positionsOf } from '../table/positions.ts';
import { paidIn } from '../table/won.ts';
import { useMyBets, useTable } from '../useTable.ts';
import type { Desk } from './desk.ts';
import { useFateWords } from './useFateWords.ts';
import { isTouched } from './useWay.ts';
import { useQuotes } from './useQuotes.ts';

interface Place {
  readonly chips: Offers['chips'];
  readonly writing: Writing;
}

/** Everything a player has before them at a table, put together from the live topics. */
export function useDesk(game: Game, { chips, writing }: Place): Desk {
  const live = useTable(game.code);
  const round = live.view?.round;
  const { quotes, seen } = useQuotes(round, live.now);
  const bets = useMyBets(game.code, round?.id);
  const open = useMemo(() => bets.now.filter(({ state }) => state === 'open'), [bets]);
  const window = `${round?.id} ${live.view?.openedAt}`;
  const written = useSlip({ game, round, window, quotes, seen, mine: open, now: live.now, writing });
  const betting = useBetting(game);
  const slip = { ...written, type: (stake: string) => (betting.forgetFate(), written.type(stake)) };
  useFateWords(game, betting, open, slip.clear);
  const dealt = useMemo(() => tableOf(game, round ?? NOTHING_DEALT), [game, round]);
  const positions = useMemo(() => positionsOf(game, open, slip.slips), [game, open, slip.slips]);
  const { stakeField, layBy, onPick, onTap } = useChoosing(slip.choose, betting.forgetFate);
  const [double, doubleBy] = useState<() => void>();
  const { isSlipHidden, tableTap } = usePanelToggle(game, slip.draft.choices.length > 0);

  const place = (wanted: readonly Slip[] | undefined) =>
    wanted && round ? () => betting.send(placing(game.code, round, wanted)) : undefined;
  const isFree = betting.sending.is === 'idle' && !live.isStale;
  const repeat = async () => {
    const taken = round ? await takenAgain(game, round, bets.before, open, live.now() as Millis) : [];
    if (taken.length > 0) place(taken)?.();
  };

  return {
    live,
    bets,
    offers: {
      game,
      dealt,
      quotes,
      seen,
      paid: paidIn(round),
      isStale: live.isStale,
      chosen: slip.draft.choices,
      positions,
      chips,
      onPick,
      onTap,
    },
    open,
    window,
    closing: { at: round?.phase === 'open' ? round.dueAt - LAST_CALL_MS : undefined, now: live.now },
    layBy,
    doubleBy,
    slip,
    betting,
    exposure: useExposure(game, round ?? NOTHING_DEALT, open, slip.slips),
    stakeField,
    isSlipHidden,
    tableTap,
    submit: () => place(slip.checked())?.(),
    undoFrom: round?.phase === 'open' && betting.sending.is === 'idle' ? (live.view?.openedAt ?? 0) : undefined,
    undo: taken => betting.send(undoing(game.code, taken)),
    repeat: isFree && bets.before.some(({ selection, side }) => quotes[selection]?.[side]) ? repeat : undefined,
    double,
  };
}

/** Says how many are left out. */
async function takenAgain(...asked: Parameters<typeof againOf>): Promise<readonly Slip[]> {
  const parts = await slipParts();
  const { bets, left } = parts.againOf(...asked);
  if (left > 0) notify.info(parts.leftWords(left));
  return bets;
}

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
  const chipper = useRef<Parameters<Desk['layBy']>[0]>(null);
  const layBy: Desk['layBy'] = useCallback(lay => {
    chipper.current = lay;
  }, []);
  const newest = useRef(choose);
  useLayoutEffect(() => {
    newest.current = choose;
  }, [choose]);
  const onPick = useCallback(
    (choices: readonly Choice[], byKeyboard: boolean) => {
      forgetFate();
      newest.current(choices);
      // A keyboard and a mouse go on at the stake, typed anew; a thumb would only call up the keys over the chips.
      if (!byKeyboard && isTouched()) return;
      queueMicrotask(() => {
        stakeField.current?.focus();
        stakeField.current?.select();
      });
    },
    [forgetFate],
  );
  const onTap = useCallback(
    (selection: string, side: Side, byKeyboard: boolean) =>
      chipper.current ? chipper.current({ selection, side }) : onPick([{ selection, side }], byKeyboard),
    [onPick],
  );
  return { stakeField, layBy, onPick, onTap };
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
