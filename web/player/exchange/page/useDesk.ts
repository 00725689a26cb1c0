import type { EventView } from '@maidan/contract/event';
import type { AwayView } from '@maidan/contract/house';
import { eventTopic } from '@maidan/contract/stream';
import { inRupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAway } from '../../../live/useAway.ts';
import { useLive } from '../../../live/useLive.ts';
import { useStale } from '../../../live/useStale.ts';
import { useSearchParams } from '../../../ui/router.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { type Choice, targetOf } from '../choice.ts';
import { mainOf } from '../sections.ts';
import { begun, faultOf } from '../slip/draft.ts';
import { commandOf } from '../slip/commandOf.ts';
import { type OneClick, useOneClick } from '../slip/useOneClick.ts';
import { type SportSlip, useSportSlip } from '../slip/useSportSlip.ts';
import { NOTHING_OPEN } from '../standing.ts';
import type { Trade } from '../trade.ts';

export interface Watched {
  readonly market: string;
  readonly runner: string;
}

export interface BettingDesk {
  readonly trade: Trade;
  /** Why nobody keeps its prices at this moment, where it is so. */
  readonly away: AwayView['why'] | undefined;
  readonly slip: SportSlip;
  readonly oneClick: OneClick;
  readonly stakeField: RefObject<HTMLInputElement | null>;
  readonly watched: Watched | undefined;
  /** Away from the slip, back to the cell it was opened from. */
  close(): void;
}

/** Everything a player has before them at a match, put together from the live topics. */
export function useDesk(view: EventView): BettingDesk {
  const mine = useLive('orders') ?? NOTHING_OPEN;
  const away = useAway(eventTopic(view.id), 'board');
  const isStale = useStale() || away !== undefined;
  const slip = useSportSlip(view);
  const oneClick = useOneClick();
  const [watched, setWatched] = useState<Watched>();
  const stakeField = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);

  function pick(choice: Choice, byKeyboard: boolean) {
    opener.current = document.activeElement;
    if (betAtOnce(choice)) return;
    slip.choose(choice);
    const market = view.markets.find(({ id }) => id === choice.market);
    if (market) setWatched({ market: market.id, runner: choice.runner });
    // A keyboard goes on at the stake; a thumb would only call up the keys over the chips.
    if (byKeyboard) queueMicrotask(() => stakeField.current?.focus());
  }

  /** True when one-click betting is armed for it and the bet was sent. */
  function betAtOnce(choice: Choice): boolean {
    if (!oneClick.armed) return false;
    const stake = oneClick.tapped(choice.market);
    if (stake === undefined) notify.info(say('betting.oneClickOff'), say('betting.otherMarket'));
    const target = targetOf(view, choice);
    if (stake === undefined || !target) return false;
    const draft = { ...begun(target), amount: String(inRupees(stake)) };
    const command = faultOf(draft, target) === undefined ? commandOf(draft, target, slip.options) : undefined;
    if (command) slip.sendOwn(command);
    return command !== undefined;
  }

  const onPick = useNewest(pick);
  const onWatch = useCallback((market: string, runner: string) => {
    setWatched({ market, runner });
    document.getElementById('depth')?.scrollIntoView({ block: 'nearest' });
  }, []);
  useChosenOnTheWay(onPick);
  const { draft, written, clear } = slip;
  const chosen = draft?.choice;
  const trade = useMemo(
    () => ({ view, mine, chosen, written, isStale, onPick, onWatch }),
    [view, mine, chosen, written, isStale, onPick, onWatch],
  );
  return {
    trade,
    away,
    slip,
    oneClick,
    stakeField,
    watched: watched ?? firstOf(view),
    close: () => {
      clear();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** Taps are handed to the newest function, by one that never changes: cells need not be drawn again for it. */
function useNewest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  }, [act]);
  return useCallback((...args: A) => newest.current(...args), []);
}

/** A price that was tapped on the board is in the slip when its match opens. */
function useChosenOnTheWay(onPick: (choice: Choice, byKeyboard: boolean) => void): void {
  const [params] = useSearchParams();
  const [market, runner, side] = ['market', 'runner', 'side'].map(name => params.get(name));
  useEffect(() => {
    if (market && runner && (side === 'back' || side === 'lay')) onPick({ market, runner, side, level: 0 }, false);
  }, [market, runner, side, onPick]);
}

/** Who is watched until somebody is chosen. */
function firstOf({ markets }: EventView): Watched | undefined {
  const market = mainOf(markets);
  const runner = market?.runners[0];
  return market && runner && { market: market.id, runner: runner.id };
}
