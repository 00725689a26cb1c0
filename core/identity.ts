import type { Millis } from './ids.ts';
import { least, type Money, paise, subtract, ZERO } from './money.ts';

/*
 * How well the house knows a player, and how much may be paid in, paid out and held by it. Amounts are added up over the last
 * 180 days, which anti-money-laundering rules call linked.
 */

export const IDENTITY_STATES = ['none', 'submitted', 'verified', 'refused', 'expired'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** As it is written down: that it has expired is found by the clock. */
export interface KeptIdentity {
  readonly state: Exclude<IdentityState, 'expired'>;
  readonly verified_until: Millis | null;
}

export const identityAt = ({ state, verified_until }: KeptIdentity, now: Millis): IdentityState =>
  state === 'verified' && (verified_until ?? 0) <= now ? 'expired' : state;

export const LINKED_DAYS = 180;

/** The most of each, both included. */
export interface Tier {
  readonly in: Money;
  readonly out: Money;
  readonly held: Money;
}

/** What was paid in those days: approved, waiting to be approved, and asked to be paid out. */
export interface Paid {
  readonly in: Money;
  readonly waiting: Money;
  readonly out: Money;
}

/** What may still be paid, by which rule. */
export interface Room {
  readonly rule: 'in' | 'out' | 'held';
  readonly left: Money;
}

const above = (most: Money, used: number): Money => (used >= most ? ZERO : subtract(most, paise(used)));

/** What may still be paid in by who holds this much. What waits counts like what is there. */
export function roomIn(tier: Tier, paid: Paid, holds: Money): Room {
  const byIn = above(tier.in, paid.in + paid.waiting);
  const byHeld = above(tier.held, holds + paid.waiting);
  return byHeld < byIn ? { rule: 'held', left: byHeld } : { rule: 'in', left: least(byIn, byHeld) };
}

export const roomOut = (tier: Tier, paid: Paid): Room => ({ rule: 'out', left: above(tier.out, paid.out) });

const INDIA_MS = 5.5 * 3_600_000;

/** Whole years since a day of birth ('2001-03-07'), by the day in India. Who is born on 29 February is older from March on. */
export function ageOf(born: string, now: Millis): number {
  const [year, month, day] = born.split('-').map(Number) as [number, number, number]; // as the contract has it
  const there = new Date(now + INDIA_MS);
  const passed = there.getUTCMonth() + 1 - month || there.getUTCDate() - day;
  return there.getUTCFullYear() - year - (passed < 0 ? 1 : 0);
}
