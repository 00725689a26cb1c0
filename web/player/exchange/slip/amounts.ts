import { type Money, paise } from '@maidan/core/money';
import { liability, type Odds, profit, type Side } from '@maidan/core/odds';

/** What the player types: the stake itself, or what it is meant to risk or to win. */
export const ENTRIES = ['stake', 'liability', 'profit'] as const;
export type Entry = (typeof ENTRIES)[number];

/**
 * The backer's stake behind an amount. What is meant to be won is won in full, so the stake is rounded up; what may be
 * lost is never more than was typed, so it is rounded down. To who lays, the stake is the profit.
 */
export function stakeFor(entry: Entry, side: Side, amount: Money, at: Odds): Money {
  const gain = at - 1000;
  if (entry === 'stake') return amount;
  if (side === 'back') return entry === 'liability' ? amount : paise(Math.ceil((amount * 1000) / gain));
  return entry === 'profit' ? amount : paise(Math.floor((amount * 1000) / gain));
}

/** What is won and what is lost, at most, seen from one side. */
export const outlook = (side: Side, stake: Money, at: Odds): { readonly wins: Money; readonly risks: Money } => ({
  wins: side === 'back' ? profit(stake, at) : stake,
  risks: liability(side, stake, at),
});
