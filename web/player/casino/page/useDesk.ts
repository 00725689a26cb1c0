import type { MyBet } from '@maidan/contract/table';
import type { Millis } from '@maidan/core/ids';
import { add, type Money, subtract } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { LAST_CALL_MS, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { heldFor, NOTHING_DEALT } from '@maidan/games/kit/held';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { notify } from '../../../ui/Toasts.tsx';
import type { againOf } from '../slip/again.ts';
import type { Closing } from '../slip/betSlipProps.ts';
import { placing, undoing } from '../slip/command.ts';
import { slipParts } from '../slip/lazySlip.ts';
import { type Betting, useBetting } from '../slip/useBetting.ts';
import { type SlipState, useSlip } from '../slip/useSlip.ts';
import type { Choice, Offers } from '../table/offers.ts';
import { positionsOf } from '../table/positions.ts';
import { type LiveTable, type MyBets, useMyBets, useTable } from '../useTable.ts';
import { useFateWords } from './useFateWords.ts';
import { isTouched } from './useWay.ts';
import { useQuotes } from './useQuotes.ts';
import { useWinSound } from './useWinSound.ts';

export interface Desk {
  readonly live: LiveTable;
  readonly bets: MyBets;
  readonly offers: Offers;
  /** The player's open bets on this round. */
  readonly open: readonly MyBet[];
  /** The betting window that is open, or was last: what belongs to one never reaches into another. */
  readonly window: string;
  readonly closing: Closing;
  /** Who lays chips gets the taps on cells; while nobody does they go to the slip. */
  readonly layBy: (lay: ((choice: Choice) => void) | null) => void;
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
  readonly repeat: (() => Promise<void>) | undefined;
  readonly double: (() => Promise<void>) | undefined;
}

/** Everything a player has before them at a table, put together from the live topics. */
export function useDesk(game: Game, chips: Offers['chips']): Desk {
  const live = useTable(game.code);
  const round = live.view?.round;
  const { quotes, seen } = useQuotes(round, live.now);
  const bets = useMyBets(game.code, round?.id);
  const open = useMemo(() => bets.now.filter(({ state }) => state === 'open'), [bets]);
  const window = `${round?.id} ${live.view?.openedAt}`;
  const written = useSlip({ game, round, window, quotes, seen, mine: open, now: live.now });
  const betting = useBetting(game.code);
  const slip = { ...written, type: (stake: string) => (betting.forgetFate(), written.type(stake)) };
  useFateWords(game, betting, slip.clear);
  useWinSound(bets.now);
  const dealt = useMemo(() => tableOf(game, round ?? NOTHING_DEALT), [game, round]);
  const positions = useMemo(() => positionsOf(game, open, slip.slips), [game, open, slip.slips]);
  const { stakeField, layBy, onPick, onTap } = useChoosing(slip.choose, betting.forgetFate);
  const { isSlipHidden, tableTap } = usePanelToggle(game, slip.draft.choices.length > 0);

  const place = (wanted: readonly Slip[] | undefined) =>
    wanted && round ? () => betting.send(placing(game.code, round.id, wanted)) : undefined;
  const isFree = betting.sending.is === 'idle' && !live.isStale;
  const again = (wanted: readonly Slip[]) => {
    if (!isFree || !round || !wanted.some(({ selection, side }) => quotes[selection]?.[side])) return undefined;
    return async () => {
      const taken = await takenAgain(game, round, wanted, open, live.now() as Millis);
      if (taken.length > 0) place(taken)?.();
    };
  };

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
      chips,
      onPick,
      onTap,
    },
    open,
    window,
    closing: { at: round?.phase === 'open' ? round.dueAt - LAST_CALL_MS : undefined, now: live.now },
    layBy,
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
    repeat: again(bets.before),
    double: again(open),
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
