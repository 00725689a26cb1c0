import type { Alert } from '@maidan/core/alerts/alert';
import { inAndOut } from '@maidan/core/alerts/inAndOut';
import { lateBets } from '@maidan/core/alerts/lateBets';
import { manyAccounts } from '@maidan/core/alerts/manyAccounts';
import { oppositeBets } from '@maidan/core/alerts/oppositeBets';
import { shared } from '@maidan/core/alerts/shared';
import { stakesAboveDeposits } from '@maidan/core/alerts/stakesAboveDeposits';
import { structuring } from '@maidan/core/alerts/structuring';
import { transferOfValue } from '@maidan/core/alerts/transferOfValue';
import { commonOf } from './facts/common.ts';
import { lateOf } from './facts/late.ts';
import { linkedOf } from './facts/linked.ts';
import { type Looking, monthOf, sinceOf } from './facts/looking.ts';
import { paymentsOf, withdrawnOf } from './facts/payments.ts';
import { stakedOf } from './facts/staked.ts';
import { struckOf } from './facts/struck.ts';

/** Every rule, on the facts of these players as they are now. One after the other: this never hurries anybody. */
export async function alertsOf(looking: Looking): Promise<readonly Alert[]> {
  const { thresholds } = looking;
  const month = monthOf(looking.now);
  const common = await commonOf(looking);
  return [
    ...inAndOut(await withdrawnOf(looking), thresholds),
    ...structuring(await paymentsOf(looking), thresholds, sinceOf(looking)),
    ...shared(common, thresholds),
    ...manyAccounts(common, thresholds),
    ...oppositeBets(await linkedOf(looking, common), thresholds, month),
    ...transferOfValue(await struckOf(looking), thresholds, month),
    ...stakesAboveDeposits(await stakedOf(looking), thresholds, month),
    ...lateBets(await lateOf(looking), thresholds, month),
  ];
}
