import { createHash } from 'node:crypto';
import type { FaultRule } from '@maidan/contract/reconciliation';
import type { Millis } from '@maidan/core/ids';
import { canonical } from '../writer/audit.ts';
import type { Queryable } from '../db/db.ts';

/** Where to look. */
export interface Links {
  readonly player?: string | null;
  readonly round?: string | null;
  readonly market?: string | null;
  /** A deposit, a withdrawal or a proposal. */
  readonly request?: string | null;
  readonly staff?: string | null;
  readonly transfers?: readonly string[] | null;
  /** What it looked like: where no amount differs, this tells whether it is still what somebody explained. */
  readonly evidence?: string | null;
}

export interface Fault extends Links {
  readonly rule: FaultRule;
  /** What differs: an account, a transfer, a bet, a settlement. */
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

/** How much one pass looks at. Everything it reads is of one moment. */
export interface Scope {
  readonly db: Queryable;
  /** Transfers behind this number are new; 0 is all of them. */
  readonly after: number;
  readonly upTo: number;
  /** What was decided since then is looked at; undefined is everything. */
  readonly since: Millis | undefined;
}

export const isFull = ({ after }: Pick<Scope, 'after'>): boolean => after === 0;

/** More of one kind help nobody. */
export const SHOWN = 200;

/** What it is called when something else was paid than was due. */
export function paymentRule(expected: number, found: number): FaultRule {
  if (expected === 0) return 'paid-without-cause';
  if (found === 0) return 'payment-missing';
  return found === 2 * expected ? 'paid-twice' : 'paid-wrongly';
}

export const evidenceOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
