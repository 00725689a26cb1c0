import type { Reply } from '@maidan/contract/api';
import type { Money } from '@maidan/core/money';
import type { Slot } from '@maidan/games/slots/slot';
import { spinFault, type SpinFault } from '@maidan/games/slots/spin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newKey, Refused } from '../../api.ts';
import { isDecided } from '../../isDecided.ts';
import { useStore } from '../../live/useLive.ts';
import { callLater } from '../laterCalls.ts';
import { withFigure } from '../parts/limits/withFigure.ts';
import type { Spun } from './shown.ts';

type Seat = Reply<'slotSeat'>;

/** What was asked for and not answered: kept over a reload, so that it counts once at most. */
interface Asked {
  readonly key: string;
  readonly input: {
    readonly slot: string;
    readonly stake: Money;
    readonly number: string;
    readonly commitment: string;
  };
}

export type Phase = 'ready' | 'asking' | 'unknown' | 'turning';

export interface SpinState {
  readonly phase: Phase;
  readonly seat: Seat | undefined;
  readonly spin: Spun | undefined;
  /** Found by this browser, with the fingerprint it was told before. */
  readonly fault: SpinFault | undefined;
  readonly refusal: string | undefined;
  /** The next may start then, by this browser's clock that only passes. */
  readonly readyAt: number;
}

const PLACE = 'spin-asked';
const kept = (): Asked | undefined => JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') ?? undefined;

const SEAT = ['slotSeat'] as const;

/** With when the next spin may start, by the clock of this browser. */
const heard = (seat: Seat) => ({ ...seat, from: performance.now() + seat.readyAt - seat.now });

interface State extends Omit<SpinState, 'seat' | 'readyAt'> {
  /** What a refusal said. */
  readonly notBefore: number;
}

/** One spin at a time: asked for once, shown, and then the next. */
export function useSpin(slot: Slot) {
  const queries = useQueryClient();
  const {
    data: seat,
    error,
    refetch,
  } = useQuery({ queryKey: SEAT, queryFn: async () => heard(await callLater('slotSeat', {})), gcTime: 0 });
  const [state, setState] = useState<State>(() => ({
    ...{ phase: kept()?.input.slot === slot.code ? 'unknown' : 'ready', spin: undefined, fault: undefined },
    ...{ refusal: undefined, notBefore: 0 },
  }));

  const store = useStore();
  const isOnItsWay = state.phase === 'asking' || state.phase === 'turning';
  // What it came to is in no balance on the page before the reels have shown it.
  useEffect(() => (isOnItsWay ? store.hold('wallet') : undefined), [store, isOnItsWay]);

  async function deliver(asked: Asked): Promise<void> {
    sessionStorage.setItem(PLACE, JSON.stringify(asked));
    setState(before => ({ ...before, phase: 'asking', refusal: undefined }));
    try {
      const { spin, seat: next } = await callLater('spin', asked.input, { key: asked.key });
      sessionStorage.removeItem(PLACE);
      const seen = { ...spin, commitment: asked.input.commitment, number: asked.input.number };
      queries.setQueryData(SEAT, heard(next));
      setState({ phase: 'turning', spin, fault: spinFault(slot, seen), refusal: undefined, notBefore: 0 });
    } catch (error) {
      const failure = await withFigure(error);
      const isAnswer = failure instanceof Refused && isDecided(failure);
      if (isAnswer) sessionStorage.removeItem(PLACE);
      const waitMs = failure instanceof Refused ? (failure.retryAfter ?? 0) * 1_000 : 0;
      setState(before => ({
        ...before,
        phase: isAnswer ? 'ready' : 'unknown',
        refusal: isAnswer ? failure.message : undefined,
        notBefore: performance.now() + waitMs,
      }));
      if (isAnswer) void refetch(); // somebody may have spun in another window
    }
  }

  return {
    state: { ...state, seat, readyAt: Math.max(state.notBefore, seat?.from ?? 0) } satisfies SpinState,
    error,
    retry: () => void refetch(),
    spin: (stake: Money, number: string) =>
      seat && void deliver({ key: newKey(), input: { slot: slot.code, stake, number, commitment: seat.commitment } }),
    askAgain: () => {
      const asked = kept();
      if (asked) void deliver(asked);
      else setState(before => ({ ...before, phase: 'ready' }));
    },
    /** The reels have stopped. */
    stopped: () => {
      setState(before => ({ ...before, phase: 'ready' }));
      for (const name of ['balance', 'mySpins', 'statement']) void queries.invalidateQueries({ queryKey: [name] });
    },
  };
}
