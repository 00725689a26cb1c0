import type { UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';

export interface Staked {
  readonly player: UserId;
  readonly staked: number;
  /** Everything the house ever took or gave to play with. */
  readonly paidIn: number;
}

/** Who stakes many times what was ever paid in: with whose money? Once a month. */
export const stakesAboveDeposits = (
  facts: readonly Staked[],
  { stakesLeast, stakesTimes }: Thresholds,
  month: string,
): Alert[] =>
  facts
    .filter(({ staked, paidIn }) => staked > 0 && staked >= stakesLeast && staked >= paidIn * stakesTimes)
    .map(({ player, staked, paidIn }) => ({
      ...{ rule: 'stakesAboveDeposits', player, cause: month },
      figures: { staked, paidIn },
      evidence: evidenceOf({}),
    }));
