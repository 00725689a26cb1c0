import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useCallback, useSyncExternalStore } from 'react';
import { inRupees } from './slotSay.ts';
import type { Phase } from './useSpin.ts';

interface Props {
  readonly stake: Money;
  readonly phase: Phase;
  readonly readyAt: number;
  readonly isDisabled: boolean;
  readonly onSpin: () => void;
}

/** One press, one spin. A key that is held down is one press; and nothing spins by itself. */
export function SpinButton({ stake, phase, readyAt, isDisabled, onSpin }: Props) {
  const seconds = useSecondsUntil(readyAt);
  const isBusy = phase === 'asking' || phase === 'turning';
  const isWaiting = isDisabled || isBusy || seconds > 0;
  const words = isBusy
    ? say('slots.spinning')
    : seconds > 0
      ? say('slots.wait', { seconds })
      : say('slots.spinFor', { stake: inRupees(stake) });
  return (
    <button
      type="button"
      className="slot-spin"
      aria-disabled={isWaiting} // it keeps the focus while it waits
      onKeyDown={event => event.repeat && event.preventDefault()}
      onClick={() => !isWaiting && onSpin()}
    >
      {words}
    </button>
  );
}

/** How often the seconds are looked at while they pass. */
const LOOK_MS = 200;

/** Whole seconds that are left, told each time they change. */
function useSecondsUntil(readyAt: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed();
        if (performance.now() > readyAt) clearInterval(timer);
      }, LOOK_MS);
      return () => clearInterval(timer);
    },
    [readyAt],
  );
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((readyAt - performance.now()) / 1_000)));
}
