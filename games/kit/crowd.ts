import { add, type Money, ZERO } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';

/** What everybody at a table has bet together, told once nobody can bet any more. Nobody is named. */
export interface Crowd {
  /** Who looks at the table, with a bet or without. */
  readonly watching: number;
  /** Who has a bet on the round. */
  readonly players: number;
  readonly staked: readonly Staked[];
}

interface Staked {
  readonly selection: string;
  readonly side: Side;
  readonly stake: Money;
}

/** One for each that was bet on, in the order in which they were first. */
export function stakedOn(bets: Iterable<Staked>): readonly Staked[] {
  const sums = new Map<string, Staked>();
  for (const { selection, side, stake } of bets) {
    const key = `${side} ${selection}`;
    sums.set(key, { selection, side, stake: add(sums.get(key)?.stake ?? ZERO, stake) });
  }
  return [...sums.values()];
}
