import { useSyncExternalStore } from 'react';
import { useRemembered } from '../../parts/useRemembered.ts';

/** How a tap on a price bets: a chip at once, or over the slip. */
export type Way = 'chips' | 'slip';

const PLACE = 'way';

/** A thumb, rather than a mouse. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const never = (): (() => void) => () => {};

/** As this browser keeps it; who has said nothing has chips where a thumb taps, and the slip where a mouse clicks. */
export function useWay(): readonly [way: Way, choose: (way: Way) => void] {
  const [wantsChips, sayChips] = useRemembered(PLACE, 'chips');
  const [wantsSlip, saySlip] = useRemembered(PLACE, 'slip');
  const isThumb = useSyncExternalStore(never, isTouched, () => false);
  const way = wantsChips || (isThumb && !wantsSlip) ? 'chips' : 'slip';
  return [way, next => (next === 'chips' ? sayChips(true) : saySlip(true))];
}
