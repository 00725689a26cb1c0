import type { Money } from '@maidan/core/money';
import { useCallback, useEffect, useState } from 'react';
import { armed, type Armed, fired, fires } from './oneClick.ts';

export interface OneClick {
  readonly armed: Armed | undefined;
  arm(market: string, stake: Money): void;
  disarm(): void;
  /** The stake to bet with when this market is tapped; nothing, and off, when it is not armed for it. */
  tapped(market: string): Money | undefined;
}

/** Betting with a single tap: never kept, off after a while and with another market. */
export function useOneClick(): OneClick {
  const [state, setState] = useState<Armed>();
  useEffect(() => {
    if (!state) return undefined;
    const timer = setTimeout(() => setState(undefined), state.until - Date.now());
    return () => clearTimeout(timer);
  }, [state]);
  const disarm = useCallback(() => setState(undefined), []);
  return {
    armed: state,
    arm: (market, stake) => setState(armed(market, stake, Date.now())),
    disarm,
    tapped: market => {
      const now = Date.now();
      const isOn = fires(state, market, now);
      setState(isOn ? fired(state, now) : undefined);
      return isOn ? state.stake : undefined;
    },
  };
}
