import type { Settings } from '@maidan/contract/settings';
import type { UserId } from '@maidan/core/ids';
import type { ExposureLimits } from '@maidan/exchange/positions/exposureLimits';
import { MAKER } from './makerAccount.ts';

/** What somebody may have at risk. The maker has a limit of its own for a market, and is in all of them at once. */
export const limitsFor = (
  user: UserId,
  { marketExposure, playerExposure, makerExposure }: Settings['sport'],
): ExposureLimits => (user === MAKER ? { market: makerExposure } : { market: marketExposure, player: playerExposure });
