import type { Money } from '@maidan/core/money';

/**
 * Betting with a single tap. It is armed for one market and a while, never kept over a reload: whoever forgets about it
 * must not find out by a bet.
 */
export interface Armed {
  readonly market: string;
  readonly stake: Money;
  readonly until: number;
}

/** After so long without a bet it is off. */
export const ARMED_MS = 120_000;

export const armed = (market: string, stake: Money, now: number): Armed => ({ market, stake, until: now + ARMED_MS });

/** What a tap there means: a bet, or the end of it because another market was tapped or the time is over. */
export const fires = (state: Armed | undefined, market: string, now: number): state is Armed =>
  state !== undefined && state.market === market && now < state.until;

/** Every bet gives it another while. */
export const fired = (state: Armed, now: number): Armed => ({ ...state, until: now + ARMED_MS });
