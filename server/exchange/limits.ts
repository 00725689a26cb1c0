import type { Settings } from '@maidan/contract/settings';
import type { UserId } from '@maidan/core/ids';
import { add, type Money, subtract } from '@maidan/core/money';
import type { Result } from '@maidan/core/result';
import { type ExposureLimits, type ExposureRefusal, withinLimits } from '@maidan/exchange/positions/exposureLimits';
import type { Decision } from '../writer/decision.ts';
import { MAKER } from './makerAccount.ts';

/** What somebody may have at risk. The maker has a limit of its own for a market, and is in all of them at once. */
export const limitsFor = (
  user: UserId,
  { marketExposure, playerExposure, makerExposure }: Settings['sport'],
): ExposureLimits => (user === MAKER ? { market: makerExposure } : { market: marketExposure, player: playerExposure });

/**
 * Whether somebody may have this much at risk in a market, instead of that before, and before any of it is held. What another
 * node takes of the same player at the same moment is found when it is written.
 */
export function mayRisk(
  decision: Decision,
  user: UserId,
  { before, after }: { readonly before: Money; readonly after: Money },
  limits: ExposureLimits,
): Result<void, ExposureRefusal> {
  const total = decision.balance(`exposure:${user}`);
  const within = withinLimits({ before, after, total }, limits);
  const then = add(total, subtract(after, before));
  if (within.ok && after > before && limits.player !== undefined)
    decision.leaves(subtract(limits.player, then), `exposure:${user}`);
  return within;
}
