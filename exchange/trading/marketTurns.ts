import type { Market, MarketStatus } from '../market.ts';

/* How a market changes as a whole. */

export const isOver = ({ status }: Market): boolean => status === 'closed' || status === 'settled' || status === 'void';

/** What opens again is another market to who saw the old one. */
export function turned(market: Market, status: MarketStatus): Market {
  const isReopened = status === 'open' && market.status === 'suspended';
  return { ...market, status, version: market.version + (isReopened ? 1 : 0) };
}

export const inPlay = (market: Market, betDelayMs: number): Market => ({
  ...market,
  inPlay: true,
  betDelayMs,
  version: market.version + 1,
});

/** A runner that was removed stays in the list, so that everybody sees what became of it. */
export const removed = (market: Market, runner: string): Market => ({
  ...market,
  runners: market.runners.map(each => (each.id === runner ? { ...each, isRemoved: true } : each)),
  version: market.version + 1,
});

export const isRunning = ({ runners }: Market, runner: string): boolean =>
  runners.some(({ id, isRemoved }) => id === runner && !isRemoved);
