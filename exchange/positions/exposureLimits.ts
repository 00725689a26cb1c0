import { add, type Money, subtract } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';

/** The most that may be at risk, as far as the house says so: in one market, and of one player in all together. */
export interface ExposureLimits {
  readonly market?: Money;
  readonly player?: Money;
}

/** A player's exposure in a market before and after a bet, and in all markets before it. */
export interface ExposureChange {
  readonly before: Money;
  readonly after: Money;
  readonly total: Money;
}

export type ExposureRefusal = 'market-exposure-limit' | 'player-exposure-limit';

/** Only more exposure is ever refused: whoever is above a limit already may still hedge. */
export function withinLimits(change: ExposureChange, limits: ExposureLimits): Result<void, ExposureRefusal> {
  const increase = subtract(change.after, change.before);
  if (increase <= 0) return ok(undefined);
  if (limits.market !== undefined && change.after > limits.market) return refuse('market-exposure-limit');
  if (limits.player !== undefined && add(change.total, increase) > limits.player)
    return refuse('player-exposure-limit');
  return ok(undefined);
}
