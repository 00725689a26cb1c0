import { MOST } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Market } from './market.ts';
import { isTick } from './ticks.ts';
import type { OrdersCommand, TradeRefusal } from './tradeCommand.ts';

export const isOver = ({ status }: Market): boolean => status === 'closed' || status === 'settled' || status === 'void';

/** Whether a market takes new orders at all, and these. Whether the player can afford them is the wallet's business. */
export function accept(market: Market, { place, version, isAllOrNone }: OrdersCommand): Result<void, TradeRefusal> {
  const { min, max } = market.limits;
  if (market.status === 'suspended') return refuse('market-suspended');
  if (max < min) return refuse('market-closed');
  if (version !== undefined && version !== market.version) return refuse('market-changed');
  for (const { runner, odds, stake } of place) {
    const found = market.runners.find(({ id }) => id === runner);
    if (!found || found.isRemoved) return refuse('unknown-runner');
    if (!isTick(odds)) return refuse('price-off-ladder');
    if (stake < min && !isAllOrNone) return refuse('stake-too-small');
    if (stake > max || stake > MOST) return refuse('stake-too-large');
  }
  return ok(undefined);
}
