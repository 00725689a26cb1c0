import type { Market, MarketStatus } from './market.ts';

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
