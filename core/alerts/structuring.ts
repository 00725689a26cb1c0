import type { Millis, UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';

export interface Payment {
  readonly player: UserId;
  readonly id: string;
  readonly way: 'in' | 'out';
  readonly amount: number;
  readonly at: Millis;
}

/** Of the threshold, from where on a payment is just below it. */
const NEAR_PER_CENT = 80;
const WEEK_MS = 7 * 86_400_000;

/**
 * Payments one after the other, each just below what is reported, within a week. The one that makes so many of them is the
 * cause; so is the one that makes twice as many, and those in between are not news. Payments before a moment are only counted.
 */
export function structuring(facts: readonly Payment[], thresholds: Thresholds, since: Millis): Alert[] {
  const { structuringUnder: under, structuringTimes: times } = thresholds;
  const near = facts.filter(({ amount }) => amount < under && amount * 100 >= under * NEAR_PER_CENT);
  const alerts: Alert[] = [];
  for (const one of Map.groupBy(near, ({ player, way }) => `${way} ${player}`).values()) {
    const inOrder = one.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    for (const [nth, last] of inOrder.entries()) {
      const week = inOrder.slice(0, nth + 1).filter(({ at }) => at > last.at - WEEK_MS);
      if (last.at < since || week.length % times !== 0) continue;
      alerts.push({
        ...{ rule: 'structuring', player: last.player, cause: last.id },
        figures: { times: week.length, under, sum: week.reduce((sum, { amount }) => sum + amount, 0) },
        evidence: evidenceOf({ payments: week.map(({ id }) => id) }),
      });
    }
  }
  return alerts;
}
