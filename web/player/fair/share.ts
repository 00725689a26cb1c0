import type { Money } from '@maidan/core/money';

/** Before so many rounds, what came back says more about luck than about prices. */
export const FEW_ROUNDS = 1_000;

/** What came back of what was staked: '97.30 %', or a dash before the first bet. */
export const shareOf = (staked: Money, returned: Money): string =>
  staked === 0 ? '-' : `${((returned / staked) * 100).toFixed(2)} %`;
