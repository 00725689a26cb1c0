import type { Money } from '@maidan/core/money';

/*
 * How much one bet may be. Less than before counts at once, whoever says so. More takes two people where it is also more
 * than the house was built with: so one person can bring back what another lowered, and nobody can stake the house alone.
 */

export interface Stakes {
  readonly min: Money;
  readonly max: Money;
}

/** Of one market, for whoever decides on it. */
export interface LimitChange {
  readonly name: string;
  /** Of the rows of the market on which less may be bet than on the others. */
  readonly isOfLess?: boolean;
  readonly before: Stakes;
  readonly after: Stakes;
}

export const isRaise = (next: Stakes, now: Stakes, usual: Stakes): boolean =>
  next.max > now.max && next.max > usual.max;
